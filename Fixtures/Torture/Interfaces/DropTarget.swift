import UIKit

final class TortureDropTarget: UIViewController, UIDropInteractionDelegate {
  private let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addInteraction(UIDropInteraction(delegate: self))
  }
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    session.loadObjects(ofClass: NSString.self) { [weak self] items in
      self?.label.text = (items.first as? NSString).map { $0 as String }
    }
  }
}
