import UIKit // @objc {
/* class No { @objc func a() {} */
/* /* nested */ still " */
class Comments /* : UIView */ : NSObject /* , P */ { // {
  @objc /* a */ func /* b */ a /* c */ ( /* d */ ) /* e */ { /* } */ }
  /// @objc func doc() {
  @objc // trailing
  func b() {
    // }
  }
  /**
   #selector(gone)
   */
  @objc var c = 1 /* = 2 */ // 3
} // }
