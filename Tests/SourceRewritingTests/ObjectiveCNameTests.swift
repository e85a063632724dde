import Testing

@testable import SourceRewriting

/// source: "Importing Swift into Objective-C", Apple, and `AbstractFunctionDecl::getObjCSelector` of the compiler.
@Suite struct ObjectiveCNameTests {
  @Test(
    arguments: [
      ("tap", [], "tap"), ("tap", [""], "tap:"), ("tap", ["", "forEvent"], "tap:forEvent:"),
      ("unwind", ["segue"], "unwindWithSegue:"), ("move", ["to"], "moveTo:"), ("back", ["from", "to"], "backFrom:to:"),
      ("comeBackTo", ["segue"], "comeBackToSegue:"), ("show", ["inView"], "showInView:"),
      ("show", ["inside"], "showInside:"), ("go", ["toward"], "goWithToward:"), ("a", ["", ""], "a::"),
    ] as [(String, [String], String)])
  func selectors(_ base: String, _ labels: [String], _ expected: String) {
    #expect(ObjectiveCName.selector(base, labels: labels) == expected)
  }

  @Test func errorsAndCompletionsArePieces() {
    #expect(ObjectiveCName.selector("load", labels: [], isThrowing: true) == "loadAndReturnError:")
    #expect(ObjectiveCName.selector("load", labels: [""], isThrowing: true) == "load:error:")
    #expect(
      ObjectiveCName.selector("load", labels: [], isThrowing: true, isAsync: true) == "loadWithCompletionHandler:")
    #expect(ObjectiveCName.selector("load", labels: [""], isAsync: true) == "load:completionHandler:")
  }

  @Test func settersBeginInUpperCase() {
    #expect(ObjectiveCName.setter("title") == "setTitle:")
    #expect(ObjectiveCName.setter("URL") == "setURL:")
  }
}
