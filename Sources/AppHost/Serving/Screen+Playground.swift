import UIKit

/// What shows a file of its own, as `trellis play` does.
extension Screen {
  /// Serves the tool that has started the process with what makes a view controller or a view, at each launch anew. It does not return.
  package static func serve(_ make: @escaping @MainActor () -> UIResponder) -> Never {
    ProgramServer.enter(called: "Playground") {
      let made = make()
      return made as? UIViewController ?? PlaygroundController(showing: made as? UIView ?? UIView())
    }
  }
}

/// Shows a view in the middle of the safe area: as large as its constraints and its content make it, and where they leave that open, as
/// large as the safe area.
private final class PlaygroundController: UIViewController {
  private let shown: UIView

  init(showing view: UIView) {
    shown = view
    super.init(nibName: nil, bundle: nil)
    title = String(describing: type(of: view))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let size = shown.frame.size
    view.addSubview(shown)
    shown.translatesAutoresizingMaskIntoConstraints = false
    let area = view.safeAreaLayoutGuide
    let middle = [
      shown.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      shown.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ]
    // A frame that the file gives counts for more than the space there is, and for less than what the view has of its own.
    let wanted = [
      (shown.widthAnchor.constraint(equalTo: area.widthAnchor), shown.widthAnchor, size.width),
      (shown.heightAnchor.constraint(equalTo: area.heightAnchor), shown.heightAnchor, size.height),
    ].map { fills, anchor, length in
      let constraint = length > 0 ? anchor.constraint(equalToConstant: length) : fills
      constraint.priority = .fittingSizeLevel
      return constraint
    }
    let limits = [
      shown.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
      shown.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
    ]
    for limit in limits { limit.priority = .defaultHigh + 1 }
    for constraint in middle + wanted + limits { constraint.identifier = "trellis play" }
    NSLayoutConstraint.activate(middle + wanted + limits)
  }
}
