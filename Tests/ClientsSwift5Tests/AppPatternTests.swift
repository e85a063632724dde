// Helpers that many apps have, as they were written before actors.
import UIKit
import XCTest

@propertyWrapper
struct AutoLayout<View: UIView> {
  var wrappedValue: View { didSet { prepare() } }

  init(wrappedValue: View) {
    self.wrappedValue = wrappedValue
    prepare()
  }

  func prepare() { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
}

protocol Then {}

extension Then where Self: AnyObject {
  func then(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}

extension NSObject: Then {}

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: Reusable {}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as? Cell else {
      fatalError()
    }
    return cell
  }
}

typealias Rule = (UIView, UIView) -> NSLayoutConstraint

func equal<Axis, Anchor>(_ from: KeyPath<UIView, Anchor>, _ to: KeyPath<UIView, Anchor>, _ constant: CGFloat = 0)
  -> Rule
where Anchor: NSLayoutAnchor<Axis> {
  return { $0[keyPath: from].constraint(equalTo: $1[keyPath: to], constant: constant) }
}

func equal<Axis, Anchor>(_ path: KeyPath<UIView, Anchor>, _ constant: CGFloat = 0) -> Rule
where Anchor: NSLayoutAnchor<Axis> {
  return equal(path, path, constant)
}

extension UIView {
  static func spacer(_ height: CGFloat, in color: UIColor = .clear) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  func embed(_ child: UIView, _ rules: [Rule]) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(rules.map { $0(child, self) })
  }
}

extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  static func activate(_ constraints: NSLayoutConstraint...) { activate(constraints) }
}

extension CGFloat {
  static let margin: CGFloat = 16
}

extension UIColor {
  static let brand = UIColor(hex: 0x3366FF)

  convenience init(hex: Int) {
    let parts = [16, 8, 0].map { CGFloat((hex >> $0) & 255) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}

let margins = UIEdgeInsets(top: .margin, left: .margin, bottom: .margin, right: .margin)
let sharedSpacer = UIView.spacer(10)

@dynamicMemberLookup
struct Styling<View: UIView> {
  let view: View

  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<View, Value>) -> (Value) -> Styling<View> {
    return {
      self.view[keyPath: path] = $0
      return self
    }
  }
}

final class Padded<Content: UIView>: UIView {
  let content: Content

  init(_ content: Content, by insets: UIEdgeInsets = margins) {
    self.content = content
    super.init(frame: .zero)
    embed(
      content,
      [
        equal(\.leadingAnchor, insets.left), equal(\.trailingAnchor, -insets.right), equal(\.topAnchor, insets.top),
        equal(\.bottomAnchor, -insets.bottom),
      ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

protocol ListDelegate: AnyObject {
  func list(_ list: ListController, didShow row: Int)
}

class ListCell: UITableViewCell {
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.embed(title, [equal(\.leadingAnchor, 10), equal(\.topAnchor, 5), equal(\.bottomAnchor, -5)])
    title.heightAnchor.constraint(equalToConstant: 40).with(priority: .defaultHigh).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ListController: UITableViewController {
  weak var delegate: ListDelegate?
  var rows = ["a", "b", "c"] { didSet { tableView.reloadData() } }
  private var heights: [IndexPath: CGFloat] = [:]

  init() { super.init(style: .plain) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ListCell.self)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 50
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: ListCell = tableView.dequeue(for: indexPath)
    cell.title.text = rows[indexPath.row]
    delegate?.list(self, didShow: indexPath.row)
    return cell
  }
}

final class AppPatternTests: XCTestCase, ListDelegate {
  private var shown: [Int] = []
  @AutoLayout private var wrapped = UILabel()

  func list(_ list: ListController, didShow row: Int) { shown.append(row) }

  func testPropertyWrapper() {
    XCTAssertFalse(wrapped.translatesAutoresizingMaskIntoConstraints)
    wrapped = UILabel()
    XCTAssertFalse(wrapped.translatesAutoresizingMaskIntoConstraints)
  }

  /// A stack 20 + 10 + rest of 100 high, 16 points inside of 200×132.
  func testPaddedStack() {
    let (head, rest) = (UIView.spacer(20), UIView())
    let stack = UIStackView(rows: [head, sharedSpacer, rest], spacing: 0).then { $0.alignment = .fill }
    let padded = Padded(stack)
    padded.frame = CGRect(x: 0, y: 0, width: 200, height: 132)
    padded.layoutIfNeeded()
    expect(padded.content, 16, 16, 168, 100)
    expect(head, 0, 0, 168, 20)
    expect(rest, 0, 30, 168, 70)
  }

  func testStyling() {
    let label = Styling(view: UILabel()).textColor(.brand).numberOfLines(2).isHidden(true).view
    XCTAssertEqual(label.numberOfLines, 2)
    XCTAssertEqual(label.textColor, .brand)
    XCTAssertTrue(label.isHidden)
  }

  /// Rows of 5 + 40 + 5 points.
  func testTable() {
    let controller = ListController()
    controller.delegate = self
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    XCTAssertEqual(Set(shown), [0, 1, 2])
    XCTAssertEqual(controller.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY, 100)
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ListCell
    XCTAssertEqual(cell?.frame.height, 50)
    XCTAssertEqual(cell?.title.frame.origin, CGPoint(x: 10, y: 5))
  }

  /// Views as keys, in sets and in equatable values.
  func testViewsAreHashable() {
    struct Entry: Equatable {
      let view: UIView
      var insets = UIEdgeInsets.zero
    }
    let (a, b) = (UIView(), UIView())
    var heights = [a: CGFloat(1), b: 2]
    heights[a] = 3
    XCTAssertEqual(heights[a], 3)
    XCTAssertEqual(Set([a, b, a]).count, 2)
    XCTAssertNotEqual(Entry(view: a), Entry(view: b))
  }

  func testVariadicActivation() {
    let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    a.addSubview(b)
    b.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor), b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.4),
      b.heightAnchor.constraint(equalTo: b.widthAnchor))
    UIView.animate(withDuration: 0) { a.layoutIfNeeded() }
    expect(b, 15, 15, 20, 20)
  }
}
