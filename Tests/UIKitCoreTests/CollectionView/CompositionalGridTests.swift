import Platform
import Testing

@testable import UIKitCore

/// Fixed sizes. Source: Apple's documentation of `NSCollectionLayoutSize`, `NSCollectionLayoutGroup` and
/// `NSCollectionLayoutSection`; the numbers are arithmetic.
@MainActor
@Suite struct CompositionalGridTests {
  /// A device with a part of its screen, and the width of that.
  nonisolated static let surfaces: [(String, Device.Orientation, Device.Split, CGFloat)] = [
    ("retina6_0", .portrait, .full, 390), ("ipad9_7", .portrait, .full, 768), ("ipad9_7", .landscape, .half, 507),
    ("ipad9_7", .landscape, .oneThird, 320),
  ]

  /// Five in a row of a fifth each, 60 high: the example of Apple's article on compositional layouts.
  @Test(arguments: surfaces)
  func fiveColumns(_ name: String, _ orientation: Device.Orientation, _ part: Device.Split, _ width: CGFloat) throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let stage = try GridStage(layout, counts: [7], on: name, orientation, part: part)
    let fifth = width / 5
    // Edges are on pixels, of which there are two or three a point.
    let scale = stage.screen.scale
    func edge(_ column: Int) -> CGFloat { (CGFloat(column) * fifth * scale).rounded() / scale }
    let expected = (0..<7).map { index in
      let (x, end) = (edge(index % 5), edge(index % 5 + 1))
      return text(CGRect(x: x, y: CGFloat(index / 5) * 60, width: end - x, height: 60))
    }
    #expect(stage.places() == expected)
    #expect(stage.cell(6) == expected[6])
    #expect(stage.view.contentSize == CGSize(width: width, height: 120))
  }

  /// Three in the width without insets of 20 and two gaps of 10: (390 - 40 - 20) / 3 = 110, and (768 - 60) / 3 = 236.
  @Test(arguments: [("retina6_0", 390), ("ipad9_7", 768)])
  func aCountSharesTheWidth(_ name: String, _ width: Int) throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 3)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
    section.interGroupSpacing = 8
    let stage = try GridStage(UICollectionViewCompositionalLayout(section: section), counts: [4], on: name)
    let share = (width - 60) / 3
    #expect(
      stage.places() == [
        "20 5 \(share) 44", "\(30 + share) 5 \(share) 44", "\(40 + 2 * share) 5 \(share) 44", "20 57 \(share) 44",
      ])
    // 5 + 44 + 8 + 44 + 7.
    #expect(stage.view.contentSize.height == 108)
  }

  /// The newer function leaves the subitem its width: three of 100 and no fourth, though it would fit into 768.
  @Test func aRepeatedSubitemKeepsItsWidth() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(100), .absolute(40)),
      count: 3)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let stage = try GridStage(layout, counts: [4], on: "ipad9_7")
    #expect(stage.places() == ["0 0 100 40", "100 0 100 40", "200 0 100 40", "0 50 100 40"])
  }

  /// The columns follow the room of the environment: 3 below 500 points, else 6; the split makes it 3 again.
  @Test func theSectionProviderFollowsTheSplit() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width < 500 ? 3 : 6
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
        count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    let stage = try GridStage(layout, counts: [6], on: "ipad9_7")
    #expect(stage.places().last == "640 0 128 30")
    try stage.turn(.landscape, .oneThird)
    // 320 / 3 = 106.67, on half points.
    #expect(stage.places().last == "213.5 30 106.5 30")
    try stage.turn(.landscape, .half)
    #expect(stage.places().last == "422.5 0 84.5 30")
  }

  /// A large one beside two small ones, which are above each other: Apple's example of nested groups. 390 · 0.7 = 273,
  /// the rest is 117; each small one has half of 200, less insets of 10.
  @Test func nestedGroups() throws {
    let large = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
    small.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let stage = try GridStage(layout, counts: [5])
    #expect(
      stage.places() == ["0 0 273 200", "283 10 97 80", "283 110 97 80", "0 200 273 200", "283 210 97 80"])
  }

  /// Two of 100 in 390: the space between takes 190; with flexible edges as well a third of it, 63.33, each.
  @Test func flexibleSpaceSharesWhatIsLeft() throws {
    let cell = item(.absolute(100), .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), repeatingSubitem: cell, count: 2)
    group.interItemSpacing = .flexible(10)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    #expect(try GridStage(layout, counts: [2]).places() == ["0 0 100 20", "290 0 100 20"])
    let edges = item(.absolute(100), .absolute(20))
    edges.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(6), trailing: nil, bottom: nil)
    let spread = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: edges, count: 2)
    let other = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: spread))
    // Two rooms of (390 - 200) / 2 = 95 before the items, and 6 above them.
    #expect(try GridStage(other, counts: [2]).places() == ["95 6 100 20", "290 6 100 20"])
  }

  /// A vertical group of 100 holds two of 45 with 5 between them, and a third would not fit.
  @Test func aVerticalGroupTakesWhatFits() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .absolute(100)), subitems: [item(.fractionalWidth(1), .absolute(45))])
    group.interItemSpacing = .fixed(5)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    #expect(try GridStage(layout, counts: [3]).places() == ["0 0 80 45", "0 50 80 45", "0 100 80 45"])
  }

  /// Frames count from the group, whose size the closure gets.
  @Test func aClosurePlacesItems() throws {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 40)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 60, width: width / 2, height: 40), zIndex: 2),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    #expect(try GridStage(layout, counts: [3]).places() == ["0 0 195 40", "195 60 195 40", "0 100 195 40"])
  }

  /// Rows begin at the right: 390 - 78 = 312 for the first of five, and insets are mirrored too.
  @Test func rightToLeft() throws {
    let cell = item(.fractionalWidth(0.2), .fractionalHeight(1))
    cell.contentInsets.leading = 8
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [cell])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let stage = try GridStage(layout, counts: [6], isRightToLeft: true)
    #expect(
      stage.places() == ["312 0 70 60", "234 0 70 60", "156 0 70 60", "78 0 70 60", "0 0 70 60", "312 60 70 60"])
    #expect(stage.cell(4) == "0 0 70 60")
  }

  /// Sections stand in a row, each group is as high as the view: 844 on the phone.
  @Test func sidewaysScrolling() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.contentInsetsReference = .none
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 30
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let stage = try GridStage(layout, counts: [3, 1])
    #expect(stage.places(0) == ["10 0 100 422", "10 422 100 422", "110 0 100 422"])
    // 10 + 200 + 10, a gap of 30, and 10.
    #expect(stage.places(1) == ["260 0 100 422"])
    #expect(stage.view.contentSize == CGSize(width: 370, height: 844))
  }

  /// A phone on its side keeps 47 points clear at both sides: 844 - 94 = 750 for the groups.
  @Test func sectionsKeepOutOfTheSafeArea() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = try GridStage(layout, counts: [2], on: "retina6_0", .landscape)
    #expect(stage.places() == ["47 0 375 44", "422 0 375 44"])
    section.contentInsetsReference = .none
    layout.invalidateLayout()
    #expect(stage.places() == ["0 0 422 44", "422 0 422 44"])
    try stage.turn(.portrait)
    #expect(stage.places() == ["0 0 195 44", "195 0 195 44"])
  }

  /// source: a simulator of iOS 26.1 at two pixels a point: cards of `.absolute(282.9375)`, 16 apart, are 283 high, and the second one
  /// begins at 299.
  @Test func itemsStandOnPixels() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(282.9375)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    let stage = try GridStage(UICollectionViewCompositionalLayout(section: section), counts: [2], on: "ipad9_7")
    #expect(stage.places() == ["0 0 768 283", "0 299 768 283"])
  }

  /// source: the same layout on an iPad: a card of 533.25 points is 533.5 high, and an image that leaves 90 points below it 443.5.
  @Test func contentOfAnItemFillsItsPixels() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(533.25)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    let stage = try GridStage(UICollectionViewCompositionalLayout(section: section), counts: [2], on: "iPad (A16)")
    var images: [UIView] = []
    stage.source.fill = { cell, _ in
      let (image, content) = (UIView(), cell.contentView)
      image.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(image)
      NSLayoutConstraint.activate([
        image.topAnchor.constraint(equalTo: content.topAnchor),
        image.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        image.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        image.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -90),
      ])
      images.append(image)
    }
    #expect(stage.places().first == "0 0 820 533.5")
    #expect(stage.cell(0) == "0 0 820 533.5")
    #expect(images.first?.frame.height == 443.5)
  }

  /// Items of a flow layout keep the size that they are given.
  @Test func aFlowLayoutDoesNotRoundSizes() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100.3, height: 50.2)
    let stage = try GridStage(layout, counts: [1], on: "ipad9_7")
    stage.layOut()
    let frame = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(frame?.size == CGSize(width: 100.3, height: 50.2))
  }
}
