import Foundation
import Testing

@testable import UIKitCore

/// What a delegate is told of the insets of a collection view while it answers sizes.
@MainActor
@Suite(.serialized) struct CollectionInsetTests {
  /// Columns as high as the view, which lies between the bars, so that its insets are 0: 667 − 64 = 603 points on an iPhone 8.
  private final class Board: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let collection: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "column")
      collection.dataSource = self
      collection.delegate = self
      collection.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(collection)
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        collection.topAnchor.constraint(equalTo: safeArea.topAnchor),
        collection.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        collection.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        collection.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "column", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let inset = collectionView.adjustedContentInset
      return CGSize(width: 200, height: collectionView.bounds.height - inset.top - inset.bottom)
    }
  }

  @Test func theDelegateKnowsTheInsetsOfTheBounds() throws {
    let board = Board()
    let stage = try ControllerStage(UINavigationController(rootViewController: board), on: "iPhone 8")
    stage.window.layoutIfNeeded()
    #expect(board.collection.bounds.height == 603 && board.collection.adjustedContentInset == .zero)
    #expect(board.collection.visibleCells.map(\.bounds.height) == [603, 603])
  }
}
