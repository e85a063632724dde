/// What a merge of documents decides without a question.
struct DocumentRules: MergeRules {
  /// The side whose frames are taken where both sides have new ones: with the device that they were laid out on.
  let derivedSide: MergeSide

  /// Versions of tools, of which the higher is right for both sides.
  private static let versions: Set<String> = [
    "toolsVersion", "systemVersion", "version", "minToolsVersion", "minSystemVersion",
  ]

  func isDerived(_ attribute: String, of node: VersionNode) -> Bool {
    DocumentTraits.isDerived(attribute, of: node.name)
  }

  func refersToObject(_ attribute: String, value: String) -> Bool { DocumentTraits.refers(attribute, value) }

  func mayUse(_ attribute: String) -> Bool { DocumentTraits.mayUse(attribute) }

  func isSame(_ ours: VersionNode, _ theirs: VersionNode) -> Bool {
    // A window that was only pushed around.
    if ours.name == "rect", ours["key"] == "contentRect" {
      return ours["width"] == theirs["width"] && ours["height"] == theirs["height"]
    }
    guard ours.traits.isReference else { return false }
    return ours["destination"] == theirs["destination"] && ours.equals(theirs) { $0 == "id" }
  }

  func value(
    of attribute: String, in node: VersionNode, base: String?, ours: String?, theirs: String?
  ) -> MergedValue? {
    if Self.versions.contains(attribute), node.name != "constraint" {
      guard let ours, let theirs else { return MergedValue(ours ?? theirs) }
      return .value(Self.isHigher(theirs, than: ours) ? theirs : ours)
    }
    if node.name == "document", attribute != "initialViewController", attribute != "launchScreen" {
      return MergedValue(ours ?? theirs)
    }
    if node.traits.isDerived || DocumentTraits.isDerived(attribute, of: node.name) {
      return MergedValue(derivedSide == .ours ? ours : theirs)
    }
    return nil
  }

  /// Whether a version is a later one, by its runs of digits as numbers: `16D32` is later than `16C9`, and `9060` than `900`.
  static func isHigher(_ one: String, than other: String) -> Bool {
    var (a, b) = (runs(one)[...], runs(other)[...])
    while let first = a.popFirst() {
      guard let second = b.popFirst() else { return true }
      if first == second { continue }
      if let x = Int(first), let y = Int(second) {
        if x != y { return x > y }
      } else {
        return first > second
      }
    }
    return false
  }

  private static func runs(_ text: String) -> [Substring] {
    var runs: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isNumber == first.isNumber }
      if first != "." || run.count > 1 { runs.append(run) }
      rest = rest.dropFirst(run.count)
    }
    return runs
  }
}
