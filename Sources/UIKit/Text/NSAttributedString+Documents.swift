extension NSAttributedString {
  /// The form of a text's file.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format, with fonts, styles, colors, links, and alignment and indents of paragraphs.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A folder of a rich text and its attachments: written as a file wrapper and read from its folder, the attachments without their
    /// places.
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
    /// The color behind the text.
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
    try self.init(data: Self.contents(of: url), options: options, documentAttributes: dict)
  }

  /// A range of the text as a file: its text, without attributes, where plain text is asked for, or Rich Text Format.
  ///
  /// - Throws: `CocoaError.fileWriteUnsupportedScheme` for every other form.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    switch Self.type(dict) {
    case nil, DocumentType.plain?: return try plainData(from: range, dict)
    case DocumentType.rtf?: return RichTextWriter.data(of: attributedSubstring(from: range))
    default: throw CocoaError(.fileWriteUnsupportedScheme)
    }
  }

  private static func type(_ attributes: [DocumentAttributeKey: Any]) -> DocumentType? {
    let given = attributes[.documentType]
    return given as? DocumentType ?? (given as? String).map { DocumentType(rawValue: $0) }
  }

  private func plainData(from range: NSRange, _ dict: [DocumentAttributeKey: Any]) throws -> Data {
    let text = attributedSubstring(from: range).string
    let encoding = (dict[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let data = text.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    return data
  }

  /// The same as a file that has not been written, or as a folder with the attachments beside the rich text.
  public func fileWrapper(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper {
    guard Self.type(dict) == .rtfd else {
      return FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
    }
    let text = attributedSubstring(from: range)
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    var names: [String] = []
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      let contents = attachment.fileWrapper?.regularFileContents ?? attachment.contents ?? attachment.image?.pngData()
      let name = attachment.fileWrapper?.preferredFilename ?? "Attachment \(names.count + 1).png"
      names.append(folder.addRegularFile(withContents: contents ?? Data(), preferredFilename: name))
    }
    _ = folder.addRegularFile(
      withContents: RichTextWriter.data(of: text, attachments: names), preferredFilename: Self.richTextName)
    return folder
  }

  /// The name of the text in the folder of a rich text with attachments.
  static let richTextName = "TXT.rtf"

  /// The bytes of a file, or of the text in a folder of one with attachments.
  static func contents(of url: URL) throws -> Data {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return try Data(contentsOf: exists && isFolder.boolValue ? url.appendingPathComponent(richTextName) : url)
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
    try read(from: Self.contents(of: url), options: opts, documentAttributes: dict)
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
