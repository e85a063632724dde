import UIKit

struct OutletHost {}

extension OutletHost {
  class Cell: UICollectionViewCell {
    @IBOutlet private weak var image: UIImageView!
    @IBAction private func tap(_ sender: UIButton) { _ = image }
  }
}
