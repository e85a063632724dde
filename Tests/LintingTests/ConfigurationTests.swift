import Testing

@testable import Linting

@MainActor
@Suite struct ConfigurationTests {
  private func error(_ yaml: String) -> String? {
    do throws(ConfigurationError) {
      _ = try LintConfiguration(yaml: yaml, file: "c.yml")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func emptyConfigurationHasTheDefaults() throws {
    let configuration = try LintConfiguration(yaml: "", file: "c.yml")
    #expect(configuration.matrix == .preset(.supported))
    #expect(configuration.failsOn == .error)
    #expect(try LintConfiguration(yaml: "# only a comment\n", file: "c.yml").included.isEmpty)
  }

  @Test func configurationReadsEveryKey() throws {
    let configuration = try LintConfiguration(
      yaml: """
        included: App
        excluded: [Pods, Carthage]
        matrix:
          devices: [iPhone SE, retina6_9]
          orientations: landscape
          text_sizes: [large, ax5]
          directions: [left_to_right, right_to_left]
        disabled_rules: [clipped_text]
        opt_in_rules: [missing_trailing]
        reporter: sarif
        baseline: known.json
        fails_on: never
        zero_size: error
        """, file: "c.yml")
    #expect(configuration.included == ["App"])
    #expect(configuration.excluded == ["Pods", "Carthage"])
    var lists = Matrix.Lists()
    lists.devices = ["iPhone SE", "retina6_9"]
    lists.orientations = [.landscape]
    lists.textSizes = [.large, .AX5]
    lists.directions = [.leftToRight, .rightToLeft]
    #expect(configuration.matrix == .product(lists))
    #expect(configuration.reporter == .sarif)
    #expect(configuration.failsOn == nil)
    #expect(configuration.severities == ["zero_size": .error])
    let rules = configuration.rules.layoutRules.map(\.identifier) + configuration.rules.documentRules.map(\.identifier)
    #expect(rules.contains("missing_trailing") && !rules.contains("clipped_text"))
  }

  @Test(arguments: [
    ("excluded: Pods\nexclude: x", "c.yml:2:1: error: unknown key \"exclude\"; did you mean \"excluded\"?"),
    ("matrix:\n  device: x", "c.yml:2:3: error: unknown key \"device\"; did you mean \"devices\"?"),
    ("matrix: defualt", "c.yml:1:9: error: unknown preset \"defualt\"; did you mean \"default\"?"),
    (
      "disabled_rules: [cliped_text]", "c.yml:1:18: error: unknown rule \"cliped_text\"; did you mean \"clipped_text\"?"
    ),
    ("matrix:\n  devices: [iPhone SX]", "c.yml:2:13: error: unknown device \"iPhone SX\"; did you mean \"iPhone X\"?"),
    ("clipped_text: bad", "c.yml:1:15: error: unknown severity \"bad\"; use note, warning, error"),
    ("included: {a: b}", "c.yml:1:11: error: expected one value, not a list or a mapping"),
    ("- a", "c.yml:1:1: error: expected keys with values"),
  ]) func aMistakeIsAnErrorWithAPlace(_ yaml: String, _ message: String) {
    #expect(error(yaml) == message)
  }

  @Test func oversizedConfigurationIsRefused() {
    #expect(
      error("excluded: [\(Array(repeating: "*a", count: 17).joined(separator: ", "))]")
        == "c.yml:1:76: error: the configuration contains more than 16 YAML aliases; replace the aliases with values")
    // These are none: quoted, in a comment, part of a word.
    #expect(
      error("excluded: [\(Array(repeating: "\"*a\", a*b, '*.c'", count: 17).joined(separator: ", "))] # *a *b") == nil)
    #expect(error("excluded: &a [App]\nincluded: *a") == nil)
    let long = "excluded: [\(String(repeating: "a, ", count: 100_000))]"
    #expect(error(long) == "c.yml:1:1: error: the configuration is larger than the limit of 256 KB")
    #expect(error("matrix:\n  devices: []") == "c.yml:2:12: error: the list contains no device")
    let word = String(repeating: "x", count: 1000)
    #expect(error(word + ": 1") == "c.yml:1:1: error: unknown key \"\(word.prefix(80))…\"")
  }

  @Test func yamlErrorHasLineAndColumn() throws {
    let message = try #require(error("excluded: [a\nb: c"))
    #expect(message.hasPrefix("c.yml:2:2: error: "))
  }
}
