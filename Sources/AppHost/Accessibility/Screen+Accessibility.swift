import UIKit

/// What a user who cannot see the screen finds and does, as with VoiceOver.
extension Screen {
  /// An element as it is read aloud.
  public struct AccessibleElement: Equatable, CustomStringConvertible {
    /// What it is; nil if nobody said.
    public var label: String?
    /// What it is set to; nil for nothing.
    public var value: String?
    /// What happens if it is activated; nil if nobody said.
    public var hint: String?
    /// What it is and does.
    public var traits: UIAccessibilityTraits
    /// Its name for tests; nil for none.
    public var identifier: String?
    /// In the coordinates of the screen, points.
    public var frame: CGRect

    public var description: String { [label, value, hint].compactMap { $0 }.joined(separator: ", ") }
  }

  /// What was told to those who cannot see the screen, the oldest first.
  public struct AccessibilityPost {
    /// What has changed.
    public var notification: UIAccessibility.Notification
    /// The text of an announcement, or where the focus should go.
    public var argument: Any?
  }

  /// The elements of the screen in the order in which they are read; those that only scrolling shows are among them.
  public var accessibilityElements: [AccessibleElement] {
    run { accessibilityObjects.compactMap { AccessibleElement($0) } }
  }

  /// What the app has posted since the screen was made or ``forgetAccessibilityPosts()`` was called.
  public var accessibilityPosts: [AccessibilityPost] {
    run { world.posts.map { AccessibilityPost(notification: $0.notification, argument: $0.argument) } }
  }

  /// Forgets what was posted.
  public func forgetAccessibilityPosts() { run { world.posts = [] } }

  /// Turns a setting of the device on or off, and tells the app.
  public func turn(_ setting: AccessibilitySetting, on isOn: Bool) { run { world.set(setting.setting, isOn: isOn) } }

  /// Activates the element with the label or the identifier, as a double tap of VoiceOver does: it is asked, and otherwise tapped at its
  /// activation point.
  ///
  /// - Throws: ``ScreenError`` if there is no such element.
  public func activate(_ name: String) throws {
    let element = try accessibilityObject(name)
    let place: CGPoint? = run {
      world.moveFocus(to: element)
      guard !element.accessibilityActivate() else { return nil }
      return (element as? UIView)?.accessibilityActivationPoint
        ?? (element as? UIAccessibilityElement)?.accessibilityActivationPoint
    }
    if let place { tap(at: place) }
  }

  /// Has the element with the label or the identifier grow, as a flick up does.
  ///
  /// - Throws: ``ScreenError`` if there is no such element, or it is not adjustable.
  public func increment(_ name: String) throws { try adjust(name) { $0.accessibilityIncrement() } }

  /// Has the element with the label or the identifier shrink, as a flick down does.
  ///
  /// - Throws: ``ScreenError`` if there is no such element, or it is not adjustable.
  public func decrement(_ name: String) throws { try adjust(name) { $0.accessibilityDecrement() } }

  /// Performs a custom action of the element with the label or the identifier.
  ///
  /// - Returns: whether the action could be performed.
  /// - Throws: ``ScreenError`` if there is no such element, or it has no such action.
  @discardableResult
  public func perform(_ action: String, on name: String) throws -> Bool {
    let element = try accessibilityObject(name)
    let done: Bool? = run {
      var present: UIResponder? = element
      while let responder = present {
        let actions =
          (responder as? UIView)?.accessibilityCustomActions
          ?? (responder as? UIAccessibilityElement)?.accessibilityCustomActions
        if let found = actions?.first(where: { $0.name == action }) { return found.perform() }
        present = responder.next
      }
      return nil
    }
    guard let done else { throw ScreenError("\"\(name)\" has no action \"\(action)\"") }
    return done
  }

  /// Scrubs with two fingers: the responders from the focus on, or from the controller in front, are asked to close something.
  ///
  /// - Returns: whether one of them did.
  @discardableResult
  public func performEscape() -> Bool { ask { $0.accessibilityPerformEscape() } }

  /// Taps twice with two fingers: the responders from the focus on, or from the controller in front, are asked for their main work.
  ///
  /// - Returns: whether one of them did it.
  @discardableResult
  public func performMagicTap() -> Bool { ask { $0.accessibilityPerformMagicTap() } }

  /// Swipes with three fingers over the element with the label or the identifier, or over the middle of the screen.
  ///
  /// - Returns: whether something scrolled.
  @discardableResult
  public func scroll(_ direction: UIAccessibilityScrollDirection, on name: String? = nil) throws -> Bool {
    let element = try name.map { try accessibilityObject($0) }
    return run {
      let middle = CGPoint(x: window?.bounds.midX ?? 0, y: window?.bounds.midY ?? 0)
      var present: UIResponder? = element ?? window?.hitTest(middle, with: nil)
      while let responder = present {
        if responder.accessibilityScroll(direction) { return true }
        present = responder.next
      }
      return false
    }
  }

  // MARK: Finding

  private var world: AccessibilityWorld { AccessibilityWorld.of(application) }

  private var accessibilityObjects: [UIResponder] {
    let shown = Set(searched.map(ObjectIdentifier.init))
    return windows.reversed().flatMap { AccessibilityTree.elements(of: $0) }.filter { element in
      var responder: UIResponder? = element
      while let present = responder {
        if let view = present as? UIView { return shown.contains(ObjectIdentifier(view)) }
        responder = present.next
      }
      return false
    }
  }

  private func accessibilityObject(_ name: String) throws -> UIResponder {
    let elements: [UIResponder] = run { accessibilityObjects }
    let found = run {
      elements.first { AccessibleElement($0)?.identifier == name || AccessibleElement($0)?.label == name }
    }
    if let found { return found }
    let list = run { elements.compactMap { AccessibleElement($0)?.label }.map { "\"\($0)\"" }.joined(separator: ", ") }
    throw ScreenError(
      "there is no accessibility element \"\(name)\" on the screen. The accessibility elements are: \(list.isEmpty ? "none" : list)."
    )
  }

  private func adjust(_ name: String, _ change: @MainActor (UIResponder) -> Void) throws {
    let element = try accessibilityObject(name)
    guard run({ AccessibleElement(element)?.traits.contains(.adjustable) == true }) else {
      throw ScreenError("\"\(name)\" is not adjustable")
    }
    run {
      world.moveFocus(to: element)
      change(element)
    }
  }

  private func ask(_ question: @MainActor (UIResponder) -> Bool) -> Bool {
    run {
      var responder: UIResponder? = UIAccessibility.focusedElement(using: nil) as? UIResponder ?? topController
      while let present = responder {
        if question(present) { return true }
        responder = (present as? UIViewController)?.parent ?? present.next
      }
      return false
    }
  }
}

extension Screen.AccessibleElement {
  /// What a view or an element says; nil for others.
  @MainActor fileprivate init?(_ responder: UIResponder) {
    switch responder {
    case let view as UIView:
      self.init(
        label: view.accessibilityLabel, value: view.accessibilityValue, hint: view.accessibilityHint,
        traits: view.accessibilityTraits, identifier: view.accessibilityIdentifier, frame: view.accessibilityFrame)
    case let element as UIAccessibilityElement:
      self.init(
        label: element.accessibilityLabel, value: element.accessibilityValue, hint: element.accessibilityHint,
        traits: element.accessibilityTraits, identifier: element.accessibilityIdentifier,
        frame: element.accessibilityFrame)
    default: return nil
    }
  }
}
