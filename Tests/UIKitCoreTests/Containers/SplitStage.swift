import Platform
import Testing

@testable import UIKitCore

/// A window with a split view controller on a device, which can be turned and shared with other apps.
@MainActor
final class SplitStage {
  let device: Device
  let screen: UIScreen
  let window: UIWindow
  let split: UISplitViewController

  init(_ split: UISplitViewController, on name: String, _ orientation: Device.Orientation) throws {
    device = try #require(Device.named(name))
    screen = UIScreen(Profile(device, orientation, release: 17))
    let size = device.size(in: orientation)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.screen = screen
    self.split = split
    window.rootViewController = split
    window.makeKeyAndVisible()
  }

  /// Turns the device, or gives the app another part of the screen.
  func turn(_ orientation: Device.Orientation, _ part: Device.Split = .full) throws {
    try window.turn(device, orientation, part)
  }

  /// Lays out and returns the frame of a controller's view in the split view; nil if the view is not in it.
  func frame(_ controller: UIViewController) -> CGRect? {
    window.layoutIfNeeded()
    guard let view = controller.viewIfLoaded, view.isDescendant(of: split.view) else { return nil }
    return view.convert(view.bounds, to: split.view)
  }

  /// Lays out and returns the columns in sight as "primary 0 320": the left edge and the width of each, from left to right.
  var columns: [String] {
    window.layoutIfNeeded()
    let named: [(String, UISplitViewController.Column)] = [
      ("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary), ("compact", .compact),
    ]
    return named.compactMap { name, column in
      split.containers[column].flatMap { frame($0) }.map { (name, $0) }
    }
    .sorted { $0.1.minX < $1.1.minX }
    .map { "\($0) \(Int($1.minX)) \(Int($1.width))" }
  }

  var conflicts: Int { window.layoutHost?.conflicts.count ?? 0 }
}

/// A controller that notes its appearance, with a content that needs a width.
final class ColumnController: UIViewController {
  var journal: [String] = []
  let content = UIView()
  private let least: CGFloat

  init(_ title: String, least: CGFloat = 0) {
    self.least = least
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(greaterThanOrEqualToConstant: least),
    ])
  }

  override func viewWillAppear(_ animated: Bool) { journal.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { journal.append("didAppear \(Int(view.bounds.width))") }
  override func viewWillDisappear(_ animated: Bool) { journal.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { journal.append("didDisappear") }
}

/// Answers what a test wants, and notes what it is told.
final class SplitDelegate: UISplitViewControllerDelegate {
  var takesSecondary = false
  var separated: UIViewController?
  var top: UISplitViewController.Column?
  var journal: [String] = []

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    journal.append("collapse")
    return takesSecondary
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    journal.append("separate")
    return separated
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    journal.append("change to \(displayMode)")
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { journal.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal.append("expanded") }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    journal.append("show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    journal.append("hide \(column)")
  }
}
