import UIKit

public final class DetailViewController: UIViewController {
  public let text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    text = "without a text"
    super.init(coder: coder)
  }
}

#Preview("Detail") {
  UIViewController()
}
