import Foundation
class ImportFoundationOnly: NSObject {
  let transform = CGAffineTransform(rotationAngle: 1)
  @objc func a() -> CGFloat { CGRect.zero.width }
}
