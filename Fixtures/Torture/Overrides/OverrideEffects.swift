import UIKit

class OverrideEffects: NSObject {}
extension OverrideEffects {
  @objc func later() async {}
  @objc func fails(_ value: Int) throws -> String { "\(value)" }
  @objc func both(_ value: Int, `in` list: [Int]) async throws -> Int { value }
  @discardableResult @objc func discards(_ body: @escaping () -> Void) -> Int { 1 }
  @objc func optional(_ value: Int?, _ other: String!) {}
}
class OverrideEffectsChild: OverrideEffects {
  override func later() async { await super.later() }
  override func fails(_ value: Int) throws -> String { try super.fails(value) }
  override func both(_ value: Int, `in` list: [Int]) async throws -> Int { try await super.both(value, in: list) }
  override func discards(_ body: @escaping () -> Void) -> Int { super.discards(body) }
  override func optional(_ value: Int?, _ other: String!) {}
}
