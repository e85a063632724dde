import TextLayout

/// Something in a text that is no text, usually an image: the character ``character`` with the attribute
/// `NSAttributedString.Key.attachment` stands for it.
///
/// It takes the room of its bounds in its line, which becomes as high as it needs (DEVIATIONS.md, 330). A text takes what an attachment says
/// when it is given to a view or measured: later changes do not reach it.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // First, whatever else is stored; see `FoundationMark`.
  private let mark = FoundationMark()
  /// U+FFFC, the object replacement character.
  public static let character = 0xFFFC

  /// What is shown; nil by default, which shows ``contents`` if these are an image.
  open var image: UIImage?
  /// Points, with the y axis upwards from the baseline: an origin of (0, -4) stands 4 points below it. An empty rectangle, the default, is
  /// the size of the image on the baseline.
  open var bounds = CGRect.zero
  /// The bytes of a file; nil by default.
  open var contents: Data?
  /// The uniform type of ``contents``, such as `public.png`; nil by default. Nothing here reads it: the bytes say what they are.
  open var fileType: String?
  /// Points at both sides of the attachment; 0 by default.
  open var lineLayoutPadding: CGFloat = 0
  /// What VoiceOver says in place of the attachment; nil by default. No effect here, which the log says once: a text is read without its
  /// attachments.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != nil { LayoutLog.noteWithoutEffect("NSTextAttachment.accessibilityLabel") } }
  }
  /// True by default.
  /// No effect here, which the log says once.
  open var allowsTextAttachmentView = true {
    didSet { LayoutLog.noteWithoutEffect("NSTextAttachment.allowsTextAttachmentView") }
  }

  /// An attachment with the bytes of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// An attachment without content, which takes no room until it has an image or bounds.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// An attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) {}

  /// The room of the attachment in its line, in points, with the y axis upwards from the baseline: ``bounds`` unless these are empty, else
  /// the size of what is shown. Override it to depend on the line.
  ///
  /// Here it is asked once for each text, before lines are broken: with a proposed line of 320 points and the height of the font, without a
  /// container, and with the place (0, 0).
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if !bounds.isEmpty { return bounds }
    return CGRect(origin: bounds.origin, size: shown?.size ?? .zero)
  }

  /// What is drawn in a rectangle: ``image``, or ``contents`` if these are an image. Override it to draw something else.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shown }

  private var shown: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The room in a line of a font. Numbers that are none count as 0.
  func box(at index: Int, beside font: TextLayout.Font) -> InlineBox {
    let line = CGRect(x: 0, y: 0, width: 320, height: CGFloat(font.lineHeight))
    let place =
      symbolBounds(beside: font)
      ?? attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    func bounded(_ value: CGFloat) -> Double { value.isFinite ? Double(min(max(value, -1e6), 1e6)) : 0 }
    let padding = 2 * max(0, bounded(lineLayoutPadding))
    return InlineBox(
      width: max(0, bounded(place.width)) + padding, ascent: bounded(place.maxY), descent: -bounded(place.minY))
  }

  /// A symbol without a size of its own is as large as the text beside it, and its middle is that of the capital letters. Nil for other
  /// images, for an attachment with bounds, and for one of a subclass, which may have its own.
  private func symbolBounds(beside font: TextLayout.Font) -> CGRect? {
    guard type(of: self) == NSTextAttachment.self, bounds.isEmpty, let image, image.isSymbolImage,
      image.symbolConfiguration?.pointSize == nil, image.symbolConfiguration?.textStyle == nil
    else { return nil }
    let size = UIImage.symbolSize(
      shape: image.size, pointSize: CGFloat(font.pointSize),
      scale: image.symbolConfiguration?.symbolScale ?? .unspecified)
    return CGRect(x: 0, y: (CGFloat(font.capHeight) - size.height) / 2, width: size.width, height: size.height)
  }

  /// What is drawn at a place of a line: the image, and where it stands from the left end of the baseline, y down.
  func picture(at index: Int, beside font: TextLayout.Font) -> (image: UIImage, place: CGRect)? {
    let room = box(at: index, beside: font)
    let padding = max(0, lineLayoutPadding.isFinite ? lineLayoutPadding : 0)
    let place = CGRect(
      x: padding, y: CGFloat(-room.ascent), width: max(0, CGFloat(room.width) - 2 * padding),
      height: max(0, CGFloat(room.ascent + room.descent)))
    return image(forBounds: place, textContainer: nil, characterIndex: index).map { ($0, place) }
  }
}

extension NSAttributedString {
  /// One character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether there is an attachment in a range.
  public func containsAttachments(in range: NSRange) -> Bool {
    guard let range = range.intersection(NSRange(location: 0, length: length)) else { return false }
    var found = false
    enumerateAttributes(in: range, options: .longestEffectiveRangeNotRequired) { attributes, _, stop in
      if attributes[.attachment] is NSTextAttachment { (found, stop.pointee) = (true, true) }
    }
    return found
  }
}
