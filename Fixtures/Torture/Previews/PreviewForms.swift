import UIKit

class PreviewForms: UIViewController { @IBAction func tap() {} }

#Preview {
  PreviewForms()
}
#Preview("named", traits: .landscapeLeft, .defaultLayout) {
  let controller = PreviewForms()
  return controller // }
}
@available(iOS 17, *)
#Preview("available") { PreviewForms() }
@available(iOS 17, *) @MainActor #Preview { UIView() }
#Preview("trailing", arguments: [1, 2]) { UIView() } cameras: { "}" }
class PreviewAfter: UIView { @objc func a() {} }
