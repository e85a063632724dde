// Helpers that many apps have, as they are written for Swift 6.
import Testing
import UIKit

@MainActor @propertyWrapper
private struct AutoLayout<View: UIView> {
  var wrappedValue: View

  init(wrappedValue: View) {
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    self.wrappedValue = wrappedValue
  }
}

@MainActor
private protocol Coordinating: AnyObject {
  func start()
}

/// A protocol that knows nothing of actors, such as one of a package for the server, too.
private protocol Loading: AnyObject {
  func didLoad(_ names: [String])
}

/// Makes its list elsewhere and tells of it on the main actor.
private actor Loader {
  func names() -> [String] { ["a", "b"] }
}

private final class ListModel: Sendable {
  let titles = ["one", "two", "three"]
}

private final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let model: ListModel
  @AutoLayout private(set) var table = UITableView()
  private(set) var names: [String] = []
  private nonisolated let identifier = "cell"

  init(model: ListModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  deinit { _ = identifier.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: guide.topAnchor), table.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = model.titles[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }

  func load(from loader: Loader) async { didLoad(await loader.names()) }
}

extension ListController: @preconcurrency Loading {
  func didLoad(_ names: [String]) { self.names = names }
}

extension ListController: Coordinating {
  func start() { loadViewIfNeeded() }
}

@MainActor
@Suite struct AppPatternTests {
  /// Three rows of 30 points in a table as large as a screen without bars.
  @Test func table() throws {
    let controller = ListController(model: ListModel())
    controller.start()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    expect(controller.table, 0, 0, 320, 480)
    #expect(
      controller.table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 60, width: 320, height: 30))
    let cell = try #require(controller.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.textLabel?.text == "two")
  }

  @Test func tasks() async {
    let controller = ListController(model: ListModel())
    await controller.load(from: Loader())
    #expect(controller.names == ["a", "b"])
    let width = await Task { @MainActor in controller.view.bounds.width }.value
    #expect(width == controller.view.bounds.width)
  }

  /// Observers on the main queue know that they are on the main actor.
  @Test func notifications() {
    let label = UILabel()
    let token = NotificationCenter.default.addObserver(forName: .init("Renamed"), object: nil, queue: nil) { note in
      let name = note.name.rawValue
      MainActor.assumeIsolated { label.text = name }
    }
    NotificationCenter.default.post(name: .init("Renamed"), object: nil)
    NotificationCenter.default.removeObserver(token)
    #expect(label.text == "Renamed")
  }

  @Test func animations() async {
    let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, child.heightAnchor.constraint(equalToConstant: 10)])
    view.layoutIfNeeded()
    width.constant = 50
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      view.layoutIfNeeded()
    }
    #expect(child.frame.width == 50)
  }
}

/// Fonts, colors and priorities are free of isolation, as on iOS.
@Test func valuesNeedNoActor() {
  #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  #expect(UIFont.systemFont(ofSize: 12).pointSize == 12)
  #expect(UIColor.red.withAlphaComponent(0.5) != .red)
  #expect(UILayoutPriority.defaultHigh > .defaultLow)
  #expect(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) != .zero)
  #expect(
    CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).width == 4)
  #expect(UITraitCollection(displayScale: 2).displayScale == 2)
}
