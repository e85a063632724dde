/// What a text is for.
public enum UITextInteractionMode: Int, Sendable {
  /// To be edited: a tap sets the caret.
  case editable = 0
  /// To be read: a double tap selects.
  case nonEditable = 1
}

/// The gestures of the system in a text of the program's own. A tap sets the caret and brings the keyboard, a double tap selects a word and a
/// long press sets the caret; the loupe, the handles of the selection and the menu are not drawn.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Asked whether a gesture may begin. Not kept alive.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text. Not kept alive.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// What the text is for.
  open private(set) var textInteractionMode: UITextInteractionMode
  /// The gestures, which others may wait for.
  open private(set) var gesturesForFailureRequirements: [UIGestureRecognizer] = []
  private let hand = TextHand()

  /// For a text that is edited, or for one that is read.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
    hand.interaction = self
    let tap = UITapGestureRecognizer(target: hand, action: Selector("tapped:", TextHand.tapped))
    let double = UITapGestureRecognizer(target: hand, action: Selector("tappedTwice:", TextHand.tappedTwice))
    double.numberOfTapsRequired = 2
    let press = UILongPressGestureRecognizer(target: hand, action: Selector("pressed:", TextHand.pressed))
    gesturesForFailureRequirements = [tap, double, press]
  }

  open func willMove(to view: UIView?) {
    for gesture in gesturesForFailureRequirements { self.view?.removeGestureRecognizer(gesture) }
  }
  open func didMove(to view: UIView?) {
    self.view = view
    for gesture in gesturesForFailureRequirements { view?.addGestureRecognizer(gesture) }
  }

  fileprivate func begin(
    _ gesture: UIGestureRecognizer, _ body: (any UIResponder & UITextInput, UITextPosition) -> Void
  ) {
    let point = gesture.location(in: view)
    guard let view, let textInput, delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
    delegate?.interactionWillBegin(self)
    if textInteractionMode == .editable, !textInput.isFirstResponder { textInput.becomeFirstResponder() }
    let local = (textInput as? UIView).map { view.convert(point, to: $0) } ?? point
    if let place = textInput.closestPosition(to: local) {
      textInput.inputDelegate?.selectionWillChange(textInput)
      body(textInput, place)
      textInput.inputDelegate?.selectionDidChange(textInput)
    }
    delegate?.interactionDidEnd(self)
  }
}

/// Has the gestures of an interaction call it.
@MainActor
private final class TextHand: NSObject {
  weak var interaction: UITextInteraction?

  func tapped(_ gesture: UIGestureRecognizer) { setCaret(gesture) }
  func pressed(_ gesture: UIGestureRecognizer) { if gesture.state == .began { setCaret(gesture) } }

  private func setCaret(_ gesture: UIGestureRecognizer) {
    interaction?.begin(gesture) { text, place in
      if text.isEditable { text.selectedTextRange = text.textRange(from: place, to: place) }
    }
  }

  func tappedTwice(_ gesture: UIGestureRecognizer) {
    interaction?.begin(gesture) { text, place in
      let word =
        text.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
        ?? text.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
      if let word { text.selectedTextRange = word }
    }
  }
}

/// Asked and told of the gestures of a text.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {
  /// Whether a gesture at a point of the view may begin; true without an implementation.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called when one begins.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called when it has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
