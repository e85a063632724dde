import Foundation
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

  /// source: "overriding property must be as accessible as its enclosing type", which a public extension says of its members.
  @Test func movedOverridesHaveTheAccessOfTheirExtension() {
    let text = "public class A: B {}\npublic extension A { override var description: String { \"\" } }"
    #expect(generated(text).contains("public override var description: String { self._extended_A_description }"))
    #expect(!generated(text.replacing("public extension", with: "extension")).contains("public override"))
  }

  @Test func anExtensionOfAForeignClassOverridesWhatOneOfItsSuperclassDeclares() {
    let text = """
      public extension UIView { @objc func a(_ b: [Int]) -> Int { 1 }; @objc func a(_ b: () -> Int) -> Int { 2 } }
      public extension UITableViewCell { override func a(_ b: [Int]) -> Int { super.a(b) } }
      """
    let lines = rewritten(text).split(separator: "\n")
    #expect(lines[0].contains("func _extended_UIView_a___Int_(_ b: [Int]) -> Int { 1 };"))
    #expect(lines[0].contains("func a(_ b: () -> Int) -> Int { 2 }"))
    #expect(
      lines[1].contains("func _overriding_UIView_a___Int_(_ b: [Int]) -> Int { self ._extended_UIView_a___Int_(b) }"))
    #expect(!lines[1].contains("override"))
    #expect(generated(text).contains("extension UITableViewCell: _Overriding_UIView_a___Int_ {}"))
  }

  /// Swift does not pass variadic arguments on.
  @Test func variadicParametersArePassedOnAsArrays() {
    let text = "extension UIView { @objc func a(_ b: Int...) {} }\nclass A: UIView { override func a(_ b: Int...) {} }"
    #expect(rewritten(text).contains("_extended_UIView_a_(_ b: [Int]) {}"))
    #expect(rewritten(text).contains("_overriding_UIView_a_(_ b: [Int]) {}"))
    #expect(generated(text).contains("AnyObject { func _overriding_UIView_a_(_ b: [Int])"))
    #expect(generated(text).contains("func a(_ b: Int...) { if let object"))
  }

  /// A class overrides what an extension of one of its superclasses declares, and not what an extension of any other type does.
  @Test(arguments: ["UIGestureRecognizer.State", "CGPoint", "UIViewController", "UIView.ContentMode"])
  func extensionsOfOtherTypesAreNotOverridden(_ name: String) {
    let text = """
      extension \(name): CustomDebugStringConvertible { public var debugDescription: String { "" } }
      class A: UILabel { override var debugDescription: String { "" } }
      """
    #expect(rewritten(text) == text)
    #expect(!generated(text).contains("_Overriding"))
  }

  @Test func optionalRequirementsMayDifferInTypesOnly() {
    let text = """
      @objc protocol P { @objc optional func a(_ p: Int, for b: String) -> C; @objc optional func a(_ p: Int, for b: Double) -> C }
      class A: NSObject, P { func a(_ p: Int, for b: Double) -> C { C() } }
      func call(_ p: P?) { _ = p?.a?(1, for: "x"); _ = p?.a?(1, for: 2).d; _ = p!.a!(1, for: 2) }
      """
    let lines = rewritten(text).split(separator: "\n")
    #expect(lines[1].contains("NSObject, P, _Optional_P_a__for_Int_Double,"))
    #expect(
      lines[2].contains(
        "_ = p?._optional_a__for(1,      \"x\"); _ = p?._optional_a__for(1,      2)?.d; _ = p!._optional_a__for(1,      2)!"
      ))
    let made = generated(text)
    #expect(made.contains("protocol _Optional_P_a__for_Int_String: AnyObject { func a(_ p: Int, for b: String) -> C }"))
    #expect(
      made.contains(
        "extension P { @discardableResult func _optional_a__for(_ p0: Int, _ p1: Double) -> (C)? { guard let o = self as? any _Optional_P_a__for_Int_Double else { return nil }; return o.a(p0, for: p1) } }"
      ))
  }

  /// The table of UIKit's classes is that of the sources.
  @Test func classesOfUIKitAreKnown() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let pattern = /^(?:@\w+ )*(?:open|public) (?:final )?class (UI\w+): (UI\w+|NSObject)\b/.anchorsMatchLineEndings()
    let folders = ["UIKitCore", "UIKit"].map { sources.appendingPathComponent($0) }
    let files = folders.compactMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
    var count = 0
    for case let file as URL in files.joined() where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
        count += 1
        #expect(UIKitClasses.superclass(of: String(match.1)) == String(match.2), "\(match.1)")
      }
    }
    #expect(count > 80)
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

  /// A layer's properties are with Core Animation, which copies the layer by its initializer.
  @Test func managedPropertiesOfLayersAreCoreAnimations() {
    let text = "class A: CALayer { @NSManaged var b: CGFloat }\nclass C: A { init(d: Int) { super.init() } }"
    let result = rewritten(text)
    #expect(
      result.contains(
        "var b: CGFloat { get { self._managedValue(\"b\") } set { self._setManagedValue(newValue, \"b\") } }"))
    #expect(!result.contains("@NSManaged"))
    #expect(output(text).diagnostics.isEmpty)
    #expect(generated(text).contains("override class func _copy(of layer: CALayer) -> CALayer { A(layer: layer) }"))
    #expect(!generated(text).contains("C(layer: layer)"))
    let own =
      "public class E: QuartzCore.CAShapeLayer { public override init(layer: Any) { super.init(layer: layer) } }"
    #expect(
      generated(own).contains("override public class func _copy(of layer: CALayer) -> CALayer { E(layer: layer) }"))
    #expect(!generated("class F: UIView {}").contains("_copy"))
  }
}
