import Testing

@testable import UIKitCore

/// Estimated sizes. Source: Apple's documentation of `NSCollectionLayoutDimension.estimated(_:)` and of
/// `preferredLayoutAttributesFitting(_:)`; the numbers are arithmetic.
@MainActor
@Suite struct CompositionalEstimateTests {
  private func list(estimate: CGFloat, spacing: CGFloat = 0) -> UICollectionViewCompositionalLayout {
    let row = size(.fractionalWidth(1), .estimated(estimate))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Rows of 30, 50, 70 and 90 with 2 between them.
  @Test(arguments: [("retina6_0", 390), ("ipad9_7", 768)])
  func rowsAreAsHighAsTheyAsk(_ name: String, _ width: Int) throws {
    let stage = try GridStage(list(estimate: 44, spacing: 2), counts: [4], on: name)
    stage.source.fill = { cell, path in cell.wish.height = CGFloat(30 + 20 * path.item) }
    #expect(stage.places() == ["0 0 \(width) 30", "0 32 \(width) 50", "0 84 \(width) 70", "0 156 \(width) 90"])
    #expect(stage.cell(3) == "0 156 \(width) 90")
    #expect(stage.view.contentSize.height == 246)
    #expect(stage.view.visibleCells.allSatisfy { $0.contentView.frame == $0.bounds })
  }

  /// A label of as many words as lines, each too wide for a second one in the line: so many lines of the system font, whose line
  /// is 20.287 points high at 17 (`lineHeight`), up to the next third of a point, and 10 above and below. In a third of the tablet
  /// the same.
  @Test func labelsWrap() throws {
    let stage = try GridStage(list(estimate: 44), counts: [3])
    stage.source.make = { view, path in
      view.register(LabelCell.self, forCellWithReuseIdentifier: "label")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
      (cell as? LabelCell)?.label.text = Array(repeating: "Straßenbahnhaltestelle", count: path.item + 1)
        .joined(separator: " ")
      return cell
    }
    // Between margins of 100 at each side 190 points are left for words of about 175.
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let heights = (1...3).map { (line * CGFloat($0) * 3 - 1e-6).rounded(.up) / 3 + 20 }
    let stored = stage.places().compactMap { Double($0.split(separator: " ").last ?? "") }
    for (height, expected) in zip(stored, heights) { #expect(abs(height - Double(expected)) < 0.34) }
    #expect(stored.count == 3 && stored[0] < stored[1] && stored[1] < stored[2])
    // On a whole tablet the three words share a line of 568 points.
    let wide = try GridStage(list(estimate: 44), counts: [3], on: "ipad9_7")
    wide.source.make = stage.source.make
    let low = wide.places().compactMap { $0.split(separator: " ").last }
    #expect(Set(low).count == 1)
  }

  /// A row is as high as its highest: 80, and the cells keep their own heights. An image that takes all of the height has 80 too.
  @Test func aGroupIsAsHighAsItsHighestItem() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      subitems: [
        item(.fractionalWidth(0.4), .estimated(50)), item(.fractionalWidth(0.4), .estimated(50)),
        item(.fractionalWidth(0.2), .fractionalHeight(1)),
      ])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let stage = try GridStage(layout, counts: [4])
    stage.source.fill = { cell, path in cell.wish.height = [60, 80, 0, 40][path.item] }
    #expect(stage.places() == ["0 0 156 60", "156 0 156 80", "312 0 78 80", "0 80 156 40"])
  }

  /// The same row with a length that siblings share.
  @Test func siblingsShareTheLongest() throws {
    let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 50)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)), repeatingSubitem: item(.fractionalWidth(0.5), height),
      count: 2)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let stage = try GridStage(layout, counts: [3])
    stage.source.fill = { cell, path in cell.wish.height = [60, 80, 40][path.item] }
    #expect(stage.places() == ["0 0 195 80", "195 0 195 80", "0 80 195 40"])
  }

  /// Tags of 150, 120, 140, 300 and 500 points in 390 with 10 between: two in the first line, the third and fourth alone, the last
  /// is cut to the width.
  @Test func tagsFlow() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(80), .estimated(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let stage = try GridStage(UICollectionViewCompositionalLayout(section: section), counts: [5])
    stage.source.fill = { cell, path in
      cell.wish = CGSize(width: [150, 120, 140, 300, 500][path.item], height: 32)
    }
    #expect(stage.places() == ["0 0 150 32", "160 0 120 32", "0 37 140 32", "0 74 300 32", "0 111 390 32"])
  }

  /// 10,000 rows: those in sight are measured, no others are made, and the rest keeps its estimate. 844 points show 20 rows
  /// of 44, which are asked for, and then 9 of 100: 20 · 100 + 9,980 · 44 = 441,120.
  @Test func onlyRowsInSightAreMeasured() throws {
    let stage = try GridStage(list(estimate: 44), counts: [10_000])
    stage.source.fill = { cell, _ in cell.wish.height = 100 }
    stage.layOut()
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == Array(0...8))
    #expect(Set(stage.source.asked).count == 20)
    #expect(stage.view.contentSize.height == 441_120)
    stage.view.contentOffset.y = 300_000
    stage.layOut()
    #expect(stage.source.asked.count < 60)
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 100 })
  }

  /// A cell that changes while it is shown is asked again, and the others move.
  @Test func aCellThatChangesIsMeasuredAgain() throws {
    let stage = try GridStage(list(estimate: 44), counts: [3])
    stage.source.fill = { cell, _ in cell.wish.height = 40 }
    #expect(stage.places().last == "0 80 390 40")
    (stage.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? BlockCell)?.wish.height = 65
    #expect(stage.places() == ["0 0 390 40", "0 40 390 65", "0 105 390 40"])
  }

  /// What the cell says wins over its constraints.
  @Test func aCellMayAnswerItself() throws {
    let stage = try GridStage(list(estimate: 44), counts: [2])
    stage.source.make = { view, path in
      view.register(StubbornCell.self, forCellWithReuseIdentifier: "own")
      return view.dequeueReusableCell(withReuseIdentifier: "own", for: path)
    }
    #expect(stage.places() == ["0 0 390 77", "0 77 390 77"])
  }

  /// Turned, all rows are asked again: 844 - 2 · 47 = 750 points wide.
  @Test func anotherWidthMeasuresAgain() throws {
    let stage = try GridStage(list(estimate: 44), counts: [2])
    stage.source.make = { view, path in
      view.register(TenthCell.self, forCellWithReuseIdentifier: "tenth")
      return view.dequeueReusableCell(withReuseIdentifier: "tenth", for: path)
    }
    #expect(stage.places() == ["0 0 390 39", "0 39 390 39"])
    try stage.turn(.landscape)
    #expect(stage.places() == ["47 0 750 75", "47 75 750 75"])
  }
}

private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 100),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -100),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// 77 points high, whatever is in it.
private final class StubbornCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    copy.size.height = 77
    return copy
  }
}

/// A tenth as high as it is wide.
private final class TenthCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    contentView.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let ratio = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1)
    ratio.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), ratio,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
