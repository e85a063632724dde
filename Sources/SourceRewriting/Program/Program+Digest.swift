import Hashing

/// A number by which two programs are told apart, as far as the rewriting of one file depends on the others.
struct Digest {
  private var hash = FNV1a()

  var value: UInt64 { hash.value }

  mutating func add(_ byte: UInt8) { hash.add(byte) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  mutating func add(_ texts: [String]) {
    for text in texts { add(text) }
    add(1)
  }

  mutating func add(_ bytes: [UInt8]) { for byte in bytes { add(byte) } }

  var text: String { String(value, radix: 16) }
}

extension Program {
  /// The same for programs whose files differ in bodies of functions and initial values only.
  var digest: UInt64 {
    var digest = Digest()
    for file in files {
      digest.add(file.tag)
      for (name, target) in file.aliases.sorted(by: { $0.key < $1.key }) { digest.add([name, target]) }
      for type in file.types { type.add(to: &digest) }
    }
    return digest.value
  }
}

extension DeclaredType {
  fileprivate func add(to digest: inout Digest) {
    digest.add([
      kind.rawValue, name, path, "\(isLocal)\(isConstrained)\(hasDesignatedInitializers)\(hasLayerInitializer)",
      givenAccess ?? "",
    ])
    digest.add(inherited)
    digest.add(modifiers)
    digest.add(conditions)
    attributes.add(to: &digest)
    for member in members { member.add(to: &digest) }
  }
}

extension DeclaredMember {
  fileprivate func add(to digest: inout Digest) {
    digest.add([kind.rawValue, name, type ?? "", generics ?? "", "\(isAsync)\(isThrowing)\(isSettable)\(body != nil)"])
    digest.add(modifiers)
    digest.add(conditions)
    attributes.add(to: &digest)
    for parameter in parameters {
      digest.add([parameter.label, parameter.name, parameter.type, parameter.passing, parameter.defaultValue ?? ""])
    }
  }
}

extension [DeclaredAttribute] {
  fileprivate func add(to digest: inout Digest) {
    for attribute in self { digest.add([attribute.name, attribute.argument ?? ""]) }
  }
}
