/// The uniform types of files by their extensions: those of common kinds, and those that the app's property list declares.
enum DocumentTypes {
  /// As Apple's list of uniform type identifiers has them.
  private static let known: [(type: String, extensions: [String])] = [
    ("public.plain-text", ["txt", "text"]), ("public.rtf", ["rtf"]), ("public.html", ["html", "htm"]),
    ("public.xml", ["xml"]),
    ("public.json", ["json"]), ("public.comma-separated-values-text", ["csv"]),
    ("net.daringfireball.markdown", ["md", "markdown"]),
    ("com.adobe.pdf", ["pdf"]), ("public.png", ["png"]), ("public.jpeg", ["jpeg", "jpg"]),
    ("com.compuserve.gif", ["gif"]),
    ("public.tiff", ["tiff", "tif"]), ("public.heic", ["heic"]), ("public.svg-image", ["svg"]),
    ("org.webmproject.webp", ["webp"]),
    ("public.mpeg-4", ["mp4"]), ("com.apple.quicktime-movie", ["mov"]), ("public.mp3", ["mp3"]),
    ("com.apple.m4a-audio", ["m4a"]),
    ("com.microsoft.waveform-audio", ["wav"]), ("public.zip-archive", ["zip"]), ("org.gnu.gnu-zip-archive", ["gz"]),
    ("com.apple.property-list", ["plist"]), ("public.vcard", ["vcf"]), ("com.apple.ical.ics", ["ics"]),
    ("public.swift-source", ["swift"]), ("org.idpf.epub-container", ["epub"]),
  ]

  /// What a type is more generally; a file type that is asked for in the general form covers the special one.
  private static let parents: [String: [String]] = [
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.tiff": ["public.image"], "public.heic": ["public.image"], "public.svg-image": ["public.image"],
    "org.webmproject.webp": ["public.image"], "public.plain-text": ["public.text"], "public.rtf": ["public.text"],
    "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "public.comma-separated-values-text": ["public.text"], "net.daringfireball.markdown": ["public.text"],
    "public.swift-source": ["public.source-code", "public.text"],
    "public.mpeg-4": ["public.movie", "public.audiovisual-content"],
    "com.apple.quicktime-movie": ["public.movie", "public.audiovisual-content"],
    "public.mp3": ["public.audio", "public.audiovisual-content"],
    "com.apple.m4a-audio": ["public.audio", "public.audiovisual-content"],
    "com.microsoft.waveform-audio": ["public.audio", "public.audiovisual-content"],
    "public.zip-archive": ["public.archive"],
    "org.gnu.gnu-zip-archive": ["public.archive"], "com.adobe.pdf": ["public.composite-content"],
    "public.utf8-plain-text": ["public.plain-text", "public.text"], "public.url": [], "public.file-url": ["public.url"],
  ]

  /// The declarations of the app's property list.
  private static var declared: [(type: String, extensions: [String])] {
    let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
    return lists.flatMap { Bundle.main.infoDictionary?[$0] as? [[String: Any]] ?? [] }.compactMap { declaration in
      guard let type = declaration["UTTypeIdentifier"] as? String else { return nil }
      let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
      let extensions = tags["public.filename-extension"]
      return (type, extensions as? [String] ?? (extensions as? String).map { [$0] } ?? [])
    }
  }

  /// Nil for a file without an extension; `public.data` for an unknown one, which has a dynamic type on iOS.
  static func type(of url: URL) -> String? {
    let own = url.pathExtension.lowercased()
    guard !own.isEmpty else { return nil }
    return (declared + known).first { $0.extensions.contains(own) }?.type ?? "public.data"
  }

  /// The first extension of a type.
  static func fileExtension(of type: String) -> String? {
    (declared + known).first { $0.type == type }?.extensions.first
  }

  /// Whether a type is another or a special case of it.
  static func type(_ type: String, conformsTo other: String) -> Bool {
    type == other || other == "public.item" || other == "public.data" || other == "public.content"
      || parents[type]?.contains(other) == true
  }
}
