"""imports, on a package made here."""
import json, pathlib, subprocess, sys, tempfile, unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / 'support/imports'


def target(name, dependencies=(), kind='regular'):
    return {'name': name, 'type': kind, 'dependencies': [{'byName': [item, None]} for item in dependencies]}


class ImportsTests(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = pathlib.Path(scratch.name)
        # The script looks beside itself.
        (self.root / 'Scripts/support').mkdir(parents=True)
        (self.root / 'Scripts/support/imports').write_bytes(SCRIPT.read_bytes())

    def check(self, targets, files, *options):
        """The lines that the script prints, and its status."""
        for name, text in files.items():
            file = self.root / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        manifest = self.root / 'manifest.json'
        manifest.write_text(json.dumps({'targets': targets}))
        run = subprocess.run([sys.executable, self.root / 'Scripts/support/imports', '--manifest', manifest, *options], capture_output=True, text=True)
        self.assertEqual(run.stderr, '')
        return run.stdout.splitlines(), run.returncode

    def test_declared(self):
        targets = [target('A'), target('B', ['A'])]
        self.assertEqual(self.check(targets, {'Sources/B/b.swift': 'import A\nimport Foundation\n'}), ([], 0))

    def test_every_form_of_an_import(self):
        forms = ['import A', 'import struct A.X', '@testable import A', '@_exported import A', 'package import A', 'public import A',
                 '@_spi(Tools) import A', '@preconcurrency public import enum A.E', '  import A', 'import A.Sub', 'import Foundation; import A']
        for form in forms:
            for folder, kind in (('Sources', 'regular'), ('Tests', 'test')):
                lines, status = self.check([target('A'), target('B', kind=kind)], {f'{folder}/B/b.swift': f'\n{form}\n'})
                self.assertEqual(lines, [f'{folder}/B/b.swift:2:1: error: B imports A, which Package.swift does not declare'], form)
                self.assertEqual(status, 1)
                (self.root / folder / 'B/b.swift').unlink()

    def test_what_is_no_import(self):
        text = '// import A\n/* import A\nimport A */\nlet important = """\n  import A\n  """\n/// import A\n'
        self.assertEqual(self.check([target('A'), target('B')], {'Sources/B/b.swift': text}), ([], 0))

    def test_dependencies_that_nothing_imports(self):
        targets = [target('A'), target('tool', kind='executable'), target('B', ['A', 'tool', '_Testing_A'])]
        lines, status = self.check(targets, {'Sources/B/b.swift': 'let x = 1\n'})
        self.assertEqual(lines, ['Package.swift:1:1: error: B declares A, which no file imports'])
        self.assertEqual(status, 1)

    def test_macros_are_named_and_products_may_begin_with_an_underscore(self):
        macro = target('M', kind='macro') | {'dependencies': [{'product': ['_Handling', 'other', None, None]}]}
        files = {'Sources/A/a.swift': 'macro m() = #externalMacro(module: "M", type: "T")\n', 'Sources/M/m.swift': 'import Handling\n'}
        self.assertEqual(self.check([target('A', ['M']), macro], files), ([], 0))
        lines, status = self.check([target('A', ['M']), macro], {'Sources/A/a.swift': 'let x = 1\n'})
        self.assertEqual(lines, ['Package.swift:1:1: error: A declares M, which no file imports'])

    def test_a_dependency_through_others(self):
        targets = [target('UIKit'), target('A', ['UIKit']), target('B', ['A'])]
        files = {'Sources/A/a.swift': 'import UIKit\n', 'Sources/B/b.swift': 'import A\n'}
        lines, status = self.check(targets, files, '--without', 'UIKit', 'B')
        self.assertEqual(lines, ['Package.swift:1:1: error: B must not depend on UIKit: B -> A -> UIKit'])
        self.assertEqual(status, 1)
        self.assertEqual(self.check(targets, files, '--without', 'UIKit', 'UIKit2'), ([], 0))


if __name__ == '__main__':
    unittest.main()
