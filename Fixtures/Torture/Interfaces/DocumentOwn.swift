import UIKit

final class TortureDocument: UIDocument {
  var text = "" { didSet { updateChangeCount(.done) } }
  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }
  func saveAndClose() {
    save(to: fileURL, for: .forOverwriting) { [weak self] success in
      guard success, self?.documentState.contains(.closed) == false else { return }
      self?.close(completionHandler: nil)
    }
  }
}
