import UIKit

/// A column of views between the margins, below the safe area.
@MainActor
private func form(_ title: String, _ views: [UIView]) -> UIViewController {
  let content = page(title) { controller in
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 20
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    let (margins, safe) = (controller.view.layoutMarginsGuide, controller.view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
  return UINavigationController(rootViewController: content)
}

@MainActor
private func row(_ text: String, _ view: UIView) -> UIView {
  let label = UILabel()
  label.text = text
  let stack = UIStackView(arrangedSubviews: [label, view])
  stack.alignment = .center
  stack.distribution = .equalSpacing
  return stack
}

@MainActor
private func field(_ placeholder: String) -> UITextField {
  let field = UITextField()
  field.placeholder = placeholder
  field.borderStyle = .roundedRect
  return field
}

@MainActor
private func styled(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
  var configuration = configuration
  configuration.title = title
  return UIButton(configuration: configuration)
}

@MainActor let formScreens: [ReleaseScreen] = [
  ReleaseScreen(name: "10-controls") {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let (slider, stepper, toggle, progress, pages) = (
      UISlider(), UIStepper(), UISwitch(), UIProgressView(progressViewStyle: .default), UIPageControl()
    )
    slider.value = 0.4
    toggle.isOn = true
    progress.progress = 0.6
    pages.numberOfPages = 4
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    return form(
      "Controls",
      [segments, slider, row("Copies", stepper), row("Sound", toggle), progress, pages, row("Loading", spinner)])
  },
  ReleaseScreen(name: "11-buttons") {
    form(
      "Buttons",
      [
        styled(.filled(), "Filled"), styled(.tinted(), "Tinted"), styled(.gray(), "Gray"), styled(.plain(), "Plain"),
        styled(.bordered(), "Bordered"), styled(.borderedProminent(), "Prominent"),
      ])
  },
  ReleaseScreen(name: "12-sign-in") {
    let password = field("Password")
    password.isSecureTextEntry = true
    password.text = "secret"
    return form("Sign In", [field("E-mail"), password, styled(.filled(), "Sign In"), styled(.plain(), "Forgot Password?")])
  },
  ReleaseScreen(name: "13-date-and-time") {
    let (compact, wheels) = (UIDatePicker(), UIDatePicker())
    for picker in [compact, wheels] {
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
    }
    compact.datePickerMode = .date
    compact.preferredDatePickerStyle = .compact
    wheels.preferredDatePickerStyle = .wheels
    return form("Appointment", [row("Day", compact), wheels])
  },
]
