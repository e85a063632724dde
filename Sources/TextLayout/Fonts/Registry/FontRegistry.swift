import Foundation

/// The fonts of an app, found by name. The fonts of the machine are not looked at, so that layouts do not depend on it.
package struct FontRegistry: Hashable, Sendable {
  /// In the order they were registered.
  package private(set) var faces: [FontFace] = []

  /// Without fonts.
  package init() {}

  /// Adds the faces of a TrueType or OpenType file or collection.
  ///
  /// A face whose PostScript name is taken already is left out.
  /// - Throws: `FontError` if the file cannot be read or is no font, or if the package was built without the `Shaping` trait.
  package mutating func register(contentsOf path: String) throws(FontError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path)
    }
    try register(Array(data), name: path)
  }

  /// Adds the faces of a font in memory. Errors call it by `name`.
  package mutating func register(_ bytes: [UInt8], name: String) throws(FontError) {
    for face in try FontFace.all(in: bytes, name: name) {
      if !faces.contains(where: { $0.postScriptName == face.postScriptName }) { faces.append(face) }
    }
  }

  /// The face with that PostScript name, else the most regular one of the family of that name. Linear in their number.
  package func face(named name: String) -> FontFace? {
    faces.first { $0.postScriptName == name } ?? face(inFamily: name, weight: .regular, isItalic: false)
  }

  /// The face of a family that is nearest to a weight among those with the slant, else among all; the first registered of
  /// two that are equally near.
  package func face(inFamily family: String, weight: Font.Weight, isItalic: Bool) -> FontFace? {
    let members = faces.filter { $0.familyName == family }
    let slanted = members.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? members : slanted).min {
      abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
    }
  }

  /// The names of all families, sorted, each once.
  package var familyNames: [String] { Set(faces.map(\.familyName)).sorted() }

  /// The PostScript names of a family's faces, in the order they were registered.
  package func faceNames(inFamily family: String) -> [String] {
    faces.filter { $0.familyName == family }.map(\.postScriptName)
  }
}

/// Why a font was not registered.
package enum FontError: Error, Hashable, Sendable {
  /// There is no such file, or it may not be read. The value is its path.
  case unreadable(String)
  /// The file is damaged, or something else than a TrueType or OpenType font.
  case noFont(String)
  /// Fonts are read by HarfBuzz, which comes with the package trait `Shaping`.
  case needsShaping(String)
}

extension FontError: CustomStringConvertible {
  /// `PATH: is no font`.
  package var description: String {
    switch self {
    case .unreadable(let name): "\(name): cannot be read"
    case .noFont(let name): "\(name): is not a font"
    case .needsShaping(let name): "\(name): to read this font, build Trellis with the package trait Shaping"
    }
  }
}
