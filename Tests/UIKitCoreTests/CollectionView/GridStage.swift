import Platform
import Testing

@testable import UIKitCore

/// A collection view that fills a window on a device, which can be turned and shared with other apps.
@MainActor
final class GridStage {
  let device: Device
  let screen: UIScreen
  let window: UIWindow
  let view: UICollectionView
  let source: GridSource

  /// The view covers the whole window, and bars inset nothing along scrolling. It gets its data at the first ``layOut()``, so that a
  /// test can say before what its cells are.
  init(
    _ layout: UICollectionViewLayout, counts: [Int], on name: String = "retina6_0",
    _ orientation: Device.Orientation = .portrait, part: Device.Split = .full, isRightToLeft: Bool = false
  ) throws {
    device = try #require(Device.named(name))
    var profile = try device.profile(orientation, part)
    profile.isRightToLeft = isRightToLeft
    let size = try #require(device.size(of: part, in: orientation))
    screen = UIScreen(profile)
    // Configurations that no view has yet have the margins of the main screen's release.
    UIScreen.main.profile.release = profile.release
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.screen = screen
    source = GridSource(counts)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.frame = controller.view.bounds
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Turns the device, or gives the app another part of the screen.
  func turn(_ orientation: Device.Orientation, _ part: Device.Split = .full) throws {
    try window.turn(device, orientation, part)
  }

  func layOut() {
    if view.dataSource == nil { view.dataSource = source }
    window.layoutIfNeeded()
  }

  /// Where the layout puts the items of a section, in points: "x y width height".
  func places(_ section: Int = 0) -> [String] {
    layOut()
    return (0..<source.counts[section]).map { item in
      let attributes = view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
      return attributes.map { text($0.frame) } ?? "none"
    }
  }

  /// Where a header or the like is shown; nil if it is not.
  func place(_ kind: String, _ path: IndexPath = IndexPath(item: 0, section: 0)) -> String? {
    layOut()
    return view.supplementaryView(forElementKind: kind, at: path).map { text($0.frame) }
  }

  /// The frame of the cell of an item that is shown; nil for one that is not.
  func cell(_ item: Int, _ section: Int = 0) -> String? {
    layOut()
    return view.cellForItem(at: IndexPath(item: item, section: section)).map { text($0.frame) }
  }
}

/// Points to the hundredth, without zeros at the end.
@MainActor
func text(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { number in
    let hundredths = (Double(number) * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }.joined(separator: " ")
}

/// Cells that a test describes, and a note of those that were asked for.
@MainActor
final class GridSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var asked: [IndexPath] = []
  /// Fills a block before it is shown.
  var fill: (BlockCell, IndexPath) -> Void = { _, _ in }
  /// Makes another cell than a block.
  var make: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// Makes another header than a block.
  var makeView: ((UICollectionView, IndexPath) -> UICollectionReusableView)?
  /// Fills a header or the like.
  var fillView: (BlockView, String, IndexPath) -> Void = { _, _, _ in }

  init(_ counts: [Int]) { self.counts = counts }

  private let blocks = UICollectionView.CellRegistration<BlockCell, GridSource> { cell, path, source in
    source.fill(cell, path)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath)
    return make?(collectionView, indexPath)
      ?? collectionView.dequeueConfiguredReusableCell(using: blocks, for: indexPath, item: self)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = makeView?(collectionView, indexPath) { return view }
    collectionView.register(BlockView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "block")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "block", for: indexPath)
    if let block = view as? BlockView { fillView(block, kind, indexPath) }
    return view
  }
}

/// A cell whose constraints ask for a height, or for a width and a height; for nothing while both are 0.
final class BlockCell: UICollectionViewCell {
  private let block = UIView()
  private lazy var sizes = [
    block.widthAnchor.constraint(equalToConstant: 0), block.heightAnchor.constraint(equalToConstant: 0),
  ]
  /// Points, of a block that fills the content.
  var wish = CGSize.zero {
    didSet {
      if block.superview == nil { pin() }
      for (size, length) in zip(sizes, [wish.width, wish.height]) {
        size.constant = length
        size.isActive = length > 0
      }
    }
  }

  private func pin() {
    contentView.addSubview(block)
    block.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: contentView.topAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    // The size that the layout gives first is a wish of no view, and the block's gives way to it without a conflict.
    for size in sizes { size.priority = UILayoutPriority(999) }
  }
}

/// A header or the like whose constraints ask for a height.
final class BlockView: UICollectionReusableView {
  private let block = UIView()
  private lazy var height = block.heightAnchor.constraint(equalToConstant: 0)
  var wish: CGFloat = 0 {
    didSet {
      if block.superview == nil { pin() }
      height.constant = wish
    }
  }

  private func pin() {
    addSubview(block)
    block.translatesAutoresizingMaskIntoConstraints = false
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: topAnchor), block.bottomAnchor.constraint(equalTo: bottomAnchor),
      block.leadingAnchor.constraint(equalTo: leadingAnchor), block.trailingAnchor.constraint(equalTo: trailingAnchor),
      height,
    ])
  }
}

@MainActor
func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}
