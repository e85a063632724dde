import Testing

@testable import SourceRewriting

/// What cannot be rewritten is told with its place and a way out.
@Suite struct DiagnosticTests {
  @Test(
    arguments: [
      (
        "\n  #selector(nobody)",
        "2:3: error: #selector(nobody): no file of this module declares nobody; write its labels, as in nobody(_:)"
      ),
      (
        "import MapKit",
        "1:8: error: no module MapKit on this platform; put the import and what needs it between #if canImport(MapKit) and #endif"
      ),
      ("#if canImport(MapKit)\nimport MapKit\n#endif", nil),
      (
        "class A { @NSManaged var a: Int }",
        "1:11: error: @NSManaged needs Core Data, which this platform does not have; make the property a stored one"
      ),
      (
        "extension UIView { override func a() {} }",
        "1:29: error: UIView is not a class of this module, so a() cannot be overridden in an extension; override it in a subclass"
      ),
      ("#keyPath(A)", "1:1: error: #keyPath names no property"),
    ] as [(String, String?)])
  func diagnoses(_ text: String, _ expected: String?) {
    #expect(output(text).diagnostics.map(\.description) == (expected.map { ["App/File0.swift:\($0)"] } ?? []))
  }
}
