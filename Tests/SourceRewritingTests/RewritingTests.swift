import Testing

@testable import SourceRewriting

/// What each construct becomes, in its line and column. source: what the compiler on Linux refuses.
@Suite struct RewritingTests {
  @Test(
    arguments: [
      ("@objc func a()", "      func a()"),
      ("@IBOutlet weak var a: B!", "          weak var a: B!"),
      ("@objc(a:) func b()", "          func b()"),
      ("@objc\n(a)", "     \n(a)"),
      ("@UIApplicationMain", "@main             "),
      ("@objc dynamic var a = 1", "              var a = 1"),
      ("a.dynamic b", "a.dynamic b"),
      ("// @objc\n\"@objc\"", "// @objc\n\"@objc\""),
      ("\"\\(#keyPath(A.b))\"", "\"\\(\"b\"          )\""),
      ("#keyPath(A.B.c.d)", "\"c.d\"            "),
      ("#if os(iOS) && !targetEnvironment(simulator)", "#if true    && !true                        "),
      ("#if os(macOS) || os(Linux)\n#endif", "#if os(macOS) || false    \n#endif"),
      ("import os.log\nimport ObjectiveC.runtime", "import UnifiedLogging\nimport UIKit             "),
      (
        "import Combine\na.receive(on: DispatchQueue.main).debounce(for: 1, scheduler: RunLoop.main)",
        "import Combine\na.receive(on: DispatchQueue._app).debounce(for: 1, scheduler: DispatchQueue._app)"
      ),
      ("a.receive(on: DispatchQueue.main)", "a.receive(on: DispatchQueue.main)"),
      ("import Combine\nlet a = DispatchQueue.main", "import Combine\nlet a = DispatchQueue.main"),
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
      ("import struct CoreGraphics.CGFloat", "import UIKit                      "),
      ("let a: CoreGraphics.CGFloat", "let a:              CGFloat"),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      ("a.import.b", "a.import.b"),
      ("@available(iOS 17, *)\n#Preview(\"a\") {\n  B()\n}\nc", "                     \n               \n     \n \nc"),
      ("center.removeObserver(self)", "center._removeObserver(self)"),
      (
        "center.addObserver(forName: n, object: nil, queue: nil) { a }",
        "center._addObserver(forName: n, object: nil, queue: nil) { a }"
      ),
      (
        "center.addObserver(self, selector: s, name: n, object: nil)",
        "center.addObserver(self, selector: s, name: n, object: nil)"
      ),
      ("a.removeObserver(self, forKeyPath: b)", "a.removeObserver(self, forKeyPath: b)"),
      ("d?.scrollViewDidScroll?(v)", "d?.scrollViewDidScroll(v)"),
      ("d?.tableView?(t, didSelectRowAt: i)", "d?.tableView(t, didSelectRowAt: i)"),
      ("completion?(a)\nself.completion?(true)", "completion?(a)\nself.completion?(true)"),
      ("a.b ? (c) : (d)", "a.b ? (c) : (d)"),
      ("Bundle.main.path", "Bundle._main(of: _UIKitSources.self).path"),
      ("a.Bundle.main", "a.Bundle.main"),
      ("UserDefaults.standard.x", "UserDefaults._app    .x"),
      ("Foundation.UserDefaults.standard", "Foundation.UserDefaults._app    "),
      ("class UserDefaults {}; UserDefaults.standard", "class UserDefaults {}; UserDefaults.standard"),
      ("DispatchQueue.main.async { a() }", "DispatchQueue._app.async { a() }"),
      ("f(on: DispatchQueue.main)", "f(on: DispatchQueue.main)"),
      ("Timer.scheduledTimer(a)", "Timer._scheduledTimer(a)"),
      ("RunLoop.main.add(t, forMode: .common)", "RunLoop.main._add(t, forMode: .common)"),
      ("RunLoop.main.run()", "RunLoop.main.run()"),
      (
        "NSLocalizedString(\"a\", comment: \"b\") + c",
        "UIKit._localizedString(\"a\", comment: \"b\", _UIKitSources.self) + c"
      ),
      ("func NSLocalizedString(a: B) {}", "func NSLocalizedString(a: B) {}"),
      ("let a = PersonNameComponentsFormatter()", "let a = UIKit.PersonNameComponentsFormatter()"),
      ("Foundation.DateIntervalFormatter()", "UIKit.DateIntervalFormatter     ()"),
      (
        "class DateIntervalFormatter {}; DateIntervalFormatter()",
        "class DateIntervalFormatter {}; DateIntervalFormatter()"
      ),
      ("a.enumerateSubstrings(in: b) { c() }", "a._enumerateSubstrings(in: b) { c() }"),
    ] as [(String, String)])
  func becomes(_ text: String, _ expected: String) { #expect(rewritten(text) == expected) }

  @Test func fileBeginsWithUIKit() {
    #expect(
      String(decoding: output("a").text, as: UTF8.self)
        == "import UIKit\n#sourceLocation(file: \"App/File0.swift\", line: 1)\na")
    #expect(String(decoding: output("import UIKit").text, as: UTF8.self).hasPrefix("#sourceLocation"))
    #expect(
      String(decoding: output("#if A\nimport UIKit\n#endif").text, as: UTF8.self).hasPrefix("import UIKit\n#source"))
  }

  @Test(
    arguments: [
      ("#selector(a)", "Selector(\"a\")"), ("#selector(b(_:))", "Selector(\"b:\")"),
      ("#selector(b)", "Selector(\"b:\")"),
      ("#selector(self.b)", "Selector(\"b:\")"), ("#selector(C.b)", "Selector(\"b:\")"),
      ("#selector((b))", "Selector(\"b:\")"),
      ("#selector(getter: C.d)", "Selector(\"d\")"), ("#selector(setter: d)", "Selector(\"setD:\")"),
      ("#selector(e)", "Selector(\"custom:\")"), ("#selector(f(x:y:))", "Selector(\"fWithX:y:\")"),
      ("#selector(C.g as (C) -> (Int) -> Void)", "Selector(\"g:\")"), ("#selector(g as () -> Void)", "Selector(\"g\")"),
      ("#selector(UIView.layoutSubviews)", "Selector(\"layoutSubviews\")"),
      ("#selector(viewDidAppear)", "Selector(\"viewDidAppear:\")"),
      (
        "#selector(UIViewController.dismiss(animated:completion:))",
        "Selector(\"dismissViewControllerAnimated:completion:\")"
      ),
      ("#selector(bye)", "Selector(\"bye\", in: _UIKitSources.self)"),
      ("#selector(`default`)", "Selector(\"default\")"),
    ] as [(String, String)])
  func selectors(_ text: String, _ expected: String) {
    let declarations = """
      class C: UIView { @objc func a() {}; @objc func b(_ x: Any) {}; @objc var d = 1; @objc(custom:) func e(_ x: Any) {}
      @objc func f(x: Int, y: Int) {}; @objc func g(_ x: Int) {}; @objc func g() {}; @objc func `default`() {} }
      extension UIViewController { @objc func bye() {} }
      """
    let line = rewritten("class D: C { let s = \(text) }", beside: [declarations])
    #expect(line.contains("let s = \(expected)"), "\(line)")
  }

  @Test func selectorOfSeveralLinesKeepsThem() {
    #expect(rewritten("f(#selector(\n  UIView.layoutSubviews\n), b)\nc").hasSuffix("\nc"))
    #expect(
      rewritten("f(#selector(\n  UIView.layoutSubviews\n), b)\nc").split(
        separator: "\n", omittingEmptySubsequences: false
      ).count == 4)
  }
}
