import Platform
import Testing

@testable import UIKitCore

/// Frames whose numbers a published dump of simulators with iOS 26.1 has: an iPhone SE and an iPad (A16) at two pixels a point, an
/// iPhone 16 at three.
@MainActor
@Suite(.serialized) struct DumpedFrameTests {
  private let phone = "iPhone SE (3rd generation)"

  /// Shows views in the root view of a window, laid out.
  private func shown(_ views: UIView...) throws -> UIWindow {
    let root = UIViewController()
    for view in views { root.view.addSubview(view) }
    return try show(root)
  }

  private func plain() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  // MARK: Pixels

  struct Shares: Sendable, CustomTestStringConvertible {
    let device: String
    /// In points, to the thousandth.
    let widths: [Double]
    var testDescription: String { "\(device) \(widths)" }
  }

  nonisolated static let shares = [
    Shares(device: "iPhone SE (3rd generation)", widths: [93.5, 93, 93.5]),
    Shares(device: "iPhone SE (3rd generation)", widths: [114.5, 115, 114.5]),
    Shares(device: "iPhone SE (3rd generation)", widths: [86.5, 87, 86.5]),
    Shares(device: "iPad (A16)", widths: [93.5, 93, 93.5]),
    Shares(device: "iPhone 16", widths: [178.667, 178.333]),
  ]

