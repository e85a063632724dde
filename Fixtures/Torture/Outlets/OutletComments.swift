import UIKit

class OutletComments: UIView {
  /* @IBOutlet var no: UIView! /* nested } */ */
  @IBOutlet /* weak */ weak /* { */ var label /* : */ : /* UIView */ UILabel! // }
  // @IBAction func commented() {
  /// A doc comment with `@IBOutlet` and #selector(gone)
  @IBOutlet var view: UIView! /* the end
    } of it */
  @IBAction /* } */ func tap( /* ( */ _ /* a */ sender: /* , */ UIButton /* ) */ ) /* { */ { }
}
