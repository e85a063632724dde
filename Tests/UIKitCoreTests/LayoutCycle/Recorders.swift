@testable import UIKitCore

/// What views and controllers were told, in order.
@MainActor
final class Journal {
  var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// Takes the lines out.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The lines with one of some words, taken out with all others.
  func read(only words: String...) -> [String] {
    read().filter { line in words.contains { line.hasSuffix($0) } }
  }
}

/// A view that notes its callbacks, and does in them what a test wants.
final class NotedView: UIView {
  let name: String
  let journal: Journal
  var inUpdate: (NotedView) -> Void = { _ in }
  var inLayout: (NotedView) -> Void = { _ in }

  init(_ name: String, _ journal: Journal, in superview: UIView? = nil) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
    superview?.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Lies in its superview with a distance to all edges.
  func inset(by distance: CGFloat) {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: distance),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: distance),
      superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: distance),
      superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: distance),
    ])
  }

  override func updateConstraints() {
    journal.write("\(name) updateConstraints")
    inUpdate(self)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    journal.write("\(name) layoutSubviews")
    super.layoutSubviews()
    inLayout(self)
  }

  override func safeAreaInsetsDidChange() { journal.write("\(name) safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { journal.write("\(name) layoutMarginsDidChange") }
  override func willMove(toWindow newWindow: UIWindow?) {
    journal.write("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { journal.write("\(name) didMoveToWindow \(window == nil ? "nil" : "window")") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    journal.write("\(name) traitCollectionDidChange")
  }
}

final class NotedController: UIViewController {
  let journal: Journal
  var inDidLayout: (NotedController) -> Void = { _ in }

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    journal.write("loadView")
    view = NotedView("view", journal)
  }
  override func viewDidLoad() { journal.write("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { journal.write("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { journal.write("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { journal.write("viewDidAppear") }
  override func viewSafeAreaInsetsDidChange() { journal.write("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { journal.write("viewLayoutMarginsDidChange") }
  override func updateViewConstraints() {
    journal.write("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { journal.write("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() {
    journal.write("viewDidLayoutSubviews")
    inDidLayout(self)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    journal.write("controller traitCollectionDidChange")
  }
}
