import Platform
import Testing

@testable import UIKitCore

/// Split views of iOS 26 on an iPad. Source: the facts of the names, and the frames of the same dump, measured on a simulator of iOS 26.1
/// and published by others.
@MainActor
@Suite(.serialized) struct SplitFactsTests {
  private typealias Column = UISplitViewController.Column

  private func split(_ columns: [Column]) -> UISplitViewController {
    let split = UISplitViewController(style: columns.contains(.supplementary) ? .tripleColumn : .doubleColumn)
    for column in columns { split.setViewController(UIViewController(), for: column) }
    return split
  }

  private func frame(_ column: Column, _ split: UISplitViewController, _ stage: CardStage) throws -> CGRect {
    try stage.frame(split.viewController(for: column)?.navigationController?.view)
  }

  private func safeArea(_ column: Column, _ split: UISplitViewController) -> UIEdgeInsets? {
    split.viewController(for: column)?.navigationController?.view.safeAreaInsets
  }

  /// `split.columns`, `split.mode`
  @Test(arguments: [26, 27])
  func upright(release: Int) throws {
    let split = split([.primary, .secondary])
    let stage = try CardStage(split, on: "iPad (A16)", release: release)
    #expect(try frame(.primary, split, stage) == CGRect(x: 10, y: 32, width: 320, height: 1133))
    #expect(try frame(.secondary, split, stage) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(split.primaryColumnWidth == 320 && split.primaryBackgroundStyle == .sidebar)
    #expect(safeArea(.primary, split) == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    #expect(split.viewController(for: .primary)?.view.safeAreaInsets.top == 54)
    #expect(safeArea(.secondary, split) == UIEdgeInsets(top: 32, left: 330, bottom: 25, right: 0))
  }

  /// The same frames below other modes: the safe area is that of the window where nothing lies beside the secondary column.
  @Test func modes() throws {
    let split = split([.primary, .secondary])
    let stage = try CardStage(split, on: "iPad (A16)", release: 26)
    split.preferredDisplayMode = .secondaryOnly
    #expect(try frame(.secondary, split, stage) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(safeArea(.secondary, split)?.left == 0)
    split.preferredDisplayMode = .oneOverSecondary
    #expect(try frame(.primary, split, stage) == CGRect(x: 10, y: 32, width: 320, height: 1133))
    #expect(try frame(.secondary, split, stage).width == 820)
    #expect(safeArea(.secondary, split)?.left == 0 && split.splitBehavior == .overlay)
    split.preferredDisplayMode = .oneBesideSecondary
    stage.window.layoutIfNeeded()
    #expect(safeArea(.secondary, split)?.left == 330)
    split.primaryBackgroundStyle = .none
    #expect(try frame(.primary, split, stage) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(try frame(.secondary, split, stage) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    #expect(safeArea(.secondary, split)?.left == 0)
  }

  /// Three columns in 820 points: the supplementary one beside the secondary, and the primary one over both when it is shown.
  @Test func threeInANarrowView() throws {
    let split = split([.primary, .supplementary, .secondary])
    split.preferredPrimaryColumnWidth = 300
    let stage = try CardStage(split, on: "iPad (A16)", release: 26)
    #expect(try frame(.supplementary, split, stage) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(try frame(.secondary, split, stage) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    #expect(split.displayMode == .oneBesideSecondary)
    split.show(.primary)
    #expect(try frame(.primary, split, stage) == CGRect(x: 10, y: 32, width: 300, height: 1133))
    #expect(try frame(.secondary, split, stage) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    #expect(split.displayMode == .twoOverSecondary && safeArea(.supplementary, split)?.left == 0)
  }

  /// `split.three`: 954.25 is the least width that has room for three, and 60 or 36 more where a column is to be wider.
  @Test(
    arguments: [
      (954, nil, nil, false), (954.25, nil, nil, true), (1014, 300, nil, false), (1014.25, 300, nil, true),
      (990, nil, 500, false), (990.25, nil, 500, true),
    ] as [(CGFloat, CGFloat?, CGFloat?, Bool)])
  func threeColumns(width: CGFloat, primary: CGFloat?, secondary: CGFloat?, fit: Bool) throws {
    let split = split([.primary, .supplementary, .secondary])
    if let primary { split.minimumPrimaryColumnWidth = primary }
    if let secondary { split.minimumSecondaryColumnWidth = secondary }
    let stage = try CardStage(split, on: "iPad (A16)", release: 26, size: CGSize(width: width, height: 700))
    stage.window.layoutIfNeeded()
    #expect(split.displayMode == (fit ? .twoBesideSecondary : .oneBesideSecondary))
  }

  /// The frames of three columns in the least width.
  @Test func framesOfThree() throws {
    let split = split([.primary, .supplementary, .secondary])
    let stage = try CardStage(
      split, on: "iPad (A16)", release: 26, size: CGSize(width: 954.5, height: 700))
    let primary = try frame(.primary, split, stage)
    #expect(primary.minX == 10 && primary.minY == 32 && primary.width == 240)
    #expect(try frame(.supplementary, split, stage) == CGRect(x: 0, y: 0, width: 490, height: 700))
    #expect(safeArea(.supplementary, split)?.left == 250)
    #expect(try frame(.secondary, split, stage) == CGRect(x: 490.5, y: 0, width: 464, height: 700))
  }

  /// Columns of iOS 18 lie edge to edge, and a high view shows the secondary one alone.
  @Test func before26() throws {
    let split = split([.primary, .secondary])
    let stage = try CardStage(split, on: "iPad (A16)", release: 18)
    #expect(split.displayMode == .secondaryOnly)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(try frame(.primary, split, stage) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(try frame(.secondary, split, stage) == CGRect(x: 320, y: 0, width: 500, height: 1180))
  }

  /// Apple's documentation of the inspector: out of sight until it is shown, at the trailing edge.
  @Test func theInspector() throws {
    let split = split([.primary, .secondary, .inspector])
    split.preferredInspectorColumnWidth = 200
    let stage = try CardStage(split, on: "iPad (A16)", release: 26)
    stage.window.layoutIfNeeded()
    #expect(!split.isShowing(.inspector) && split.inspectorColumnWidth == 0)
    split.show(.inspector)
    #expect(try frame(.inspector, split, stage) == CGRect(x: 620, y: 0, width: 200, height: 1180))
    #expect(try frame(.secondary, split, stage) == CGRect(x: 0, y: 0, width: 619.5, height: 1180))
    #expect(split.isShowing(.inspector) && split.inspectorColumnWidth == 200)
    split.hide(.inspector)
    #expect(try frame(.secondary, split, stage).width == 820)
  }
}
