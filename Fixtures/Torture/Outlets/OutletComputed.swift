import UIKit

class OutletComputed: UIView {
  private var stored: UILabel?
  @IBOutlet var computed: UILabel! {
    get { stored }
    set { stored = newValue }
  }
  @IBOutlet var withName: UILabel? {
    get { return stored }
    set(label) { stored = label }
  }
  @IBOutlet var setFirst: UILabel? {
    set { stored = newValue }
    get { stored }
  }
  @objc var onlyRead: String { "set" }
  @objc var readWithGet: String { get { "get" } }
}
