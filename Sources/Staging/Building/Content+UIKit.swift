import Geometry
import LayoutReports
import TextLayout
import UIKit

extension Content {
  /// What a view draws besides its background.
  @MainActor
  init(_ view: UIView, isPicture: Bool = false) {
    switch view {
    case let label as UILabel: self = label.textContent.map { .text($0) } ?? .none
    case let imageView as UIImageView: self = imageView.image == nil ? .none : .image(ImageContent(imageView))
    case let button as UIButton: self = .init(button: button)
    case let textView as UITextView: self = textView.textContent.map { .text($0) } ?? .none
    case let field as UITextField: self = .control(field.controlContent)
    default: self = ControlContent(view).map { .control($0) } ?? .none
    }
    if isPicture { placeLetters(of: view) }
  }

  /// Says where each letter of the view's own text stands.
  @MainActor
  private mutating func placeLetters(of view: UIView) {
    let environment = view.layoutScreen.text
    switch (self, view) {
    case (.text, let label as UILabel) where label.attributed != nil:
      // Text in other styles is a decoration.
      if let text = StyledText(label, color: label.textColor ?? .label)?.contents.first { self = .text(text) }
    case (.text(var text), let label as UILabel):
      text.placeLetters(label.displayFont, in: environment)
      self = .text(text)
    case (.text, let button as UIButton) where button.styledTitle != nil:
      if let text = button.styledTitle(at: button.places)?.contents.first { self = .text(text) }
    case (.text(var text), let button as UIButton):
      text.placeLetters(button.effectiveFont, in: environment)
      self = .text(text)
    case (.text(var text), let textView as UITextView):
      text.placeLetters(textView.font ?? .systemFont(ofSize: 12), in: environment)
      self = .text(text)
    case (.control(var control), let field as UITextField):
      for index in control.texts.indices {
        control.texts[index].placeLetters(field.font ?? .systemFont(ofSize: 17), in: environment)
      }
      self = .control(control)
    default: break
    }
  }

  /// A button shows its title or, without one, its image; beside a title the image is a decoration.
  @MainActor
  private init(button: UIButton) {
    let places = button.places
    self =
      button.titleContent(at: places).map { .text($0) } ?? button.imageContent(at: places).map { .image($0) } ?? .none
  }
}

extension ImageContent {
  @MainActor
  init(_ view: UIImageView) {
    self.init(
      name: view.image?.name, contentMode: String(describing: view.contentMode), size: view.image.map { Size($0.size) },
      tint: view.givenTintColor.map { view.pictureColor($0) }, isTemplate: view.image?.renderingMode == .alwaysTemplate,
      capInsets: view.image.flatMap { $0.capInsets == .zero ? nil : Insets($0.capInsets) },
      isMirrored: view.mirrors(symbol: view.image?.name))
  }
}

extension UIView {
  /// Whether a symbol of the name points the other way in this view. Symbols that have `forward` or `backward` in their name point to
  /// where reading goes, as opposed to those with `right` or `left`; names that begin with it are those of buttons of players, which
  /// point to the right everywhere.
  func mirrors(symbol name: String?) -> Bool {
    guard isRightToLeft, let name else { return false }
    return name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }
}

extension UILabel {
  /// The lines that the label shows, centred in its height, aligned in its width.
  var textContent: TextContent? {
    guard let shown = shownLines else { return nil }
    let font = displayFont
    let top = (Double(bounds.height) - shown.size.height) / 2
    let lines = shown.lines.map { line in
      let width = drawnWidth(of: line, font)
      return LayoutReports.TextLine(
        text: line.text, x: textAlignment.start(of: width, in: Double(bounds.width), isRightToLeft: isRightToLeft),
        baseline: top + line.baseline, width: width)
    }
    var content = TextContent(lines: lines, font: font, color: pictureColor(textColor ?? .label))
    content.clip = clip(of: shown, widest: lines.map(\.width).max() ?? 0)
    return content
  }

  /// A line that fills the width may have been too wide for it: what is clipped has its natural width.
  private func drawnWidth(of line: TextLayout.TextLine, _ font: UIFont) -> Double {
    guard line.width > Double(bounds.width) - 0.01 else { return line.width }
    return max(line.width, advance(of: line.text, font.font, in: layoutScreen.text))
  }

