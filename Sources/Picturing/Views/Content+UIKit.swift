import Geometry
import LayoutReports
import Platform
import TextLayout
import UIKitCore

extension Content {
  /// What a view draws besides its background.
  @MainActor
  package init(_ view: UIView, isPicture: Bool = false) {
    switch view {
    case let label as UILabel: self = label.textContent.map { .text($0) } ?? .none
    case let imageView as UIImageView:
      let isDrawing = isPicture && imageView.showsDrawnImage
      self = imageView.image == nil || isDrawing ? .none : .image(ImageContent(imageView))
    case let button as UIButton: self = .init(button: button, isPicture: isPicture)
    case let textView as UITextView: self = textView.textContent.map { .text($0) } ?? .none
    case let field as UITextField: self = .control(field.controlContent)
    default: self = ControlContent(view).map { .control($0) } ?? .none
    }
    if isPicture, case .control(var control) = self, view.controlDecorations != nil {
      control.isDrawnByView = true
      self = view.hasControlOfOwnLook ? .none : .control(control)
    }
    if isPicture { placeLetters(of: view) }
  }

  /// Says where each letter of the view's own text stands.
  @MainActor
  private mutating func placeLetters(of view: UIView) {
    let environment = view.layoutScreen.text
    switch (self, view) {
    case (.text, let label as UILabel) where label.attributed != nil:
      // Text in other styles is a decoration.
      if let text = StyledText(label, color: label.textColor ?? .label)?.contents.first { self = .text(text) }
    case (.text(var text), let label as UILabel):
      text.placeLetters(label.displayFont, in: environment)
      self = .text(text)
    case (.text, let button as UIButton) where button.styledTitle != nil:
      if let text = button.styledTitle(at: button.places)?.contents.first { self = .text(text) }
    case (.text(var text), let button as UIButton):
      text.placeLetters(button.effectiveFont, in: environment)
      self = .text(text)
    case (.text, let textView as UITextView) where textView.isAttributed:
      // Text in other styles is a decoration.
      if let text = StyledText(textView)?.contents.first { self = .text(text) } else { self = .none }
    case (.text(var text), let textView as UITextView):
      text.placeLetters(textView.font ?? .systemFont(ofSize: 12), in: environment)
      self = .text(text)
    case (.control(var control), let field as UITextField):
      let fonts = field.fontsOfLine
      for index in control.texts.indices {
        let font = fonts.indices.contains(index) ? fonts[index] : field.font ?? .systemFont(ofSize: 17)
        control.texts[index].placeLetters(font, in: environment)
      }
      self = .control(control)
    default: break
    }
  }

  /// A button shows its title or, without one, its image; beside a title the image is a decoration.
  @MainActor
  private init(button: UIButton, isPicture: Bool) {
    let places = button.places
    // What code has drawn is a decoration.
    let isDrawn = isPicture && button.currentImage?.isDrawn == true
    self =
      button.titleContent(at: places).map { .text($0) }
      ?? (isDrawn ? nil : button.imageContent(at: places).map { .image($0) }) ?? .none
  }
}

extension ImageContent {
  @MainActor
  init(_ view: UIImageView) {
    let image = view.shownImage
    let factor = view.showsTabSymbol ? BarAppearanceMetrics.tabSymbolFactor : 1
    let size = image.map { Size(width: Double($0.size.width) * factor, height: Double($0.size.height) * factor) }
    self.init(
      name: image?.name, contentMode: factor > 1 ? "center" : String(describing: view.contentMode), size: size,
      tint: (image?.ownTint ?? view.givenTintColor).map { view.pictureColor($0) },
      isTemplate: image?.renderingMode == .alwaysTemplate || image?.ownTint != nil,
      capInsets: image.flatMap { $0.capInsets == .zero ? nil : Insets($0.capInsets) },
      isSymbol: image?.isSymbolImage == true, isMirrored: view.mirrors(symbol: image?.name))
  }
}

extension UIView {
  /// Whether a symbol of the name points the other way in this view. Symbols that have `forward` or `backward` in their name point to
  /// where reading goes, as opposed to those with `right` or `left`; names that begin with it are those of buttons of players, which
  /// point to the right everywhere.
  func mirrors(symbol name: String?) -> Bool {
    guard isRightToLeft, let name else { return false }
    return name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// Whether what the view shows begins at the right.
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
