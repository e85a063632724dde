import UIKit

/// A column at the leading margin, so that each view has its own size.
@MainActor
private func column(_ views: [UIView]) -> UIStackView {
  let column = stack(.vertical, spacing: 12, views)
  column.alignment = .leading
  return column
}

@MainActor
private func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
  var configuration = configuration
  configuration.title = title
  return UIButton(configuration: configuration, primaryAction: nil)
}

@MainActor let controlScenes: [CatalogScene] = [
  CatalogScene("control-buttons") { view in
    let system = UIButton(type: .system)
    system.setTitle("System button", for: .normal)
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    view.addInCorner(column([system, custom]))
  },
  CatalogScene("control-configured-buttons") { view in
    view.addInCorner(
      column([
        button(.plain(), "Plain"), button(.gray(), "Gray"), button(.tinted(), "Tinted"), button(.filled(), "Filled"),
      ]))
  },
  CatalogScene("control-button-sizes") { view in
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    view.addInCorner(
      column(
        sizes.map { size in
          var configuration = UIButton.Configuration.filled()
          configuration.buttonSize = size
          return button(configuration, "Sized")
        }))
  },
  CatalogScene("control-button-subtitle") { view in
    var configuration = UIButton.Configuration.filled()
    configuration.subtitle = "with a subtitle"
    var wide = UIButton.Configuration.gray()
    wide.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 40, bottom: 10, trailing: 30)
    view.addInCorner(column([button(configuration, "Button"), button(wide, "Wide")]))
  },
  CatalogScene("control-switches") { view in
    let on = UISwitch()
    on.isOn = true
    view.addInCorner(column([UISwitch(), on]))
    view.addOnTop(stack(.horizontal, [label("Setting"), UISwitch()]), top: 200)
  },
  CatalogScene("control-sliders") { view in
    let slider = UISlider()
    slider.value = 0.5
    view.addOnTop(stack(.vertical, spacing: 20, [slider, UIProgressView(progressViewStyle: .default)]))
  },
  CatalogScene("control-steppers") { view in
    view.addInCorner(column([UIStepper(), UISegmentedControl(items: ["One", "Two", "Three"])]))
  },
  CatalogScene("control-segments") { view in
    view.addOnTop(UISegmentedControl(items: ["Left", "A longer segment", "Right"]))
  },
  CatalogScene("control-fields") { view in
    let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    let fields = styles.map { style in
      let field = UITextField()
      field.borderStyle = style
      field.placeholder = "Placeholder"
      return field
    }
    fields[3].text = "Text"
    view.addOnTop(stack(.vertical, spacing: 12, fields))
  },
  CatalogScene("control-indicators") { view in
    let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
    for indicator in [medium, large] { indicator.hidesWhenStopped = false }
    let dots = UIPageControl()
    dots.numberOfPages = 4
    view.addInCorner(column([medium, large, dots]))
  },
]
