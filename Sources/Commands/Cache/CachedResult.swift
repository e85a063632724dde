import Foundation
import Linting

/// The file that keeps a result: a line with the lengths of both parts and a checksum, the inputs, and the result as JSON.
enum CachedResult {
  static func data(of result: LintResult, computedFrom inputs: CacheInputs) -> Data {
    let body = inputs.bytes + JSONLines.text(of: result).utf8
    return Data(header(of: body, inputs: inputs.bytes.count) + body)
  }

  /// The result in a file; nil if it was computed from other inputs, if the file was cut off or changed, or if something else
  /// wrote it.
  static func result(in data: Data, computedFrom inputs: CacheInputs) -> LintResult? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = [UInt8](data[(end + 1)...])
    guard body.starts(with: inputs.bytes), data[...end].elementsEqual(header(of: body, inputs: inputs.bytes.count))
    else {
      return nil
    }
    return try? JSONDecoder().decode(LintResult.self, from: Data(body.dropFirst(inputs.bytes.count)))
  }

  private static func header(of body: [UInt8], inputs: Int) -> [UInt8] {
    Array("trellis result \(inputs) \(body.count - inputs) \(Fingerprint.text(of: body))\n".utf8)
  }
}
