import Testing

@testable import SourceRewriting

@Suite struct GenerationTests {
  @Test func linesKeepTheirNumbersAndColumns() {
    let text = "class A: B {\n  @IBOutlet var c: D!\n  @IBAction func e(_ f: G) {} }\nlet h = 1"
    #expect(
      rewritten(text)
        == "class A: B, UIKit.GeneratedMembers {\n            var c: D!\n            func e(_ f: G) {} }\nlet h = 1")
  }

  @Test func membersAnswerToTheirSelectors() {
    let text = generated(
      "class A: B { @IBOutlet private weak var c: D!; @objc let e = 1; @IBAction func f(_ g: H!, forEvent i: J) {} }")
    #expect(text.contains("case \"c\": if m.runs { m.answer(self.c) }"))
    #expect(text.contains("case \"setC:\": if m.runs { self.c = try m.value(like: self.c) }"))
    #expect(text.contains("case \"e\":") && !text.contains("setE:"))
    #expect(
      text.contains(
        "case \"f:forEvent:\": if m.runs { m.answer(try self.f(m.argument(0, as: (H?).self), forEvent: m.argument(1, as: (J).self))) }"
      ))
  }

  @Test func onlyTheFirstOfAChainConforms() {
    let first = "class A: UIView { @objc func a() {} }"
    #expect(rewritten("class B: A { @objc func b() {} }", beside: [first]).hasPrefix("class B: A {"))
    #expect(generated("class B: A { @objc func b() {} }", beside: [first]).contains("return try super._member(m)"))
    #expect(
      rewritten("class B: A { @objc func b() {} }", beside: ["class A: UIView {}"]).hasPrefix(
        "class B: A, UIKit.GeneratedMembers {"))
  }

  @Test func aliasesAndNestedNamesAreFollowed() {
    let others = ["enum Outer { class A: UIView { @objc func a() {} } }\ntypealias Base = Outer.A"]
    #expect(rewritten("class B: Base { @objc func b() {} }", beside: others).hasPrefix("class B: Base {"))
    #expect(
      rewritten("extension Outer { class B: A { @objc func b() {} } }", beside: others).hasPrefix(
        "extension Outer { class B: A {"))
  }

  @Test func aliasesInsideOfTypesAreFollowed() {
    let others = ["class A: UIView { @objc func a() {} }\nenum Host { typealias Base = A }\ntypealias Other = Host"]
    #expect(rewritten("class B: Host.Base { @objc func b() {} }", beside: others).hasPrefix("class B: Host.Base {"))
    #expect(rewritten("class B: Other.Base { @objc func b() {} }", beside: others).hasPrefix("class B: Other.Base {"))
    #expect(
      rewritten("extension Host { class B: Base { @objc func b() {} } }", beside: others).contains("class B: Base {"))
    #expect(
      rewritten("class C: D { @objc func c() {} }\ntypealias D = E\ntypealias E = D").hasPrefix("class C: D, UIKit."))
  }

  @Test func classesThatInheritFromEachOtherEnd() {
    #expect(!rewritten("class A: B { @objc func a() {} }\nclass B: A { @objc func b() {} }").isEmpty)
  }

  @Test func overridesOfExtensionsMoveIntoTheClass() {
    let text = "class A: UIView {}\nextension A { @objc override func layoutSubviews() { super.layoutSubviews() } }"
    #expect(rewritten(text).contains("func _extended_A_layoutSubviews() { super.layoutSubviews() }"))
    #expect(generated(text).contains("override func layoutSubviews() { self._extended_A_layoutSubviews() }"))
  }

  @Test func whatAnExtensionDeclaresCanBeOverridden() {
    let text =
      "class A {}\nextension A { @objc func a(b c: Int) -> Int { 1 } }\nclass B: A { override func a(b: Int) -> Int { 2 } }"
    #expect(generated(text).contains("func a(b c: Int) -> Int { self._extended_A_a(b: c) }"))
    #expect(rewritten(text).contains("class B: A { override func a"))
  }

  @Test func whatAForeignExtensionDeclaresCanBeOverridden() {
    let text = """
      extension UIView { @objc func a(_ b: Int) -> Int { b } }
      class B: UIView { override func a(_ b: Int) -> Int { super.a(b) + 1 } }
      class C: B { override func a(_ b: Int) -> Int { super.a(b) + 2 } }
      """
    let lines = rewritten(text).split(separator: "\n")
    #expect(lines[0].contains("func _extended_UIView_a_(_ b: Int)"))
    #expect(lines[1].contains("class B: UIView, _Overriding_UIView_a_ {"))
    #expect(lines[1].contains("func _overriding_UIView_a_(_ b: Int) -> Int { self ._extended_UIView_a_(b) + 1 }"))
    #expect(
      lines[2].contains("override func _overriding_UIView_a_(_ b: Int) -> Int { super._overriding_UIView_a_(b) + 2 }"))
    #expect(
      generated(text).contains(
        "func a(_ b: Int) -> Int { if let object = (self as? any _Overriding_UIView_a_) { return object._overriding_UIView_a_(b) }"
      ))
  }

  @Test func optionalRequirementsHaveProtocolsOfTheirOwn() {
    let text = """
      @objc protocol P { @objc optional func a(_ b: Int, c: String) -> Bool; func d() }
      class A: NSObject, P { func a(_ b: Int, c: String) -> Bool { true }; func d() {} }
      class B: NSObject, P { func d() {} }
      func call(_ p: P?) { p?.a?(1, c: "x"); if p?.a != nil {} }
      """
    let lines = rewritten(text).split(separator: "\n")
    #expect(
      !lines[0].contains("optional") && lines[0].contains("protocol P: AnyObject {") && lines[0].contains("func d()"))
    #expect(lines[1].contains("NSObject, P, _Optional_P_a__c"))
    #expect(!lines[2].contains("_Optional"))
    #expect(lines[3].contains("p?._optional_a__c?(1,    \"x\")") && lines[3].contains("p?._optional_a__c != nil"))
    #expect(generated(text).contains("protocol _Optional_P_a__c: AnyObject { func a(_ b: Int, c: String) -> Bool }"))
  }

  @Test func conditionsGoWithMembers() {
    let text = generated("class A: B {\n#if os(iOS) && DEBUG\n@objc func a() {}\n#else\n@objc func b() {}\n#endif\n}")
    #expect(text.contains("#if (true && DEBUG)\n  case \"a\":"))
    #expect(text.contains("#if (!(true && DEBUG))\n  case \"b\":"))
  }

  @Test func moduleFileKnowsForeignExtensionsAndNames() {
    let files = [
      "@objc(Named) class A: UIView {}\nenum B { class C: UIView {} }\nextension UIView { @objc func d() {} }"
    ]
    let module = SourceModule(
      files.map { .init(path: "A.swift", name: "A.swift", text: Array($0.utf8)) }, folder: "/a \"b\"")
    let text = String(decoding: module.rewritten()[1].text, as: UTF8.self)
    #expect(text.contains("case \"Named\": return A.self"))
    #expect(text.contains("case \"C\": return B.C.self"))
    #expect(text.contains("if try _member_A_3(m, on: object) { return true }"))
    #expect(text.contains("{ \"/a \\\"b\\\"\" }"))
  }

  @Test func applicationDelegatesAreMade() {
    #expect(
      generated("@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}").contains(
        "UIKit.UIApplication._launch(A(), from: _UIKitSources.self)"))
    #expect(!generated("@main struct A { static func main() {} }").contains("_launch"))
  }
}
