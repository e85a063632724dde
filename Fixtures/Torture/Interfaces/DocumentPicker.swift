import UIKit

final class TortureDocumentPicker: UIViewController, UIDocumentPickerDelegate {
  private var picked: [URL] = []
  @IBAction func open() {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    picker.delegate = self
    picker.allowsMultipleSelection = true
    picker.shouldShowFileExtensions = true
    present(picker, animated: true)
  }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { picked = urls }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { picked = [] }
}
