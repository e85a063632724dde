import UIKit

extension UIPasteboard {
  static let torture = UIPasteboard(name: UIPasteboard.Name("com.example.torture"), create: true)
}

func torturePaste() -> [String] {
  guard let board = UIPasteboard.torture else { return [] }
  board.setData(Data("a".utf8), forPasteboardType: "public.plain-text")
  board.addItems([["public.plain-text": "b"]])
  return board.types + (board.contains(pasteboardTypes: ["public.plain-text"]) ? ["text"] : [])
}