  /// The widths of a published dump; derived: equal shares of their sum.
  @Test(arguments: shares, [true, false]) func equalSharesEndOnPixels(_ shares: Shares, inAStack: Bool) throws {
    try onDevice(shares.device, iOS: 26) {
      let parts = shares.widths.map { _ in plain() }
      let holder = inAStack ? UIStackView(arrangedSubviews: parts) : plain()
      holder.translatesAutoresizingMaskIntoConstraints = false
      let window = try shown(holder)
      let root = try #require(holder.superview)
      NSLayoutConstraint.activate([
        holder.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        holder.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        holder.widthAnchor.constraint(equalToConstant: CGFloat(shares.widths.reduce(0, +).rounded())),
        holder.heightAnchor.constraint(equalToConstant: 44),
      ])
      if let stack = holder as? UIStackView {
        stack.distribution = .fillEqually
      } else {
        var end = holder.leadingAnchor
        for part in parts {
          holder.addSubview(part)
          NSLayoutConstraint.activate([
            part.leadingAnchor.constraint(equalTo: end), part.topAnchor.constraint(equalTo: holder.topAnchor),
            part.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
            part.widthAnchor.constraint(equalTo: parts[0].widthAnchor),
          ])
          end = part.trailingAnchor
        }
        end.constraint(equalTo: holder.trailingAnchor).isActive = true
      }
      window.layoutIfNeeded()
      for (part, width) in zip(parts, shares.widths) { #expect(abs(Double(part.frame.width) - width) < 0.001) }
    }
  }

  /// A published dump has a centered view at 22, and one at 149.5. Derived: 20.5 points in 64 begin at 21.75, half a pixel, which is rounded
  /// up; 76 in 375 at 149.5.
  @Test func halfAPixelIsRoundedUp() throws {
    try onDevice(phone, iOS: 26) {
      let (holder, low, narrow) = (plain(), plain(), plain())
      holder.addSubview(low)
      let window = try shown(holder, narrow)
      let root = try #require(holder.superview)
      NSLayoutConstraint.activate([
        holder.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        holder.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        holder.widthAnchor.constraint(equalToConstant: 343), holder.heightAnchor.constraint(equalToConstant: 64),
        low.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        low.centerYAnchor.constraint(equalTo: holder.centerYAnchor),
        low.widthAnchor.constraint(equalToConstant: 100), low.heightAnchor.constraint(equalToConstant: 20.5),
        narrow.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        narrow.topAnchor.constraint(equalTo: root.topAnchor),
        narrow.widthAnchor.constraint(equalToConstant: 76), narrow.heightAnchor.constraint(equalToConstant: 20),
      ])
      window.layoutIfNeeded()
      #expect(agrees(low.frame, [0, 22, 100, 20.5]))
      #expect(agrees(narrow.frame, [149.5, 0, 76, 20]))
    }
  }

  /// A published dump: a label of 13 points lies at 38 if it has the first baseline of one of 28 points at 24. Half a point is allowed
  /// (DEVIATIONS.md, 233).
  @Test func aSmallLabelOnTheBaselineOfALargeOne() throws {
    try onDevice(phone, iOS: 26) {
      let (large, small) = (UILabel(), UILabel())
      for (label, size) in [(large, 28.0), (small, 13)] {
        label.text = "Text"
        label.font = .systemFont(ofSize: CGFloat(size))
        label.translatesAutoresizingMaskIntoConstraints = false
      }
      let window = try shown(large, small)
      let root = try #require(large.superview)
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
        large.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      window.layoutIfNeeded()
      #expect(large.frame.minY == 24)
      #expect(abs(Double(small.frame.minY) - 38) <= 0.5)
    }
  }

  // MARK: Controls

  /// A published dump: a segmented control whose height is constrained to 33 has a frame of 34; a switch is 61 × 28 to constraints and
  /// 63 × 28 in its frame.
  @Test func framesReachBeyondWhatConstraintsSee() throws {
    try onDevice(phone, iOS: 26) {
      let (segments, toggle) = (UISegmentedControl(items: ["One", "Two", "Three"]), UISwitch())
      segments.translatesAutoresizingMaskIntoConstraints = false
      toggle.translatesAutoresizingMaskIntoConstraints = false
      let window = try shown(segments, toggle)
      let root = try #require(segments.superview)
      NSLayoutConstraint.activate([
        segments.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        segments.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        segments.widthAnchor.constraint(equalToConstant: 280), segments.heightAnchor.constraint(equalToConstant: 33),
        toggle.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        toggle.topAnchor.constraint(equalTo: segments.bottomAnchor),
      ])
      window.layoutIfNeeded()
      #expect(agrees(segments.frame, [16, 100, 280, 34]))
      #expect((0..<3).map { Double(segments.frame(ofSegment: $0).width) } == [93, 93, 94])
      #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28))
      #expect(agrees(toggle.frame, [16, 133, 63, 28]))
    }
  }

  /// A published dump: system buttons of 17 points are 33 high and whole points wide: 94 for "Bold Button", semibold, and 98 for "Action
  /// Sheet", whose text has 97.5. A filled button with "Configure" is 99 × 34.5; half a point is allowed for the text.
  @Test func buttonsAreAsLargeAsInADump() throws {
    try onDevice(phone, iOS: 26) {
      for (title, weight, width) in [("Bold Button", UIFont.Weight.semibold, 94.0), ("Action Sheet", .regular, 98)] {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
        let size = button.intrinsicContentSize
        // Half a point of the text may be one of the button.
        #expect(abs(Double(size.width) - width) <= 1 && size.width == size.width.rounded(), "\(title)")
        #expect(size.height == 33)
      }
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Configure"
      let size = UIButton(configuration: configuration).intrinsicContentSize
      #expect(abs(Double(size.width) - 99) <= 0.5 && size.height == 34.5)
    }
  }

  // MARK: Bars

  private final class Hiding: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  /// A published dump: on an iPhone SE without a status bar the safe area begins at 0, and the bar at 10.
  @Test func theBarOfAPhoneWithoutAStatusBar() throws {
    let content = Hiding()
    let navigation = UINavigationController(rootViewController: content)
    let stage = try BarStage(navigation, on: "retina4_7", release: 26)
    #expect(try stage.frame(navigation.navigationBar) == CGRect(x: 0, y: 10, width: 375, height: 54))
    #expect(navigation.view.safeAreaInsets.top == 0 && content.view.safeAreaInsets.top == 64)
  }

  /// A published dump: the platter of "More" is 72.5 × 44, 16 from the edge of an iPhone SE; it begins at 737.5 of the 820 points of an iPad
  /// (A16), 10 from its edge.
  @Test(arguments: [("retina4_7", 286.5, 20.0), ("iPad (A16)", 737.5, 32)])
  func thePlatterOfAnItem(_ device: String, _ x: Double, _ y: Double) throws {
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: content)
    let stage = try BarStage(navigation, on: device, release: 26)
    let platter = try #require(stage.platters(navigation.navigationBar).first)
    #expect(try agrees(stage.frame(platter), [x, y, 72.5, 44], within: 0.5))
  }

  // MARK: Rows

  /// A published dump: a table of a storyboard on an iPhone 16, rows of 51 with a label of a prototype at 15.333, in the middle.
  @Test func aLabelInTheMiddleOfARowOfAStoryboard() throws {
    try onDevice("iPhone 16", iOS: 26) {
      let table = TableStage(style: .plain)
      let label = UILabel()
      label.text = "Title"
      label.translatesAutoresizingMaskIntoConstraints = false
      table.height = 51
      table.make = {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
        ])
        return cell
      }
      let window = try show(table)
      #expect(try table.row().frame.height == 51)
      #expect(agrees(label.frame, [20, 15.333, 353, 20.333]))
      #expect(window.screen === UIScreen.main)
    }
  }
}
