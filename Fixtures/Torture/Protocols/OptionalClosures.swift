import UIKit

@objc protocol OptionalClosures {
  @objc optional func load(_ name: String, completion: @escaping (Data?, Error?) -> Void)
  @objc optional func filter(_ body: (Int) -> Bool) -> [Int]
  @objc optional func fail(_ name: String) throws
}
class OptionalClosuresUser: NSObject, OptionalClosures {
  func load(_ name: String, completion: @escaping (Data?, Error?) -> Void) { completion(nil, nil) }
  func call(_ other: OptionalClosures) {
    other.load?("x", completion: { data, error in print(data as Any, error as Any) })
    try? other.fail?("x")
    _ = other.filter?({ $0 > 1 })
  }
}
