import UIKit

final class ColorCell: UICollectionViewCell {

    @IBOutlet weak var nameLabel: UILabel!

    override var isSelected: Bool {
        didSet { layer.borderWidth = isSelected ? 3 : 0 }
    }
}

/// The colors of the catalog.
final class ColorsViewController: UICollectionViewController {

    private let names = ["Sun", "Sea", "Moss"]

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return names.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath) as! ColorCell
        cell.nameLabel.text = names[indexPath.item]
        cell.backgroundColor = UIColor(named: names[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigationItem.prompt = names[indexPath.item]
    }
}
