import Merging
import Testing

/// What two versions of a document have otherwise. Each version is written here, so that what differs is known.
@Suite struct DocumentComparisonTests {
  private let a = Sample.label("aaa-aa-aaa", "A")
  private let b = Sample.label("bbb-bb-bbb", "B")

  private func compare(_ old: String?, _ new: String?) throws -> DocumentComparison {
    try DocumentComparison(old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
  }

  private func told(_ old: String, _ new: String) throws -> [String] {
    try compare(old, new).changes.map { change in
      "\(change.kind) \(change.topic) \(change.id)"
        + (change.attribute.map { " \($0): \(change.old ?? "none") → \(change.new ?? "none")" } ?? "")
    }
  }

  @Test func derivedDifferencesAreNoChanges() throws {
    let base = Sample.storyboard(subviews: [a])
    let moved = try compare(base, Sample.storyboard(tools: "22000", subviews: [a], frame: "402", point: "40"))
    #expect(moved.changes.isEmpty && moved.derived == [.frames, .versions, .canvas])
    #expect(try compare(base, base).derived.isEmpty)
    #expect(try compare(base, Sample.storyboard(subviews: [a], lineEnd: "\r\n")).derived == [.bytes])
  }

  @Test func anObjectBringsItsConstraintsAndConnections() throws {
    let new = Sample.storyboard(
      subviews: [a, b], constraints: [Sample.constraint("ccc-cc-ccc", "bbb-bb-bbb")],
      connections: [Sample.outlet("ooo-oo-ooo", "title", to: "bbb-bb-bbb")])
    let changes = try compare(Sample.storyboard(subviews: [a]), new).changes
    try #require(changes.count == 1)
    #expect(changes[0].kind == .added && changes[0].name == "the label “B”" && changes[0].scene == "Start")
    #expect(changes[0].parts == ["constraint": 1] && changes[0].connections == ["outlet “title”"])
    #expect(Set(changes[0].ids) == ["bbb-bb-bbb", "ccc-cc-ccc", "ooo-oo-ooo"])
    let gone = try compare(new, Sample.storyboard(subviews: [a])).changes
    #expect(gone.map(\.kind) == [.removed] && gone.map(\.ids).map(Set.init) == [Set(changes[0].ids)])
    // What is gone is told at what it lay in, in the version that is there.
    let lines = Sample.storyboard(subviews: [a]).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(gone.map(\.line) == [lines.firstIndex { $0.contains("key=\"view\"") }.map { $0 + 1 }])
  }

  /// Interface Builder may make a constraint anew: what says the same in the same view is no change.
  @Test func aConstraintWithAnotherIDIsNoChange() throws {
    let documents = ["ccc-cc-ccc", "ddd-dd-ddd"].map {
      Sample.storyboard(subviews: [a], constraints: [Sample.constraint($0, "aaa-aa-aaa")])
    }
    let compared = try compare(documents[0], documents[1])
    #expect(compared.changes.isEmpty && !compared.derived.isEmpty, "\(compared.changes)")
  }

  @Test func anUnnamedStackViewIsCalledByWhatLiesInIt() throws {
    let stack =
      "<stackView opaque=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"sss-ss-sss\"><subviews>\(b)</subviews></stackView>"
    let changes = try compare(Sample.storyboard(subviews: [a]), Sample.storyboard(subviews: [a, stack])).changes
    #expect(changes.map(\.name) == ["the stack view with “B”"])
  }

  @Test func emptyElementsAreNoChanges() throws {
    let old = Sample.label(
      "aaa-aa-aaa", "A", children: "    <animations/>\n    <accessibility key=\"accessibilityConfiguration\"/>\n")
    let changed = try compare(Sample.storyboard(subviews: [old]), Sample.storyboard(subviews: [a]))
    #expect(changed.changes.isEmpty && changed.derived == [.empty], "\(changed.changes)")
    // An empty mask is one without flags, as none is.
    let mask = { (flags: String) in "    <autoresizingMask key=\"autoresizingMask\"\(flags)/>\n" }
    let documents = ["", " widthSizable=\"YES\""].map {
      Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "A", children: mask($0))])
    }
    #expect(try compare(documents[0], Sample.storyboard(subviews: [a])).changes.isEmpty)
    #expect(
      try told(documents[1], documents[0]) == [
        "changed attribute aaa-aa-aaa autoresizingMask: widthSizable YES → none"
      ])
    #expect(
      try told(documents[1], Sample.storyboard(subviews: [a])) == [
        "changed attribute aaa-aa-aaa autoresizingMask: widthSizable YES → none"
      ])
  }

  @Test func listsOfStackViewsAreCounted() throws {
    func stack(_ values: [String]) -> String {
      let entries = values.map { "        <integer value=\"\($0)\"/>\n" }.joined()
      return Sample.storyboard(subviews: [
        "<stackView id=\"sss-ss-sss\">\n    <visibilityPriorities>\n\(entries)    </visibilityPriorities>\n</stackView>"
      ])
    }
    #expect(
      try told(stack(["1000", "1000"]), stack(["1000", "1000", "1000"])) == [
        "changed attribute sss-ss-sss visibilityPriorities: 2 entries → 3 entries"
      ])
    #expect(
      try told(stack(["1000", "1000"]), stack(["1000", "500"])).allSatisfy { $0.contains(" visibilityPriorities: ") })
  }

  @Test func clearIsCalledSo() throws {
    let color = { (alpha: String) in
      "    <color key=\"backgroundColor\" white=\"1\" alpha=\"\(alpha)\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>\n"
    }
    let documents = ["1", "0.0"].map {
      Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "A", children: color($0))])
    }
    #expect(
      try told(documents[0], documents[1]) == ["changed appearance aaa-aa-aaa backgroundColor: #FFFFFF → clear"])
  }

  /// Of A, B, C the last goes between the others: it was after A before, too.
  @Test func theNeighborTellsTheNewOrder() throws {
    let c = Sample.label("ccc-cc-ccc", "C")
    func order(_ parts: [String]) throws -> [String?] {
      try compare(Sample.storyboard(subviews: [a, b, c]), Sample.storyboard(subviews: parts)).changes.map(\.new)
    }
    let between = try order([a, c, b])
    #expect(between == ["before “B”"] || between == ["after “C”"], "\(between)")
    let last = try order([b, c, a])
    #expect(last == ["after “C”"], "\(last)")
    let first = try order([c, a, b])
    #expect(first == ["first"], "\(first)")
    // With a new one in front it is not the first.
    let second = try order([Sample.label("ddd-dd-ddd", "D"), c, a, b])
    #expect(second.contains("before “A”"), "\(second)")
  }

  @Test func aSeparatorIsNamedByItsMenu() throws {
    func menu(_ items: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21000" targetRuntime="MacOSX.Cocoa">
          <objects>
              <menu title="Servers" id="mmm-mm-mmm">
                  <items>
                      <menuItem title="One" id="iii-ii-iii"/>
      \(items)            </items>
              </menu>
          </objects>
      </document>

      """
    }
    let separator = "                <menuItem isSeparatorItem=\"YES\" id=\"jjj-jj-jjj\"/>\n"
    #expect(try compare(menu(""), menu(separator)).changes.map(\.name) == ["the separator in menu “Servers”"])
  }

  @Test func valuesAreToldInWords() throws {
    let color = { (red: String) in
      "    <color key=\"textColor\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>\n"
    }
    let font = { (size: String) in
      "    <fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>\n"
    }
    let old = Sample.label("aaa-aa-aaa", "A", children: color("1") + font("17"))
    let new = Sample.label("aaa-aa-aaa", "B", attributes: " customClass=\"Title\"", children: color("0") + font("15"))
    #expect(
      try told(Sample.storyboard(subviews: [old]), Sample.storyboard(subviews: [new])) == [
        "changed text aaa-aa-aaa text: A → B", "changed type aaa-aa-aaa class: none → Title",
        "changed appearance aaa-aa-aaa textColor: #FF0000 → #000000",
        "changed appearance aaa-aa-aaa font: system 17 → system 15",
      ])
  }

  @Test func movedAndReorderedObjectsStayTheSame() throws {
    let base = Sample.storyboard(subviews: [a, b, Sample.stack("sss-ss-sss", [])])
    let moved = try told(base, Sample.storyboard(subviews: [b, Sample.stack("sss-ss-sss", [a])]))
    #expect(moved == ["moved hierarchy aaa-aa-aaa"])
    #expect(
      try told(base, Sample.storyboard(subviews: [b, a, Sample.stack("sss-ss-sss", [])])).count == 1)
  }

  @Test func connectionsAreToldByWhatTheyLeadTo() throws {
    let base = Sample.storyboard(
      subviews: [a, b], connections: [Sample.outlet("ooo-oo-ooo", "title", to: "aaa-aa-aaa")])
    let other = Sample.storyboard(
      subviews: [a, b], connections: [Sample.outlet("ooo-oo-ooo", "title", to: "bbb-bb-bbb")])
    #expect(try told(base, other) == ["changed connection ooo-oo-ooo destination: A → B"])
    // Connected anew: another id, nothing else.
    let again = Sample.storyboard(
      subviews: [a, b], connections: [Sample.outlet("ppp-pp-ppp", "title", to: "aaa-aa-aaa")])
    #expect(try told(base, again).isEmpty)
    #expect(try told(base, Sample.storyboard(subviews: [a, b])) == ["removed connection ooo-oo-ooo"])
  }

  @Test func scenesComeAndGoAsOne() throws {
    let base = Sample.storyboard(subviews: [a])
    let two = Sample.storyboard(subviews: [a], scenes: [Sample.scene("sc2-00-001", "vc2-00-001", title: "Second")])
    #expect(try told(base, two) == ["added scene scene:sc2-00-001"])
    #expect(try compare(two, base).changes.map(\.name) == ["the scene “Second”"])
    #expect(try compare(nil, base).changes.map(\.topic) == [.scene])
  }

  @Test func anOutlineHasNothingDerived() throws {
    let one = try DocumentOutline(Array(Sample.storyboard(subviews: [a]).utf8)).lines
    let other = try DocumentOutline(Array(Sample.storyboard(tools: "22000", subviews: [a], frame: "402").utf8)).lines
    #expect(
      one == other && one.contains { $0.hasSuffix("label “A”") } && one.contains { $0.hasSuffix("text: A") }, "\(one)")
  }
}
