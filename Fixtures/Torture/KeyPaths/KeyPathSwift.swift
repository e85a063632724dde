import UIKit

struct KeyPathSwift { var a = 1; var b: [Int] = [] }
let keyPathSwift = [\KeyPathSwift.a]
let keyPathMap = [KeyPathSwift()].map(\.a)
let keyPathChain = \KeyPathSwift.b.first
let keyPathIdentity = \KeyPathSwift.self
let keyPathIndex = \[Int][0]
