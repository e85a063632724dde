import Geometry
import LayoutReports
import TextLayout
import UIKitCore

extension UITextField {
  /// The border, and the text or the placeholder in the room that border and views at the ends leave.
  var controlContent: ControlContent {
    let border: ControlContent.TextFieldBorder
    switch borderStyle {
    case .none: border = .none
    case .line: border = .line
    case .bezel: border = .bezel
    case .roundedRect: border = self is UISearchTextField ? .none : .roundedRect
    }
    let typed = text ?? ""
    let isEmpty = typed.isEmpty
    // Tokens stand in the place of a placeholder.
    let isHeld = (self as? UISearchTextField)?.tokens.isEmpty == false
    let shown =
      isEmpty ? isHeld ? "" : placeholder ?? "" : isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
    let font = self.font ?? .systemFont(ofSize: 17)
    let area = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let room = max(0, Double(area.width))
    var texts: [TextContent] = []
    // What does not fit ends in an ellipsis, as in a field that nobody edits.
    let fitting = layOut(
      AttributedText(shown, font: font.font), width: room + 1e-3, maximumLines: 1, lineBreakMode: .byTruncatingTail,
      in: layoutScreen.text)
    // The placeholder of a search is as strong as its magnifying glass.
    let placeholder: UIColor = self is UISearchTextField ? .secondaryLabel : .placeholderText
    let color = pictureColor(isEmpty ? placeholder : textColor ?? .label)
    if !shown.isEmpty, let pieces = styledPieces(in: area) {
      texts = pieces.map { piece in
        let line = LayoutReports.TextLine(
          text: piece.text, x: Double(piece.origin.x), baseline: Double(piece.origin.y), width: Double(piece.width))
        return TextContent(lines: [line], font: piece.font, color: piece.color.map { pictureColor($0) } ?? color)
      }
    } else if let text = fitting.lines.first?.text, !text.isEmpty {
      var line = LayoutReports.TextLine(centering: text, font: font, in: self)
      line.x = Double(area.minX) + textAlignment.start(of: line.width, in: room, isRightToLeft: isRightToLeft)
      var content = TextContent(lines: [line], font: font, color: color)
      // The text scrolls in the area between the borders; a field that is too low shows a part of its line.
      if Double(font.lineHeight) > Double(bounds.height) + 1 || line.width > room + 1 {
        content.clip = Rect(
          x: Double(area.minX), y: Double(bounds.minY), width: room, height: Double(bounds.height))
      }
      texts = [content]
    }
    return ControlContent(kind: .textField(border: border), texts: texts)
  }

  /// The fonts of the parts of the line that is shown; none if it has no styles of its own.
  var fontsOfLine: [UIFont] {
    let isEmpty = (text ?? "").isEmpty
    let area = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    return styledPieces(in: area)?.map(\.font) ?? []
  }
}

extension ControlContent {
  /// Controls that have a look of their own, in the direction of reading; nil for plain boxes.
  @MainActor
  init?(_ view: UIView) {
    self.init(look: view)
    // The two halves of a stepper, the spokes of a spinner and the rows of a picker say nothing of a direction.
    switch kind {
    case .toggle, .slider, .progress, .pageControl, .searchBar: isRightToLeft = view.isRightToLeft
    case .segmented(let titles, let selected) where view.isRightToLeft:
      kind = .segmented(titles: titles.reversed(), selected: selected.map { titles.count - 1 - $0 })
    default: break
    }
  }

  @MainActor
  private init?(look view: UIView) {
    let tint = view.givenTintColor.map { view.pictureColor($0) }
    func color(_ color: UIColor?) -> Color? { color.map { view.pictureColor($0) } }
    switch view {
    case let toggle as UISwitch:
      self.init(kind: .toggle(isOn: toggle.isOn), tint: color(toggle.onTintColor), thumb: color(toggle.thumbTintColor))
    case let slider as UISlider:
      let span = slider.maximumValue - slider.minimumValue
      let fraction = span > 0 ? Double((slider.value - slider.minimumValue) / span) : 0
      self.init(
        kind: .slider(fraction: min(max(fraction, 0), 1)), tint: color(slider.minimumTrackTintColor) ?? tint,
        track: color(slider.maximumTrackTintColor), thumb: color(slider.thumbTintColor))
    case let progress as UIProgressView:
      self.init(
        kind: .progress(fraction: Double(progress.progress)), tint: color(progress.progressTintColor) ?? tint,
        track: color(progress.trackTintColor))
    case let control as UISegmentedControl:
      let selected = control.titles.indices.contains(control.selectedSegmentIndex) ? control.selectedSegmentIndex : nil
      self.init(
        kind: .segmented(titles: control.titles, selected: selected), tint: tint,
        thumb: color(control.selectedSegmentTintColor))
    case is UIStepper: self.init(kind: .stepper)
    case let control as UIPageControl:
      let isHidden = control.hidesForSinglePage && control.numberOfPages == 1
      self.init(
        kind: .pageControl(pages: isHidden ? 0 : control.numberOfPages, current: control.currentPage),
        tint: color(control.currentPageIndicatorTintColor), track: color(control.pageIndicatorTintColor))
    case let spinner as UIActivityIndicatorView: self.init(kind: .activityIndicator, tint: color(spinner.color))
    case is UIPickerView: self.init(kind: .picker)
    case let picker as UIDatePicker where picker.datePickerStyle == .wheels: self.init(kind: .picker)
    // A field that is a view shows itself.
    case let bar as UISearchBar where !bar.subviews.contains { $0 is UISearchTextField }:
      self.init(kind: .searchBar(text: bar.text ?? bar.placeholder ?? ""))
    default: return nil
    }
  }
}