  /// The bounds, where lines reach beyond them by more than the rounding of frames: a label draws into a layer of its own, so that nothing
  /// is seen outside of it, whether it clips its subviews or not.
  ///
  /// - Parameter widest: The largest width of a line, where it may be more than the text says; points.
  func clip(of text: LaidOutText, widest: Double) -> Rect? {
    let size = Size(bounds.size)
    if text.fits(inHeight: size.height), widest <= size.width + 1 { return nil }
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

extension UITextView {
  fileprivate var textContent: TextContent? {
    guard let text, !text.isEmpty else { return nil }
    let left = Double(textContainerInset.left + textContainer.lineFragmentPadding)
    let right = Double(textContainerInset.right + textContainer.lineFragmentPadding)
    let room = Double(bounds.width) - left - right
    let lines = shownLines.lines.map { line in
      LayoutReports.TextLine(
        text: line.text,
        x: left + textAlignment.start(of: line.width, in: room, isRightToLeft: isRightToLeft),
        baseline: Double(textContainerInset.top) + line.baseline, width: line.width)
    }
    return TextContent(lines: lines, font: font ?? .systemFont(ofSize: 12), color: pictureColor(textColor ?? .label))
  }
}

extension UITextField {
  fileprivate var controlContent: ControlContent {
    let border: ControlContent.TextFieldBorder
    switch borderStyle {
    case .none: border = .none
    case .line: border = .line
    case .bezel: border = .bezel
    case .roundedRect: border = .roundedRect
    }
    let typed = text ?? ""
    let isEmpty = typed.isEmpty
    let shown = isEmpty ? placeholder ?? "" : isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
    let font = self.font ?? .systemFont(ofSize: 17)
    let area = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let room = max(0, Double(area.width))
    var texts: [TextContent] = []
    // What does not fit ends in an ellipsis, as in a field that nobody edits.
    let fitting = layOut(
      AttributedText(shown, font: font.font), width: room + 1e-3, maximumLines: 1, lineBreakMode: .byTruncatingTail,
      in: layoutScreen.text)
    if let text = fitting.lines.first?.text, !text.isEmpty {
      var line = LayoutReports.TextLine(centring: text, font: font, in: self)
      line.x = Double(area.minX) + textAlignment.start(of: line.width, in: room, isRightToLeft: isRightToLeft)
      let color = pictureColor(isEmpty ? .placeholderText : textColor ?? .label)
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
      self.init(
        kind: .pageControl(pages: control.numberOfPages, current: control.currentPage),
        tint: color(control.currentPageIndicatorTintColor), track: color(control.pageIndicatorTintColor))
    case let spinner as UIActivityIndicatorView: self.init(kind: .activityIndicator, tint: color(spinner.color))
    case is UIPickerView: self.init(kind: .picker)
    case let picker as UIDatePicker where picker.datePickerStyle == .wheels: self.init(kind: .picker)
    // A field that is a view shows its text itself.
    case let bar as UISearchBar:
      let isMade = bar.subviews.contains { $0 is UISearchTextField }
      self.init(kind: .searchBar(text: isMade ? "" : bar.text ?? bar.placeholder ?? ""))
    default: return nil
    }
  }
}

extension LayoutReports.TextLine {
  /// One line in the middle of a view; x is the centred one.
  @MainActor
  init(centring text: String, font: UIFont, in view: UIView) {
    let size = view.bounds.size
    let width = advance(of: AttributedText(text, font: font.font), in: view.layoutScreen.text)
    self.init(
      text: text, x: (Double(size.width) - width) / 2,
      baseline: Double(size.height) / 2 - Double(font.lineHeight) / 2 + Double(font.ascender), width: width)
  }
}

extension TextContent {
  init(lines: [LayoutReports.TextLine], font: UIFont, color: Color) {
    self.init(
      lines: lines, fontFamily: font.font.family.name, fontSize: Double(font.pointSize), fontWeight: font.cssWeight,
      isItalic: font.font.isItalic, color: color)
  }
}

extension TextContent {
  /// Measures where each character of the lines begins. Quadratic in a line, of which few have more than a hundred characters.
  ///
  /// - Parameter kern: Points after each character.
  mutating func placeLetters(_ font: UIFont, in environment: TextEnvironment, kern: Double = 0) {
    for index in lines.indices where lines[index].text.standsLetterByLetter {
      let text = lines[index].text
      var offsets: [Double] = []
      var prefix = ""
      for scalar in text.unicodeScalars {
        let advance = prefix.isEmpty ? 0 : advance(of: prefix, font.font, in: environment)
        offsets.append(advance + kern * Double(offsets.count))
        prefix.unicodeScalars.append(scalar)
      }
      // A line that was pressed together or drawn smaller keeps its width.
      let natural = advance(of: text, font.font, in: environment) + kern * Double(offsets.count)
      let factor = natural > 0 && lines[index].width > 0 ? lines[index].width / natural : 1
      lines[index].offsets = offsets.map { $0 * factor }
    }
  }
}

extension String {
  /// Whether each scalar is a letter or sign of its own that stands to the right of the one before: Latin, Greek, Cyrillic and usual
  /// signs, without marks that join the letter before them. Long lines are left to the font, too.
  fileprivate var standsLetterByLetter: Bool {
    unicodeScalars.count <= 400
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x20..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x1E00..<0x1F00, 0x2010..<0x2028, 0x2030..<0x205F,
          0x20A0..<0x20C1,
          0x2100..<0x2150, 0x2190..<0x2200:
          true
        default: false
        }
      }
  }
}

extension UIFont {
  /// Cascading style sheets' number for the weight.
  fileprivate var cssWeight: Int {
    switch font.weight.rawValue {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.1: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.5: 700
    case ..<0.6: 800
    default: 900
    }
  }
}

extension UIView {
  /// Whether what the view shows begins at the right.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension NSTextAlignment {
  /// Where a line begins; points. A line that is wider than the room begins at its left end.
  fileprivate func start(of width: Double, in available: Double, isRightToLeft: Bool) -> Double {
    let free = max(0, available - width)
    switch self {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    case .natural, .justified: return isRightToLeft ? free : 0
    }
  }
}
