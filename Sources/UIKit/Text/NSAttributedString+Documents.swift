extension NSAttributedString {
  /// The form of a text's file.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format. Its text is read, without attributes.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A folder of a rich text and its attachments; neither read nor written here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page. Its text is read, with the attributes of bold, italic and underlined text and of links.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// How a file is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`; without one the bytes decide.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The attributes of text without attributes of its own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The raw value of a `String.Encoding`, a number; without it UTF-8, and if the bytes are none, Latin 1.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Whether text is scaled for a desktop or a phone; it has no effect here.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// Of the text in the file; it has no effect here.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// What a file says of its text.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of text without attributes of its own.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of the paper, in points.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The distances to the edges of the paper, in points.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The size of the view, in points.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// How large the view shows the text, in percent.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// How the view shows the text.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// Whether the text cannot be changed.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// The colour behind the text.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// How far words are broken, from 0 to 1.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// Points between tabs.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// The title of the text.
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
  }

  /// The text of a file's bytes: plain text, and of HTML and Rich Text Format the text with a few attributes (DEVIATIONS.md, 335).
  ///
  /// Without a document type in the options the bytes decide. Without a font text of HTML is 12 points of Times New Roman and other text
  /// is 12 points of Helvetica, as on iOS.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for bytes that are no text in the encoding, and `.fileReadUnsupportedScheme`
  ///   for a form that is not read here.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let document = try TextDocument(data, options: options)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// The same of a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// A range of the text as a file: its text, without attributes, where plain text is asked for.
  ///
  /// - Throws: `CocoaError.fileWriteUnsupportedScheme` for every other form.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let type =
      dict[.documentType] as? DocumentType ?? (dict[.documentType] as? String).map { DocumentType(rawValue: $0) }
    guard type ?? .plain == .plain else { throw CocoaError(.fileWriteUnsupportedScheme) }
    let text = attributedSubstring(from: range).string
    let encoding = (dict[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let data = text.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    return data
  }
}

extension NSMutableAttributedString {
  /// Replaces the text by that of a file's bytes; see `NSAttributedString.init(data:options:documentAttributes:)`.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let document = try TextDocument(data, options: opts)
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }

  /// The same of a file.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try read(from: Data(contentsOf: url), options: opts, documentAttributes: dict)
  }

  /// Makes the attributes of a range consistent: an attachment stays only where the character is that stands for it.
  public func fixAttributes(in range: NSRange) {
    let text = string as NSString
    var wrong: [NSRange] = []
    enumerateAttributes(in: range, options: .longestEffectiveRangeNotRequired) { attributes, part, _ in
      guard attributes[.attachment] != nil else { return }
      for index in part.location..<NSMaxRange(part) where text.character(at: index) != 0xFFFC {
        wrong.append(NSRange(location: index, length: 1))
      }
    }
    for part in wrong { removeAttribute(.attachment, range: part) }
  }
}
