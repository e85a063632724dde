import Testing

@testable import UIKitCore

/// Source: Apple's documentation of `UICollectionViewFlowLayout`; the numbers are arithmetic.
@MainActor
@Suite(.serialized) struct FlowLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Cell: UICollectionViewCell {}

  private let source = Source()
  private let layout = UICollectionViewFlowLayout()

  private func frames(in size: CGSize) -> [CGRect] {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0 is Cell && $0.contentView.bounds.size == $0.bounds.size })
    return view.visibleCells.map(\.frame)
  }

  @Test func linesFillAndSpread() {
    layout.itemSize = CGSize(width: 90, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10)
    // 300 hold three of 90 with 10 between; what is left, 30, is spread: 15 between.
    let frames = frames(in: CGSize(width: 320, height: 200))
    #expect(frames.map(\.minX) == [10, 115, 220, 10, 115, 220, 10])
    #expect(frames.map(\.minY) == [5, 5, 5, 45, 45, 45, 85])
  }

  @Test func columnsThatScrollSideways() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 40, height: 45)
    // Two of 45 and 10 between are 100 high.
    let frames = frames(in: CGSize(width: 500, height: 100))
    #expect(frames.map(\.minX) == [0, 0, 50, 50, 100, 100, 150])
    #expect(frames.map(\.minY) == [0, 55, 0, 55, 0, 55, 0])
  }
}
