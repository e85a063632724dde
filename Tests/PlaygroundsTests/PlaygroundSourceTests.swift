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
    do { _ = try source(text, showing: wanted).thing.get() } catch let error as Refusal {
      return error.messages.first
    } catch {}
    return nil
  }

  private static let controller = "import UIKit\n\nfinal class First: UIViewController {\n}\n"

  @Test func theOnlyControllerIsShownBeforeViews() throws {
    let text = Self.controller + "class Box: UIView {}\n"
    #expect(try source(text).thing.get().expression == "First()")
    #expect(try source("import UIKit\nclass Box: UIView {}\n").thing.get().name == "Box")
  }

  @Test func aClassOfUIKitBetweenCountsAsWell() throws {
    #expect(try source("import UIKit\nclass List: UITableViewController {}\n").thing.get().kind == .controller)
    #expect(try source("import UIKit\nclass Badge: UILabel {}\n").thing.get().kind == .view)
    #expect(try source("import UIKit\nclass Badge: UIKit.UIButton {}\n").thing.get().kind == .view)
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
    #expect(try source(text).thing.get().name == "Profile")
  }

  @Test func aPreviewIsPreferred() throws {
    let text =
      Self.controller
      + "#if DEBUG\n@available(iOS 17.0, *)\n#Preview(\"Large\", traits: .portrait) { First() }\n#endif\n"
    let found = try source(text)
    #expect(try found.thing.get().kind == .preview)
    #expect(try found.thing.get().name == "Large")
    #expect(try found.thing.get().line == 7)
    let rewritten = String(decoding: found.files["Playground.rewritten.swift"] ?? [], as: UTF8.self)
    #expect(rewritten.contains(" = _Preview(\"Large\", traits: .portrait) { First() }"), "\(rewritten)")
    #expect(!rewritten.contains("@available"))
  }

  @Test func whatIsAskedForIsShown() throws {
    let text =
      Self.controller + "class Second: UIViewController {}\n#Preview { First() }\n#Preview(\"B\") { Second() }\n"
    #expect(try source(text, showing: "Second").thing.get().kind == .controller)
    #expect(try source(text, showing: "B").thing.get().line == 7)
    #expect(try source(text).thing.get().name == "Preview 1")
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
    #expect(
      try source("import UIKit\nenum App { class Home: UIViewController {} }\n").thing.get().expression == "App.Home()")
    #expect(refusal("import UIKit\nenum App { private class Home: UIViewController {} }\n") != nil)
    #expect(try source("import UIKit\nprivate class Home: UIViewController {}\n").thing.get().name == "Home")
  }

  @Test func frameworksThatTheHostLacksAreAskedFor() throws {
    let text = "import MapKit\nimport UIKit\nclass Home: UIViewController {}\n"
    #expect(throws: PlaygroundSource.Missing.self) { try source(text) }
    #expect(try source(text, modules: ["MapKit"]).thing.get().name == "Home")
  }

  @Test func aModuleThatDoesNotExistIsAnErrorAtItsLine() {
    let message = refusal("import UIKit\nimport SnapKit\nclass Home: UIViewController {}\n")
    #expect(message?.line == 2)
    #expect(message?.message.hasPrefix("no module SnapKit") == true)
    let framework = refusal("import UIKit\nimport ARKit\nclass Home: UIViewController { let view3 = ARSCNView() }\n")
    #expect(framework?.line == 2)
    #expect(framework?.message.hasPrefix("there is no module ARKit") == true, "\(String(describing: framework))")
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
