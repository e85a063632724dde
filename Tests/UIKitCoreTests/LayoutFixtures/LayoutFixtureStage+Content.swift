import AutoLayout

@testable import UIKitCore

/// Attributes of what views show.
extension LayoutFixtureStage {
  func setContent(_ value: LayoutFixtureValue, of view: UIView) throws -> Bool {
    switch view {
    case let view as FixtureView: try setOwn(value, of: view)
    case let label as UILabel: try setLabel(value, of: label)
    case let field as UITextField: try setField(value, of: field)
    case let view as UITextView: try setTextView(value, of: view)
    case let button as UIButton: try setButton(value, of: button)
    default: try setControl(value, of: view)
    }
  }

  private func setOwn(_ value: LayoutFixtureValue, of view: FixtureView) throws -> Bool {
    switch value.key {
    case "intrinsic": view.intrinsic = try value.size
    case "alignment": view.alignmentInsets = try value.insets
    case "baselines":
      // The first below the top, the last above the bottom.
      let n = try value.numbers(2)
      view.baselines = (
        TextBaseline(heightFactor: 0, offset: Double(n[0])), TextBaseline(heightFactor: 1, offset: -Double(n[1]))
      )
    default: return false
    }
    return true
  }

  private func font(_ value: LayoutFixtureValue) throws -> UIFont? {
    switch value.key {
    case "font": .systemFont(ofSize: try value.number)
    case "semibold": .systemFont(ofSize: try value.number, weight: .semibold)
    case "text-style": .preferredFont(forTextStyle: try value.choice(Self.textStyles))
    default: nil
    }
  }

  private static let textStyles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]

  private func setLabel(_ value: LayoutFixtureValue, of label: UILabel) throws -> Bool {
    if let font = try font(value) {
      label.font = font
      return true
    }
    switch value.key {
    case "text": label.text = value.words
    case "lines": label.numberOfLines = Int(try value.number)
    case "adjusts": label.adjustsFontForContentSizeCategory = value.isYes
    default: return false
    }
    return true
  }

  private func setField(_ value: LayoutFixtureValue, of field: UITextField) throws -> Bool {
    if let font = try font(value) {
      field.font = font
      return true
    }
    switch value.key {
    case "text": field.text = value.words
    case "placeholder": field.placeholder = value.words
    case "border":
      field.borderStyle = try value.choice([
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
      ])
    default: return false
    }
    return true
  }

  private func setTextView(_ value: LayoutFixtureValue, of view: UITextView) throws -> Bool {
    if let font = try font(value) {
      view.font = font
      return true
    }
    switch value.key {
    case "text": view.text = value.words
    case "scrolls": view.isScrollEnabled = value.isYes
    case "container-inset": view.textContainerInset = try value.insets
    case "padding": view.textContainer.lineFragmentPadding = try value.number
    default: return false
    }
    return true
  }

  private func setButton(_ value: LayoutFixtureValue, of button: UIButton) throws -> Bool {
    if let font = try font(value) {
      button.titleFont = font
      return true
    }
    switch value.key {
    case "title":
      if button.configuration == nil { button.setTitle(value.words, for: .normal) }
      button.configuration?.title = value.words
    case "image":
      if button.configuration == nil { button.setImage(try value.image, for: .normal) }
      button.configuration?.image = try value.image
    case "background": button.setBackgroundImage(try value.image, for: .normal)
    case "insets": button.contentEdgeInsets = try value.insets
    case "title-insets": button.titleEdgeInsets = try value.insets
    case "image-insets": button.imageEdgeInsets = try value.insets
    case "configuration":
      button.configuration = try value.choice([
        "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
      ])
    case "subtitle": button.configuration?.subtitle = value.words
    case "image-padding": button.configuration?.imagePadding = try value.number
    case "placement":
      button.configuration?.imagePlacement = try value.choice([
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      ])
    case "configuration-insets": button.configuration?.contentInsets = try value.directionalInsets
    case "corner": button.layer.cornerRadius = try value.number
    default: return false
    }
    return true
  }

  private func setControl(_ value: LayoutFixtureValue, of view: UIView) throws -> Bool {
    switch (value.key, view) {
    case ("image", let view as UIImageView): view.image = try value.image
    case ("image-alignment", let view as UIImageView):
      view.image = view.image?.withAlignmentRectInsets(try value.insets)
    case ("titles", let control as UISegmentedControl): control.titles = value.list
    case ("apportions", let control as UISegmentedControl): control.apportionsSegmentWidthsByContent = value.isYes
    case ("pages", let control as UIPageControl): control.numberOfPages = Int(try value.number)
    case ("style", let view as UIActivityIndicatorView):
      view.style = try value.choice([
        "medium": .medium, "large": .large, "gray": .gray, "white": .white, "whiteLarge": .whiteLarge,
      ])
    case ("style", let view as UIDatePicker):
      view.preferredDatePickerStyle = try value.choice([
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
      ])
    case ("mode", let view as UIDatePicker):
      view.datePickerMode = try value.choice([
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
      ])
    default: return false
    }
    return true
  }
}
