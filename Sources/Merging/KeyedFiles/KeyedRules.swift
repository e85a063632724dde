/// What a merge of keyed files decides without a question.
struct KeyedRules: MergeRules {
  let ours, theirs: KeyedVersion

  /// Versions of tools and formats, of which the higher is right for both sides.
  private static let versions: Set<String> = [
    "archiveVersion", "objectVersion", "compatibilityVersion", "preferredProjectObjectVersion", "LastUpgradeCheck",
    "LastSwiftUpdateCheck", "LastSwiftMigration", "LastTestingUpgradeCheck", "CreatedOnToolsVersion",
  ]

  var derivedSide: MergeSide { .ours }

  func isDerived(_ attribute: String, of node: VersionNode) -> Bool { false }

  func value(
    of attribute: String, in node: VersionNode, base: String?, ours: String?, theirs: String?
  ) -> MergedValue? { nil }

  func refersToObject(_ attribute: String, value: String) -> Bool { attribute == "reference" }

  func mayUse(_ attribute: String) -> Bool { false }

  func isSame(_ ours: VersionNode, _ theirs: VersionNode) -> Bool { false }

  func side(of ours: VersionNode, _ theirs: VersionNode, base: VersionNode?) -> MergeSide? {
    let item = self.ours.items[ours.source]
    guard item.kind == .text, let key = item.key else { return nil }
    let isVersion =
      switch self.ours.format {
      case .project: Self.versions.contains(key)
      // That of the format, not that of a package.
      case .stringCatalog, .assets, .packages: key == "version"
      case .strings, .stringsDictionary: false
      }
    guard isVersion, ours.text.contains(where: \.isNumber), theirs.text.contains(where: \.isNumber) else { return nil }
    return DocumentRules.isHigher(theirs.text, than: ours.text) ? .theirs : .ours
  }
}
