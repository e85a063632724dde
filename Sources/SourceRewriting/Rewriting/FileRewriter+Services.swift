/// What of Foundation and Dispatch an app finds its resources, its settings and its time by: UIKit has them for an app whose folder stands
/// for its bundle and whose clock a test moves.
extension FileRewriter {
  /// Points a name of Foundation or Dispatch to ours, if the word at the index begins one.
  mutating func rewriteService(_ index: Int) {
    if source.is(index, "enumerateSubstrings") { return rewriteSubstrings(index) }
    guard !source.is(index - 1, ".") || isQualified(index) else { return }
    if Self.formatters.contains(where: { source.is(index, $0) }) { return rewriteFormatter(index) }
    if source.is(index, "CoreGraphics") { return removeQualifier(index) }
    if source.is(index, "NSLocalizedString") { return rewriteLocalizedString(index) }
    guard source.is(index + 1, ".") else { return }
    if isScheduler(index) {
      replace(from: index, through: index + 2, with: "DispatchQueue._app")
    } else if source.is(index, "Bundle") {
      replaceMember(index, "main", with: "_main(of: _UIKitSources.self)")
    } else if source.is(index, "UserDefaults") {
      replaceMember(index, "standard", with: "_app")
    } else if source.is(index, "Timer") {
      replaceMember(index, "scheduledTimer", with: "_scheduledTimer")
    } else if source.is(index, "DispatchQueue") {
      // Elsewhere the queue itself is meant.
      guard source.is(index + 3, "."), ["async", "asyncAfter"].contains(source.name(index + 4)) else { return }
      replaceMember(index, "main", with: "_app")
    } else if source.is(index, "RunLoop") {
      let isLoop = source.is(index + 2, "main") || source.is(index + 2, "current")
      guard isLoop, source.is(index + 3, "."), source.is(index + 4, "add"), source.is(index + 5, "(") else { return }
      replace(from: index + 4, through: index + 4, with: "_add")
    }
  }

  /// Classes that Foundation has on Linux as well, but not so that they can be used.
  private static let formatters: [StaticString] = ["DateIntervalFormatter", "PersonNameComponentsFormatter"]

  /// UIKit's class is meant, also where Foundation's is named.
  private mutating func rewriteFormatter(_ index: Int) {
    let isDeclared = ["class", "struct", "enum", "protocol", "typealias"].contains(source.text(index - 1))
    guard !isDeclared, program.declared[source.name(index)] == nil else { return }
    let isQualified = source.is(index - 1, ".")
    replace(from: isQualified ? index - 2 : index, through: index, with: "UIKit.\(source.name(index))")
  }

  /// Foundation does not know words and sentences on Linux.
  private mutating func rewriteSubstrings(_ index: Int) {
    guard source.is(index + 1, "("), !source.is(index - 1, "func"), program.membersByName["enumerateSubstrings"] == nil
    else { return }
    replace(from: index, through: index, with: "_enumerateSubstrings")
  }

  /// `CoreGraphics.CGFloat` is Foundation's here.
  private mutating func removeQualifier(_ index: Int) {
    guard source.is(index + 1, "."), source.isWord(index + 2), !isImport(index) else { return }
    blank(from: index, through: index + 1)
  }

  private func isImport(_ index: Int) -> Bool {
    source.is(index - 1, "import") || (source.isWord(index - 1) && source.is(index - 2, "import"))
  }

  /// Whether a publisher of Combine puts its work on the main queue or its loop: `.receive(on: DispatchQueue.main)`.
  private func isScheduler(_ index: Int) -> Bool {
    importsCombine && (source.is(index, "DispatchQueue") || source.is(index, "RunLoop")) && source.is(index - 1, ":")
      && (source.is(index - 2, "on") || source.is(index - 2, "scheduler")) && source.is(index + 2, "main")
      && (source.is(index + 3, ")") || source.is(index + 3, ",")) && program.declared[source.name(index)] == nil
  }

  private func isQualified(_ index: Int) -> Bool {
    source.is(index - 2, "Foundation") || source.is(index - 2, "Dispatch")
  }

  /// Replaces a member of a type that the program does not declare itself.
  private mutating func replaceMember(_ index: Int, _ member: StaticString, with text: String) {
    guard source.is(index + 2, member), program.declared[source.name(index)] == nil else { return }
    replace(from: index + 2, through: index + 2, with: text)
  }

  /// The function gets the module as its last argument, so that it finds the app's folder.
  private mutating func rewriteLocalizedString(_ index: Int) {
    guard source.is(index + 1, "("), source.partners[index + 1] > index + 2, !source.is(index - 1, "func"),
      program.membersByName["NSLocalizedString"] == nil
    else { return }
    let close = source.partners[index + 1]
    let qualifier = source.is(index - 1, ".") ? "" : "UIKit."
    if qualifier.isEmpty { replace(from: index - 2, through: index - 2, with: "UIKit") }
    replace(from: index, through: index, with: "\(qualifier)_localizedString")
    edits.insert(", _UIKitSources.self", at: source.tokens[close].start)
  }
}
