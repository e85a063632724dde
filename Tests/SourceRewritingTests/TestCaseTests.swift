import Testing

@testable import SourceRewriting

/// Tests of the main actor, which XCTest on Linux calls only if they are asynchronous.
/// source: "Could not cast value of type '(T) -> @MainActor () -> ()' to '() -> ()'" before the first test, Swift 6.3.
@Suite struct TestCaseTests {
  @Test(
    arguments: [
      (
        "@MainActor class T: XCTestCase { func testA() {} }", "@MainActor class T: XCTestCase { func testA() async {} }"
      ),
      (
        "@MainActor class T: XCTestCase { func testA() throws {} }",
        "@MainActor class T: XCTestCase { func testA() async throws {} }"
      ),
      (
        "class T: XCTestCase { @MainActor func testA() {} }", "class T: XCTestCase { @MainActor func testA() async {} }"
      ),
      (
        "class T: XCTestCase {}\n@MainActor extension T { func testA() {} }",
        "class T: XCTestCase {}\n@MainActor extension T { func testA() async {} }"
      ),
      (
        "class T: SnapshotTestCase { @MainActor func testA() {} }",
        "class T: SnapshotTestCase { @MainActor func testA() async {} }"
      ),
    ])
  func becomeAsynchronous(_ text: String, _ expected: String) { #expect(rewritten(text) == expected) }

  @Test(
    arguments: [
      "class T: XCTestCase { func testA() {} }", "@MainActor class T: XCTestCase { nonisolated func testA() {} }",
      "@MainActor class T: XCTestCase { func testA() async {} }",
      "@MainActor class T: XCTestCase { func testA(a: Int) {} }",
      "@MainActor class T: XCTestCase { static func testA() {} }", "@MainActor class T: XCTestCase { func check() {} }",
      "@MainActor class T: XCTestCase { private func testA() {} }", "@MainActor class T: UIView { func testA() {} }",
      "@MainActor class T: XCTestCase { override func setUp() async throws {} }",
    ])
  func stay(_ text: String) { #expect(rewritten(text) == text) }

  @Test func isolationIsInherited() {
    let others = ["@MainActor class Base: XCTestCase {}\n@MainActor protocol Checks {}"]
    #expect(rewritten("class T: Base { func testA() {} }", beside: others).contains("testA() async {"))
    #expect(rewritten("class T: XCTestCase, Checks { func testA() {} }", beside: others).contains("testA() async {"))
  }

  @Test func expectationsAndInheritedTestsAreAwaited() {
    let others = ["@MainActor class Base: XCTestCase { func testA() {} }"]
    let text = rewritten(
      "class T: Base { override func testA() {\nsuper.testA()\nself.wait(for: [e], timeout: 1)\nf { wait(for: [e]) }\nif a { wait(for: [e]) }\n} }",
      beside: others)
    #expect(
      text.hasSuffix(
        "\nawait super.testA()\nawait self.fulfillment(of: [e], timeout: 1)\nf { wait(for: [e]) }\nif a { await fulfillment(of: [e]) }\n} }"
      ))
  }

  /// source: "main actor-isolated property 'a' can not be mutated from a nonisolated context" in Swift 5 mode on Linux.
  @Test func fixturesAreOfTheMainActor() {
    let text = "@MainActor class T: XCTestCase { var a: A!; override func setUp() { super.setUp(); a = A() } }"
    #expect(rewritten(text).contains("func _isolated_T_setUp() { super.setUp(); a = A() }"))
    #expect(
      generated(text).contains(
        "override func setUp() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test._isolated_T_setUp() } }"
      ))
  }
}
