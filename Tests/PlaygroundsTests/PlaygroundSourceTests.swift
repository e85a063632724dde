import SourceRewriting
import Testing

@testable import Playgrounds

/// What of a file is shown, and what the compiler gets. source of each expectation: the rule in the help of `trellis play`.
@Suite struct PlaygroundSourceTests {
  private func source(
    _ text: String, showing wanted: String? = nil, modules: Set<String> = []
  ) throws -> PlaygroundSource {
    try PlaygroundSource(Array(text.utf8), path: "/app/View.swift", showing: wanted, modules: modules)
  }

  private func refusal(_ text: String, showing wanted: String? = nil) -> PlaygroundMessage? {
    do { _ = try source(text, showing: wanted) } catch let error as Refusal { return error.messages.first } catch {}
    return nil
  }

  private static let controller = "import UIKit\n\nfinal class First: UIViewController {\n}\n"

  @Test func theOnlyControllerIsShownBeforeViews() throws {
    let text = Self.controller + "class Box: UIView {}\n"
    #expect(try source(text).thing.expression == "First()")
    #expect(try source("import UIKit\nclass Box: UIView {}\n").thing.name == "Box")
  }

  @Test func aClassOfUIKitBetweenCountsAsWell() throws {
    #expect(try source("import UIKit\nclass List: UITableViewController {}\n").thing.kind == .controller)
    #expect(try source("import UIKit\nclass Badge: UILabel {}\n").thing.kind == .view)
    #expect(try source("import UIKit\nclass Badge: UIKit.UIButton {}\n").thing.kind == .view)
  }

  @Test func basesCellsAndGenericClassesDoNotCount() throws {
    let text = """
      import UIKit
      class Base: UIViewController {}
      final class Profile: Base {}
      class Cell: UITableViewCell {}
      class Box<Value>: UIViewController {}
      class Model {}
      """
    #expect(try source(text).thing.name == "Profile")
  }

  @Test func aPreviewIsPreferred() throws {
    let text =
      Self.controller
      + "#if DEBUG\n@available(iOS 17.0, *)\n#Preview(\"Large\", traits: .portrait) { First() }\n#endif\n"
    let found = try source(text)
    #expect(found.thing.kind == .preview)
    #expect(found.thing.name == "Large")
    #expect(found.thing.line == 7)
    let rewritten = String(decoding: found.files["Playground.rewritten.swift"] ?? [], as: UTF8.self)
    #expect(rewritten.contains(" = _Preview(\"Large\", traits: .portrait) { First() }"), "\(rewritten)")
    #expect(!rewritten.contains("@available"))
  }

  @Test func whatIsAskedForIsShown() throws {
    let text =
      Self.controller + "class Second: UIViewController {}\n#Preview { First() }\n#Preview(\"B\") { Second() }\n"
    #expect(try source(text, showing: "Second").thing.kind == .controller)
    #expect(try source(text, showing: "B").thing.line == 7)
    #expect(try source(text).thing.name == "Preview 1")
    #expect(
      refusal(text, showing: "Third")?.message
        == "the file has nothing called Third to show. It has Preview 1, B, First, Second")
  }

  @Test func severalClassesAreNamed() {
    let text = Self.controller + "class Second: UIViewController {}\n"
    #expect(
      refusal(text)
        == PlaygroundMessage(
          .error, line: 5,
          "the file has several view controllers: First, Second. Choose one with --show, or write a block #Preview"))
    #expect(refusal("struct Model {}\n")?.message == "the file has no view controller, view or preview to show")
  }

  @Test func aNestedClassIsNamedByItsPathAndAPrivateOneInsideOfAnotherIsOutOfReach() throws {
    #expect(try source("import UIKit\nenum App { class Home: UIViewController {} }\n").thing.expression == "App.Home()")
    #expect(refusal("import UIKit\nenum App { private class Home: UIViewController {} }\n") != nil)
    #expect(try source("import UIKit\nprivate class Home: UIViewController {}\n").thing.name == "Home")
  }

  @Test func frameworksThatTheHostLacksAreAskedFor() throws {
    let text = "import MapKit\nimport UIKit\nclass Home: UIViewController {}\n"
    #expect(throws: PlaygroundSource.Missing.self) { try source(text) }
    #expect(try source(text, modules: ["MapKit"]).thing.name == "Home")
  }

  @Test func aModuleThatDoesNotExistIsAnErrorAtItsLine() {
    #expect(refusal("import UIKit\nimport SnapKit\nclass Home: UIViewController {}\n")?.line == 2)
  }

  @Test func whatCannotBeRewrittenIsAnErrorAtItsLine() {
    #expect(refusal("import UIKit\nclass Home: UIViewController {\n  @NSManaged var name: String\n}\n")?.line == 3)
  }

  @Test func noTextMakesItFail() {
    for text in [
      "", "class", "#Preview", "#Preview(\"", "class A: UIViewController {", "}}}", "#if\n#Preview {",
      "\u{FEFF}class B: UIView {}",
    ] {
      _ = try? source(text)
    }
  }
}
