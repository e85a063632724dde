import LayoutReports
import Staging
import UIKit

/// What is wrong with the layout of the screen.
extension Screen {
  /// The conflicts that the app logged on this screen, in the words of iOS, including those that were gone when the layout ended. Empty
  /// again after ``forgetConflicts()``.
  public var conflicts: [String] { log.filter { $0.contains("Unable to simultaneously satisfy constraints") } }

  /// Forgets what was logged.
  public func forgetConflicts() { log = [] }

  /// A view whose position or size is ambiguous.
  public struct AmbiguousView: CustomStringConvertible {
    /// The view.
    public let view: UIView
    /// What is ambiguous, in the words of Interface Builder.
    public let description: String
  }

  /// The visible views whose layout is ambiguous.
  public var ambiguities: [AmbiguousView] {
    run {
      windows.flatMap { window in
        window.openViews.filter { $0.view.isShown }.map { AmbiguousView(view: $0.view, description: $0.report.message) }
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

  /// The visible texts that are clipped or truncated.
  public var clippedTexts: [ClippedText] {
    run {
      searched.filter { isInSight($0) && !($0.superview is UIButton) }.compactMap { view in
        view.clippedText.map { ClippedText(view: view, text: $0) }
      }
    }
  }

  /// A line for each view of the key window, with two spaces for each level: class, name, x, y, width and height in the coordinates of the
  /// superview. Compare it line by line.
  public var tree: String {
    run { window }.map { ViewReport(of: $0).textLines.joined(separator: "\n") } ?? ""
  }

  /// The content of the key window, with conflicts and ambiguities, as a value to store, draw and encode. Empty before anything is
  /// shown.
  public func report() -> SceneReport {
    guard let window = run({ window }) else {
      return SceneReport(name: "nothing", device: modelName, size: .zero)
    }
    var report = SceneReport(of: window)
    (report.device, report.orientation, report.release) = (modelName, orientation.rawValue, release)
    report.name = topController.map { $0.title ?? String(describing: Swift.type(of: $0)) } ?? report.name
    let style = run { window.shownStatusBarStyle }
    report.chrome = ScreenChrome(
      of: device, modelName, orientation, release: release, statusBarStyle: style,
      isStatusBarHidden: run { window.isStatusBarHidden },
      isDark: appearance == .dark)
    let isUpright = window.bounds.height > window.bounds.width
    if let keyboard = run({ ViewReport(keyboardOver: window, isUpright: isUpright, language: language) }) {
      report.chrome?.bars.append(keyboard)
    }
    return report
  }
}
