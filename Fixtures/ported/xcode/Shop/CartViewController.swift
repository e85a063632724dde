import Coins
import ShopKit
import UIKit

class CartViewController: UIViewController {
  @IBOutlet private weak var sumLabel: UILabel!
  private var cents = 0

  @IBAction private func add(_ sender: UIButton) {
    cents += Coin.five.rawValue
    sumLabel.text = Price(cents: cents).text
  }

  #if DISCOUNTS
    let discount = Money.discount
  #endif
}
