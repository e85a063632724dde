/// A text is UTF-8.
extension String: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text, and texts that are written like it.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  /// Gives the bytes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }
  /// Reads the bytes; wrong ones throw.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw NSItemProvider.error(.unavailableCoercionError) }
    return text
  }
}

/// A text is UTF-8.
extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }
  /// Plain text, and texts that are written like it.
  public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }
  /// Gives the bytes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    String(describing: self).loadData(
      withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
  }
  /// Reads the bytes; wrong ones throw.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = NSString(string: try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier))
    guard let made = text as? Self else { throw NSItemProvider.error(.unexpectedValueClassError) }
    return made
  }
}

/// An address is its text.
extension URL: NSItemProviderReading, NSItemProviderWriting {
  /// An address; for one of a file, `public.file-url` comes first.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address of anything.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// By what it is the address of.
  public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? ["public.file-url"] : ["public.url"] }
  /// Gives the bytes of the text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(dataRepresentation, nil)
    return nil
  }
  /// Reads the bytes; wrong ones throw.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return url
  }
}

/// An address is its text.
extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// An address; for one of a file, `public.file-url` comes first.
  public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }
  /// An address of anything.
  public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }
  /// By what it is the address of.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url"] : Self.writableTypeIdentifiersForItemProvider
  }
  /// Gives the bytes of the text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(dataRepresentation, nil)
    return nil
  }
  /// Reads the bytes; wrong ones throw.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let made = NSURL(string: url.absoluteString) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return made
  }
}

/// A text with attributes is given as it is; its data are its characters in UTF-8, without attributes.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text. There is rich text besides on iOS.
  public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }
  /// Plain text, and texts that are written like it.
  public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }
  /// Gives the bytes of the characters.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
  /// Reads the bytes; wrong ones throw.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let made = NSAttributedString(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return made
  }
}

/// An image is given as it is. It has no pixels here, and so no data.
extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// As on iOS.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Any image.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// An error: no pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, NSItemProvider.error(.unavailableCoercionError))
    return nil
  }
  /// Throws: no pixels.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
    throw NSItemProvider.error(.unavailableCoercionError)
  }
}

/// A color is its components in sRGB, as text.
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// As on iOS.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// As on iOS.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Gives the components.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let color = cgColor
    completionHandler(
      try? JSONEncoder().encode([color.red, color.green, color.blue, color.alpha].map(Double.init)), nil)
    return nil
  }
  /// Reads the components; wrong data throws.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor {
    let parts = try JSONDecoder().decode([Double].self, from: data)
    guard parts.count == 4 else { throw NSItemProvider.error(.unavailableCoercionError) }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
