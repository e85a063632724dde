import Geometry
import LayoutReports
import TextLayout
import UIKitCore

extension UILabel {
  /// The lines that the label shows, centered in its height, aligned in its width.
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
  /// The lines that the view shows, aligned between its insets.
  var textContent: TextContent? {
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

extension LayoutReports.TextLine {
  /// One line in the middle of a view; x is the centered one.
  @MainActor
  init(centering text: String, font: UIFont, in view: UIView) {
    let size = view.bounds.size
    let width = advance(of: AttributedText(text, font: font.font), in: view.layoutScreen.text)
    self.init(
      text: text, x: (Double(size.width) - width) / 2,
      baseline: Double(size.height) / 2 - Double(font.lineHeight) / 2 + Double(font.ascender), width: width)
  }
}

extension TextContent {
  init(lines: [LayoutReports.TextLine], font: UIFont, color: Color) {
    let name = font.font.family.name.map(FontStyleName.init)
    self.init(
      lines: lines, fontFamily: font.font.family.name, fontSize: Double(font.pointSize),
      fontWeight: (name?.weight ?? font.font.weight).cssWeight,
      isItalic: font.font.isItalic || name?.isItalic == true, color: color)
  }
}

extension TextContent {
  /// Measures where each character of the lines begins. Quadratic in a line, of which few have more than a hundred characters.
  ///
  /// - Parameter kern: Points after each character.
  mutating func placeLetters(_ font: UIFont, in environment: TextEnvironment, kern: Double = 0) {
    for index in lines.indices where lines[index].text.contains("\t") {
      lines[index].placeAroundTabs(font, in: environment)
    }
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

extension LayoutReports.TextLine {
  /// The width of a line with tabs says nothing of its letters: these are as wide as they are, before the first tab from the beginning of
  /// the line, and behind the last one up to its end.
  fileprivate mutating func placeAroundTabs(_ font: UIFont, in environment: TextEnvironment) {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last else { return }
    func width(_ text: String) -> Double { text.isEmpty ? 0 : advance(of: text, font.font, in: environment) }
    if last.isEmpty {
      // Behind the last letter there is nothing to draw.
      while text.hasSuffix("\t") { text.removeLast() }
      if !text.contains("\t") { self.width = width(text) }
      return
    }
    var (placed, position): ([Double], Double) = ([], 0)
    for (number, part) in parts.enumerated() {
      if number > 0 {
        placed.append(position)
        if number == parts.count - 1 { position = max(position, self.width - width(part)) }
      }
      var prefix = ""
      for scalar in part.unicodeScalars {
        placed.append(position + width(prefix))
        prefix.unicodeScalars.append(scalar)
      }
      position += width(part)
    }
    offsets = placed
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

extension NSTextAlignment {
  /// Where a line begins; points. A line that is wider than the room begins at its left end.
  func start(of width: Double, in available: Double, isRightToLeft: Bool) -> Double {
    let free = max(0, available - width)
    switch self {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    case .natural, .justified: return isRightToLeft ? free : 0
    }
  }
}
