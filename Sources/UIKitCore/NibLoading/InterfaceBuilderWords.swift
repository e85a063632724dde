import AutoLayout
import InterfaceBuilder

// What the words of documents are in UIKit. The switches are exhaustive: a new word has to be decided on here.

extension NSLineBreakMode {
  init(_ word: ParagraphStyleElement.LineBreakMode) {
    switch word {
    case .wordWrap: self = .byWordWrapping
    case .characterWrap: self = .byCharWrapping
    case .clip: self = .byClipping
    case .headTruncation: self = .byTruncatingHead
    case .middleTruncation: self = .byTruncatingMiddle
    case .tailTruncation: self = .byTruncatingTail
    }
  }
}

extension NSTextAlignment {
  init(_ word: ParagraphStyleElement.Alignment) {
    switch word {
    case .natural: self = .natural
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    }
  }
}

extension UIButton.ButtonType {
  init(_ word: ButtonElement.ButtonType) {
    switch word {
    case .custom: self = .custom
    case .system, .roundedRect: self = .system
    case .detailDisclosure: self = .detailDisclosure
    case .infoLight: self = .infoLight
    case .infoDark: self = .infoDark
    case .contactAdd: self = .contactAdd
    case .close: self = .close
    case .plain: self = .plain
    }
  }
}

extension UIButton.Configuration.Style {
  init(_ word: ButtonConfigurationElement.Style) {
    switch word {
    case .plain: self = .plain
    case .gray: self = .gray
    case .tinted: self = .tinted
    case .filled: self = .filled
    }
  }
}

extension NSDirectionalRectEdge {
  init(_ word: ButtonConfigurationElement.ImagePlacement) {
    switch word {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  init(_ word: ButtonElement.HorizontalAlignment) {
    switch word {
    case .center: self = .center
    case .left: self = .left
    case .right: self = .right
    case .fill: self = .fill
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  init(_ word: ButtonElement.VerticalAlignment) {
    switch word {
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .fill: self = .fill
    }
  }
}

extension UIControl.State {
  /// Nil for focus, for which nothing here has a look.
  init?(_ word: ControlState) {
    switch word {
    case .normal: self = .normal
    case .highlighted: self = .highlighted
    case .disabled: self = .disabled
    case .selected: self = .selected
    case .focused: return nil
    }
  }
}

extension UIControl.Event {
  init(_ word: ConnectionElement.Event) {
    switch word {
    case .touchDown: self = .touchDown
    case .touchDownRepeat: self = .touchDownRepeat
    case .touchDragInside: self = .touchDragInside
    case .touchDragOutside: self = .touchDragOutside
    case .touchDragEnter: self = .touchDragEnter
    case .touchDragExit: self = .touchDragExit
    case .touchUpInside: self = .touchUpInside
    case .touchUpOutside: self = .touchUpOutside
    case .touchCancel: self = .touchCancel
    case .valueChanged: self = .valueChanged
    case .primaryActionTriggered: self = .primaryActionTriggered
    case .editingDidBegin: self = .editingDidBegin
    case .editingChanged: self = .editingChanged
    case .editingDidEnd: self = .editingDidEnd
    case .editingDidEndOnExit: self = .editingDidEndOnExit
    }
  }
}

extension UIStackView.Distribution {
  init(_ word: StackViewElement.Distribution) {
    switch word {
    case .fill: self = .fill
    case .fillEqually: self = .fillEqually
    case .fillProportionally: self = .fillProportionally
    case .equalSpacing: self = .equalSpacing
    case .equalCentering: self = .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  init(_ word: StackViewElement.Alignment) {
    switch word {
    case .fill: self = .fill
    case .top, .leading: self = .leading
    case .center: self = .center
    case .bottom, .trailing: self = .trailing
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }
}

extension UIActivityIndicatorView.Style {
  init(_ word: ActivityIndicatorElement.Style) {
    switch word {
    case .medium: self = .medium
    case .large: self = .large
    case .whiteLarge: self = .whiteLarge
    case .white: self = .white
    case .gray: self = .gray
    }
  }
}

extension UIDatePicker.Mode {
  init(_ word: DatePickerElement.Mode) {
    switch word {
    case .time: self = .time
    case .date: self = .date
    case .dateAndTime: self = .dateAndTime
    case .countDownTimer: self = .countDownTimer
    case .yearAndMonth: self = .yearAndMonth
    }
  }
}

extension UIDatePickerStyle {
  init(_ word: DatePickerElement.Style) {
    switch word {
    case .automatic: self = .automatic
    case .wheels: self = .wheels
    case .compact: self = .compact
    case .inline: self = .inline
    }
  }
}

extension UITableView.Style {
  init(_ word: TableViewElement.Style) {
    switch word {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}

extension UITableViewCell.AccessoryType {
  init(_ word: TableViewCellElement.AccessoryType) {
    switch word {
    case .none: self = .none
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    }
  }
}

extension UITableViewCell.CellStyle {
  init(_ word: TableViewCellElement.Style) {
    switch word {
    case .basic: self = .default
    case .rightDetail: self = .value1
    case .leftDetail: self = .value2
    case .subtitle: self = .subtitle
    }
  }
}

extension UITextField.BorderStyle {
  init(_ word: TextFieldElement.BorderStyle) {
    switch word {
    case .none: self = .none
    case .line: self = .line
    case .bezel: self = .bezel
    case .roundedRect: self = .roundedRect
    }
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  init(_ word: ScrollViewElement.ContentInsetAdjustmentBehavior) {
    switch word {
    case .automatic: self = .automatic
    case .scrollableAxes: self = .scrollableAxes
    case .never: self = .never
    case .always: self = .always
    }
  }
}

extension UIView.ContentMode {
  init(_ word: ViewElement.ContentMode) {
    switch word {
    case .scaleToFill: self = .scaleToFill
    case .scaleAspectFit: self = .scaleAspectFit
    case .scaleAspectFill: self = .scaleAspectFill
    case .redraw: self = .redraw
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }
}

extension UISemanticContentAttribute {
  init(_ word: ViewElement.SemanticContentAttribute) {
    switch word {
    case .unspecified: self = .unspecified
    case .playback: self = .playback
    case .spatial: self = .spatial
    case .forceLeftToRight: self = .forceLeftToRight
    case .forceRightToLeft: self = .forceRightToLeft
    }
  }
}

extension UIFont.Weight {
  init(_ word: FontElement.Weight) {
    switch word {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    }
  }
}

extension UIImage.SymbolScale {
  init(_ word: SymbolConfigurationElement.Scale) {
    switch word {
    case .automatic: self = .unspecified
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    }
  }
}

extension UIModalPresentationStyle {
  init(_ word: ConnectionElement.PresentationStyle) {
    switch word {
    case .automatic: self = .automatic
    case .fullScreen: self = .fullScreen
    case .overFullScreen: self = .overFullScreen
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .overCurrentContext: self = .overCurrentContext
    case .custom: self = .custom
    case .popover: self = .popover
    }
  }
}
