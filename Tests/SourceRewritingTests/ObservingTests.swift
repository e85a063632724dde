import Testing

@testable import SourceRewriting

/// Properties that are marked `@objc dynamic` tell their observers.
@Suite struct ObservingTests {
  private func property(_ text: String) -> String {
    rewritten("class A: NSObject {\n\(text)\n}").split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  @Test(arguments: [
    ("@objc dynamic var a = 1", "              var a = 1 { didSet { UIKit._didChange(self, \\A.a) } }"),
    ("@objc dynamic var a: Int?", "              var a: Int? { didSet { UIKit._didChange(self, \\A.a) } }"),
    ("@objc dynamic var a = [\n1\n]", "              var a = [\n1\n] { didSet { UIKit._didChange(self, \\A.a) } }"),
    (
      "@objc dynamic var a = f(1).b; var c = 2",
      "              var a = f(1).b { didSet { UIKit._didChange(self, \\A.a) } }; var c = 2"
    ),
    (
      "@objc dynamic var a = 1 { didSet { b() } }",
      "              var a = 1 { didSet { defer { UIKit._didChange(self, \\A.a) }; b() } }"
    ),
    (
      "@objc dynamic var a: Int { didSet(old) { b() } }",
      "              var a: Int { didSet(old) { defer { UIKit._didChange(self, \\A.a) }; b() } }"
    ),
    (
      "@objc dynamic var a = 1 { willSet { b() } }",
      "              var a = 1 { didSet { UIKit._didChange(self, \\A.a) }; willSet { b() } }"
    ),
    (
      "@objc dynamic var a: Int { get { b } set { b = newValue } }",
      "              var a: Int { get { b } set { defer { UIKit._didChange(self, \\A.a) }; b = newValue } }"
    ),
    ("@objc dynamic var a: Int { b }", "              var a: Int { b }"),
    ("@objc dynamic lazy var a = 1", "              lazy var a = 1"), ("@objc var a = 1", "      var a = 1"),
    ("@objc dynamic let a = 1", "              let a = 1"), ("@objc dynamic func a() {}", "              func a() {}"),
    ("@objc dynamic var a = 1\n+ 2", "              var a = 1\n+ 2"),
  ])
  func aPropertyTells(_ text: String, _ expected: String) { #expect(property(text) == expected) }

  private let method =
    "override func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) { super.observeValue(forKeyPath: k, of: o, change: c, context: x) }"

  @Test func anObserverThatIsNoResponderConforms() {
    let text = "class A: NSObject { \(method) }"
    #expect(!rewritten(text).contains("override"))
    #expect(rewritten(text).contains("UIKit._unhandledValue(self, forKeyPath: k"))
    #expect(generated(text).contains("extension A: UIKit._KeyValueObserver {}"))
    let responder = "class A: UIViewController { \(method) }"
    #expect(rewritten(responder) == responder)
    // A subclass overrides what its superclass has.
    let sub = "class B: A { \(method) }"
    #expect(
      rewritten(sub, beside: [text]).contains("override func observeValue")
        && !generated(sub, beside: [text]).contains("_KeyValueObserver"))
  }
}
