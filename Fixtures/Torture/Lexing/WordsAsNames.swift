import UIKit

struct WordsAsNames {
  var open = 1, final = 2, optional = 3, lazy = 4, actor = 5, override = 6, package = 7, dynamic = 8
  func set() { }
  func get(_ convenience: Int = 1) -> Int { open + final + optional + convenience }
  var required: Int { lazy + actor }
  func indirect(prefix: Int, infix: Int, postfix: Int) -> Int { prefix + infix + postfix + override + package + dynamic }
}
class WordsAsNamesUser: NSObject {
  let words = WordsAsNames()
  @objc func use() -> Int { words.open + words.indirect(prefix: 1, infix: 2, postfix: 3) }
  var left = 1, right = 2, none = 3, some = 4, type = 5, async = 6, await2 = 7, each = 8, any2 = 9
  @objc var mutating: Int { left + right }
}
