import UIKit

class Macros: UIView {
  let file = #file, line = #line, column = #column, function = #function, id = #fileID, path = #filePath
  @objc func warn() { assert(#line > 0, "\(#function)") }
  func handle(_ handle: UnsafeRawPointer = #dsohandle) {}
}
let literalColor: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
let literalImage = #imageLiteral(resourceName: "photo"), inferredColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.5)
