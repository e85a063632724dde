/// Some bytes of a document that is being edited: a part of the file as it was read, or new ones.
enum Chunk: Hashable {
  /// A range of the file's bytes, which are written as they are.
  case kept(Range<Int>)
  /// Bytes that the file does not have at this place.
  case fresh([UInt8])

  static let nothing = Chunk.fresh([])

  init(_ text: String) { self = .fresh(Array(text.utf8)) }

  /// The bytes themselves, as a view of the file's where they are its.
  func bytes(in file: [UInt8]) -> ArraySlice<UInt8> {
    switch self {
    case .kept(let range): file[range]
    case .fresh(let bytes): bytes[...]
    }
  }

  func text(in file: [UInt8]) -> String { String(decoding: bytes(in: file), as: UTF8.self) }
}
