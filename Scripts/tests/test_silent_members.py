"""silent-members, on sources made here."""
import pathlib, subprocess, sys, tempfile, unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / 'support/silent-members'
TABLE = 'Sources/SourceRewriting/Program/UncalledMethods.swift'


class SilentMembersTests(unittest.TestCase):
    def run_script(self, text, *options, other=''):
        """What the script says of sources, without the places, and the table that it writes."""
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        root = pathlib.Path(scratch.name)
        for name, content in (('UIKitCore/A.swift', text), ('AppHost/B.swift', other)):
            (root / 'Sources' / name).parent.mkdir(parents=True)
            (root / 'Sources' / name).write_text(content)
        run = subprocess.run([sys.executable, SCRIPT, root, '--write', *options], capture_output=True, text=True)
        self.assertEqual(run.stderr, '')
        return run.stdout.splitlines(), (root / TABLE).read_text() if (root / TABLE).exists() else ''

    def check(self, text, other=''):
        return [line.split('error: ')[-1] for line in self.run_script(text, other=other)[0]]

    FINE = ['no member of UIKit does nothing in silence']

    def test_an_empty_function_that_nobody_calls(self):
        text = 'open class UIView {\n  /// Shakes.\n  open func shake(_ a: Int = 1) {\n    // Nothing.\n  }\n}\n'
        self.assertEqual(self.check(text), ['UIView.shake(_:) does nothing, and nobody calls it'])
        self.assertEqual(self.check(text, other='func f(_ view: UIView) { view.shake() }'), ['UIView.shake(_:) does nothing, and nobody calls it'])
        self.assertEqual(self.check(text, other='func f(_ view: UIView) { view.shake(2) }'), self.FINE)

    def test_a_call_of_super_and_words_in_comments_are_no_calls(self):
        text = 'open class UIView {\n  open func shake() {}\n}\n'
        other = 'class A: UIView { override func shake() { super.shake() } }\n// shake()\nlet a = "shake()"'
        self.assertEqual(self.check(text, other=other), ['UIView.shake() does nothing, and nobody calls it'])
        self.assertEqual(self.check(text, other='let a = "\\(view.shake())"'), self.FINE)

    def test_an_empty_function_that_is_never_called_says_so(self):
        self.assertEqual(self.check('open class UIView {\n  /// Never called here: no device shakes.\n  open func shake() {}\n}\n'), self.FINE)

    def test_a_function_without_effect_says_so_at_run_time(self):
        text = 'open class UIView {\n  /// No effect here, which the log says once.\n  open func shake() {%s}\n}\n'
        self.assertEqual(self.check(text % ''), ['UIView.shake() has no effect by its documentation, and its body does not say so (noteWithoutEffect)'])
        self.assertEqual(self.check(text % ' LayoutLog.noteWithoutEffect("UIView.shake()") '), self.FINE)

    def test_optional_methods_are_called_or_marked(self):
        text = '''public protocol UIDelegate: AnyObject {
  func needed()
  /// A.
  func view(_ view: UIView, didShake count: Int)
%s}
extension UIDelegate { public func view(_ view: UIView, didShake count: Int) {} }
'''
        missing = 'UIDelegate.view(_:didShake:) is never called; call it, or say `/// Never called here: REASON.` above it'
        self.assertEqual(self.check(text % ''), [missing])
        self.assertEqual(self.check(text % '', other='d?.view(self, didShow: 1); d?.view(self)'), [missing])
        self.assertEqual(self.check(text % '', other='d?.view(self, didShake: max(1, 2))'), self.FINE)

    def test_a_property_of_the_name_is_no_call(self):
        text = 'public protocol UIDelegate: AnyObject {\n  func view(_ view: UIView, didShake count: Int)\n}\nextension UIDelegate { public func view(_ view: UIView, didShake count: Int) {} }\n'
        self.assertEqual(len(self.check(text, other='let a = controller.view\n')), 1)
        self.assertNotEqual(self.check(text, other='let a = controller.view\n'), self.FINE)

    MARKED = '''public protocol UIDelegate: AnyObject {
  /// Told of it.
  /// Never called here: no device shakes.
  func view(_ view: UIView, didShake count: Int)
}
extension UIDelegate { public func view(_ view: UIView, didShake count: Int) {} }
public protocol UIOtherDelegate: UIDelegate {}
open class UIHolder: UIView, UIOtherDelegate {}
'''

    def test_what_is_called_is_not_marked(self):
        self.assertEqual(self.check(self.MARKED), self.FINE)
        self.assertEqual(self.check(self.MARKED, other='d?.view(self, didShake: 1)'),
                         ['UIDelegate.view(_:didShake:) is called, and its documentation says that it is not'])

    def test_the_rewriter_knows_the_marks(self):
        table = self.run_script(self.MARKED)[1]
        self.assertIn('"view(_:didShake:)":\n        "no device shakes"\n', table)
        self.assertIn('"UIHolder": ["UIOtherDelegate"],\n    "UIOtherDelegate": ["UIDelegate"],', table)

    def test_a_property_without_effect_says_so_when_it_is_set(self):
        text = 'open class UIView {\n  /// Stored without effect.\n  open var isShaken = false%s\n}\n'
        silent = 'UIView.isShaken has no effect by its documentation, and does not say so when it is set (noteWithoutEffect)'
        self.assertEqual(self.check(text % ''), [silent])
        self.assertEqual(self.check(text % ' { didSet { LayoutLog.noteWithoutEffect("UIView.isShaken") } }'), self.FINE)
        helper = ' { didSet { tell("isShaken") } }\n  private func tell(_ name: String) { LayoutLog.noteWithoutEffect("UIView.\\(name)") }'
        self.assertEqual(self.check(text % helper), self.FINE)
        self.assertEqual(self.check('open class UIView {\n  /// Without effect.\n  open var isShaken: Bool { false }\n}\n'), self.FINE)

    def test_what_has_no_effect_is_documented(self):
        text = 'open class UIView {\n  /// Whether it shakes%s.\n  open var isShaken = false { didSet { LayoutLog.noteWithoutEffect("UIView.isShaken") } }\n}\n'
        self.assertEqual(self.check(text % ''), ['UIView.isShaken says that it has no effect, and its documentation does not'])
        self.assertEqual(self.check(text % ', which has no effect here'), self.FINE)

    def test_no_effect_under_a_condition_is_an_effect(self):
        self.assertEqual(self.check('open class UIView {\n  /// No effect on a root.\n  open var isShaken = false\n}\n'), self.FINE)


if __name__ == '__main__':
    unittest.main()
