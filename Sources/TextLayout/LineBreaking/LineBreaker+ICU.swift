// ICU is known to the files named +ICU only. It is part of every Swift toolchain with the new Foundation outside of Apple's
// platforms; its functions carry the prefix swift_ there, which the importer does not translate.
#if canImport(_FoundationICU)
  import Foundation
  internal import _FoundationICU

  extension LineBreaker {
    /// Nil if ICU has no break iterator, as in a toolchain built without its data.
    static func opportunitiesByICU(in scalars: ArraySlice<UInt32>) -> [Bool]? {
      let units = UTF16Units(scalars)
      var result = [Bool](repeating: false, count: scalars.count)
      let succeeded = units.code.withUnsafeBufferPointer { buffer in
        BreakIteratorPool.shared.withIterator { iterator in
          var status = U_ZERO_ERROR
          swift_ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
          guard status.rawValue <= U_ZERO_ERROR.rawValue else { return false }
          var scalar = 0
          var boundary = Int(swift_ubrk_next(iterator))
          while boundary > 0, boundary < buffer.count {
            while units.starts[scalar] < boundary { scalar += 1 }
            result[scalar] = true
            boundary = Int(swift_ubrk_next(iterator))
          }
          return true
        }
      }
      return succeeded ? result : nil
    }
  }

  /// Opening an iterator costs more than breaking a label, so iterators are kept. At most one per thread at a time.
  private final class BreakIteratorPool: @unchecked Sendable {
    static let shared = BreakIteratorPool()

    private let lock = NSLock()
    private var idle: [OpaquePointer] = []

    /// Lends an iterator; false if there is none to be had. It keeps no text after `body`.
    func withIterator(_ body: (OpaquePointer) -> Bool) -> Bool {
      guard let iterator = lock.withLock({ idle.popLast() }) ?? open() else { return false }
      defer {
        var status = U_ZERO_ERROR
        swift_ubrk_setText(iterator, nil, 0, &status)
        lock.withLock { idle.append(iterator) }
      }
      return body(iterator)
    }

    /// The locale is fixed, so that a text breaks alike on every machine.
    private func open() -> OpaquePointer? {
      var status = U_ZERO_ERROR
      let iterator = swift_ubrk_open(UBRK_LINE, "en", nil, 0, &status)
      return status.rawValue <= U_ZERO_ERROR.rawValue ? iterator : nil
    }
  }
#endif
