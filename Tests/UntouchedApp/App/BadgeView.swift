import UIKit

@IBDesignable
public class BadgeView: UIView {
  @IBInspectable public var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
  @IBInspectable public var count: Int = 0
  @IBInspectable public var caption: String? { didSet { seen.append(caption ?? "nil") } }
  @IBInspectable var tintOn: Bool = false
  @IBInspectable public var inset: CGSize = .zero
  public var seen: [String] = []
  public var isTinted: Bool { tintOn }
}

/// A plain object in the scene, which is the target of an action and the source of names.
public final class Helper: NSObject, ProfileSource {
  public static var last: Helper?
  public private(set) var actions: [String] = []
  @IBOutlet private weak var label: UILabel!

  public override init() {
    super.init()
    Helper.last = self
  }

  public func name() -> String { "Ann" }
  public func motto(for name: String, in language: String) -> String { "\(name) \(language)" }
  @IBAction private func help(_ sender: UIButton) { actions.append("help \(label?.text ?? "nil")") }
}
