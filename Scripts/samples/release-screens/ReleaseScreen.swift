import UIKit

/// A screen of the sample.
@MainActor
struct ReleaseScreen {
  let name: String
  let make: @MainActor () -> UIViewController
  /// What is done once it is shown, such as presenting an alert.
  var act: @MainActor (UIViewController?) -> Void = { _ in }

  static let all = barScreens + tableScreens + formScreens + presentedScreens + containerScreens
}

/// A controller with a title on the system's background.
@MainActor
func page(_ title: String, _ fill: (UIViewController) -> Void = { _ in }) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  controller.view.backgroundColor = .systemBackground
  fill(controller)
  return controller
}

/// A controller whose content scrolls: paragraphs one below the other.
@MainActor
func article(_ title: String, paragraphs: Int = 12) -> UIViewController {
  page(title) { controller in
    let (scroll, stack) = (UIScrollView(), UIStackView())
    stack.axis = .vertical
    stack.spacing = 12
    for number in 1...paragraphs {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: number % 4 == 1 ? .headline : .body)
      label.text =
        number % 4 == 1
        ? "Part \(number / 4 + 1)"
        : "The kettle stood on the stove, and the window was open to the garden, where somebody was cutting the hedge."
      stack.addArrangedSubview(label)
    }
    scroll.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: controller.view.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.readableContentGuide.trailingAnchor),
    ])
  }
}

@MainActor
func button(_ title: String) -> UIBarButtonItem {
  UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
}

@MainActor
func symbol(_ name: String) -> UIBarButtonItem {
  UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
}
