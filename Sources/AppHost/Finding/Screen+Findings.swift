import LayoutReports
import Staging
import UIKit

/// What is wrong with the layout of the screen.
extension Screen {
  /// The conflicts that the app has logged on this screen, in iOS's words: also those that were gone when the layout ended. Empty again
  /// after ``forgetConflicts()``.
  public var conflicts: [String] { log.filter { $0.contains("Unable to simultaneously satisfy constraints") } }

  /// Forgets what was logged.
  public func forgetConflicts() { log = [] }

  /// A view whose place or size the constraints leave open.
  public struct AmbiguousView: CustomStringConvertible {
    /// The view.
    public let view: UIView
    /// What is open, in the words of Interface Builder.
    public let description: String
  }

  /// The shown views that constraints leave ambiguous.
  public var ambiguities: [AmbiguousView] {
    run {
      windows.flatMap { window in
        window.openViews.filter { $0.view.isShown }.map { AmbiguousView(view: $0.view, description: $0.message) }
      }
    }
  }

  /// A text that does not fit into its view.
  public struct ClippedText: CustomStringConvertible {
    /// The label, button or text view.
    public let view: UIView
    /// All of the text.
    public let text: String

    public var description: String { "\"\(text)\" in \(Swift.type(of: view))" }
  }

  /// The texts in sight that are cut or shortened.
  public var clippedTexts: [ClippedText] {
    run {
      searched.filter { isInSight($0) && !($0.superview is UIButton) }.compactMap { view in
        view.clippedText.map { ClippedText(view: view, text: $0) }
      }
    }
  }

  /// A line for each view of the key window, two spaces a level: class, name, x, y, width and height in the superview's coordinates. Made
  /// to be compared line by line.
  public var tree: String {
    run { window }.map { ViewReport(of: $0).textLines.joined(separator: "\n") } ?? ""
  }

  /// What the key window shows, with its conflicts and ambiguities, as a value that can be kept, drawn and encoded. Empty before
  /// anything is shown.
  public func report() -> SceneReport {
    guard let window = run({ window }) else {
      return SceneReport(name: "nothing", device: modelName, size: .zero)
    }
    var report = SceneReport(of: window)
    (report.device, report.orientation) = (modelName, orientation.rawValue)
    report.name = topController.map { $0.title ?? String(describing: Swift.type(of: $0)) } ?? report.name
    let style = run { window.shownStatusBarStyle }
    report.chrome = ScreenChrome(of: device, orientation, statusBarStyle: style, isDark: appearance == .dark)
    return report
  }
}
