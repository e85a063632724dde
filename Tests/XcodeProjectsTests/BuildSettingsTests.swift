import Testing

@testable import ProjectFiles

/// Variables of build settings, as "Build settings reference" describes them.
@Suite struct BuildSettingsTests {
  @Test func variablesAreReplaced() {
    let settings = BuildSettings([["A": "$(B)-${C}", "N": "B"], ["B": "b", "A": "below"], ["C": "c"]])
    #expect(settings["A"] == "b-c")
    #expect(settings["UNKNOWN"] == nil)
    #expect(settings.expanding("$($(N)) $(UNKNOWN) $(UNKNOWN:default=x) $(B:upper) $5 $(open") == "b  x B $5 $(open")
  }

  @Test func inheritedIsWhatIsBelow() {
    let settings = BuildSettings([["A": "1 $(inherited)"], ["B": "x"], ["A": "2 $(A)"], ["A": "3"]])
    #expect(settings["A"] == "1 2 3")
  }

  @Test func conditions() {
    func layer(_ keys: [(String, String)]) -> BuildSettings.Layer {
      BuildSettings.Layer(
        keys.map { (BuildSettings.Assignment.name(inKey: $0), BuildSettings.Assignment(key: $0, value: $1)) },
        configuration: "Release")
    }
    #expect(layer([("A[sdk=iphoneos*]", "1"), ("A", "2")])["A"] == "1")
    #expect(layer([("A", "1"), ("A", "2")])["A"] == "2")
    #expect(layer([("A[sdk=macosx*]", "1"), ("A[config=Debug]", "2")])["A"] == nil)
    #expect(layer([("A[sdk=iphoneos*][arch=arm64]", "1"), ("A[sdk=*]", "2")])["A"] == "1")
  }

  /// Variables that name each other in circles, or double with each step, end soon.
  @Test func circlesEnd() {
    #expect(BuildSettings([["A": "$(B)", "B": "$(A)"]])["A"] == "")
    var doubling: BuildSettings.Layer = ["V0": "xxxxxxxx"]
    for index in 1...60 { doubling["V\(index)"] = "$(V\(index - 1))$(V\(index - 1))" }
    #expect((BuildSettings([doubling])["V60"] ?? "").utf8.count <= 8192)
    let nested = String(repeating: "$(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(BuildSettings([["A": nested]])["A"] != nil)
  }
}
