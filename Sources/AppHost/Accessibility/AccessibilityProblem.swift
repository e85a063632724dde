import Geometry
import LayoutReports
import Staging
import UIKit

/// What keeps people from using a screen who see little, listen to it, or have large fingers.
public struct AccessibilityProblem: CustomStringConvertible {
  /// What kind of problem it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A button that answers to less than 44 × 44 points.
    case touchTarget
    /// A text whose contrast with its background is less than 4.5, or less than 3 if it has 18 points or more or is bold.
    case contrast
    /// A button with an image that says nothing to who does not see it.
    case label
    /// Columns whose texts VoiceOver reads across.
    case readingOrder
  }

  /// What kind of problem it is.
  public let kind: Kind
  /// The view; nil for texts, which are found by their words.
  public let view: UIView?
  /// One sentence.
  public let description: String
}

extension Screen {
  /// What is in sight and hard to use for people who see little, listen to the screen, or have large fingers: the rules of `trellis check`
  /// with the names small_touch_target, low_contrast, missing_accessibility_label and reading_order, for the screen as it is. Texts over
  /// pictures are passed over.
  public var accessibilityProblems: [AccessibilityProblem] {
    run {
      let seen = searched.filter(isInSight)
      let audit = AccessibilityAudit()
      return audit.touchTargets(among: seen) + audit.labels(among: seen)
        + (window.map { audit.contrasts(in: SceneReport(of: $0)) + audit.readingOrder(in: $0) } ?? [])
    }
  }
}

/// Finds problems of views as they are.
@MainActor
package struct AccessibilityAudit {
  private static let smallest: CGFloat = 44

  package init() {}

  /// All problems of a view and what lies in it.
  package func problems(in root: UIView, _ scene: SceneReport) -> [AccessibilityProblem] {
    var views: [UIView] = []
    var pending = [root]
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      views.append(view)
      pending += view.subviews.reversed()
    }
    return touchTargets(among: views) + labels(among: views) + contrasts(in: scene) + readingOrder(in: root)
  }

  /// Buttons that answer to less than 44 × 44 points; `point(inside:with:)` may say that they answer around their bounds.
  func touchTargets(among views: [UIView]) -> [AccessibilityProblem] {
    views.compactMap { view in
      guard let button = view as? UIButton, button.isEnabled, button.isUserInteractionEnabled else { return nil }
      let size = button.bounds.size
      guard size.width > 0, size.height > 0, size.width < Self.smallest || size.height < Self.smallest else {
        return nil
      }
      let (x, y) = (max(Self.smallest, size.width) / 2 - 0.5, max(Self.smallest, size.height) / 2 - 0.5)
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      let edges = [(-x, 0), (x, 0), (0, -y), (0, y)].map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) }
      if edges.allSatisfy({ button.point(inside: $0, with: nil) }) { return nil }
      return AccessibilityProblem(
        kind: .touchTarget, view: button,
        description:
          "the button \(name(of: button)) is \(words(size.width)) × \(words(size.height)) points, smaller than the minimum of 44 × 44 points"
      )
    }
  }

  /// Buttons with an image of the app and nothing that is read.
  func labels(among views: [UIView]) -> [AccessibilityProblem] {
    views.compactMap { view in
      guard let button = view as? UIButton, button.isAccessibilityElement, (button.accessibilityLabel ?? "").isEmpty,
        let image = button.currentImage ?? button.currentBackgroundImage, !image.isSymbolImage
      else { return nil }
      return AccessibilityProblem(
        kind: .label, view: button,
        description: "the button \(name(of: button)) has an image, but no title and no accessibility label")
    }
  }

  /// Texts that are hard to read in their color.
  func contrasts(in scene: SceneReport) -> [AccessibilityProblem] {
    TextContrast.all(in: scene).filter { $0.ratio < $0.needed }.map { text in
      let ratio = DecimalText.short((text.ratio * 100).rounded(.down) / 100)
      var name = text.view.name
      if name == nil, case .text(let shown) = text.view.content {
        name = shown.lines.map(\.text).joined(separator: " ")
      }
      return AccessibilityProblem(
        kind: .contrast, view: nil,
        description:
          "the contrast of \"\(VisibleText.line(name ?? text.view.className))\" is \(ratio), less than the minimum of \(DecimalText.short(text.needed))"
      )
    }
  }

  /// Neighbors whose elements are read in turns, though each stands in lines of its own.
  func readingOrder(in root: UIView) -> [AccessibilityProblem] {
    let elements = AccessibilityTree.elements(of: root).compactMap { $0 as? UIView }
    var found: [AccessibilityProblem] = []
    var known: Set<[ObjectIdentifier]> = []
    for (index, pair) in zip(elements, elements.dropFirst()).enumerated() {
      guard let (one, other) = columns(pair.0, pair.1), one !== pair.0, other !== pair.1 else { continue }
      let rest = elements[(index + 2)...]
      // The column that was left is read on later.
      guard rest.contains(where: { $0.isDescendant(of: one) }),
        elements.count(where: { $0.isDescendant(of: other) }) > 1,
        known.insert([ObjectIdentifier(one), ObjectIdentifier(other)]).inserted,
        known.insert([ObjectIdentifier(other), ObjectIdentifier(one)]).inserted
      else { continue }
      found.append(
        AccessibilityProblem(
          kind: .readingOrder, view: one,
          description:
            "VoiceOver reads \(name(of: pair.1)) between parts of the \(type(of: one)) that contains \(name(of: pair.0))"
        ))
    }
    return found
  }

  /// The views beside each other in which two elements lie that are in different lines; nil if there are none.
  private func columns(_ first: UIView, _ second: UIView) -> (UIView, UIView)? {
    var one: UIView = first
    while let outer = one.superview, !second.isDescendant(of: outer) { one = outer }
    guard let shared = one.superview else { return nil }
    var other: UIView = second
    while let outer = other.superview, outer !== shared { other = outer }
    guard other.superview === shared else { return nil }
    let (a, b) = (first.convert(first.bounds, to: nil), second.convert(second.bounds, to: nil))
    if abs(a.midY - b.midY) < min(a.height, b.height) / 2 { return nil }
    let (left, right) = (one.frame, other.frame)
    return left.maxX <= right.minX + 0.5 || right.maxX <= left.minX + 0.5 ? (one, other) : nil
  }

  private func name(of view: UIView) -> String {
    let text = [view.accessibilityLabel, view.accessibilityIdentifier].compactMap { $0 }.first { !$0.isEmpty }
    return text.map { "\"\(VisibleText.line($0))\"" } ?? "\(type(of: view))"
  }

  private func words(_ length: CGFloat) -> String { DecimalText.short(Double(length)) }
}
