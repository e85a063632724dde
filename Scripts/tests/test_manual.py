"""manual, with a tool made here."""
import importlib.machinery, importlib.util, json, pathlib, stat, tempfile, unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / 'manual'
TOOL = '''#!/usr/bin/env python3
import json, sys
words = sys.argv[1:]
option = {"kind": "option", "names": [{"kind": "long", "name": "size"}], "valueName": "n", "abstract": "A size.", "defaultValue": "3"}
flags = [{"kind": "flag", "names": [{"kind": "long", "name": name}], "abstract": "Hints."} for name in ("hints", "no-hints")]
draw = {"commandName": "draw", "abstract": "Draw.", "arguments": [option, *flags]}
if words[-1:] == ["--experimental-dump-help"]:
    print(json.dumps({"command": draw if words[0] == "draw" else {"subcommands": [draw]}}))
elif words[-1:] == ["--help"]:
    print("USAGE: draw\\n\\nOPTIONS:\\n  --size <n>  A size.\\n  --hints/--no-hints\\n  EXTRA\\n  -h, --help")
else:
    print("\\n".join(words + ["b", "c"]))
'''


class ManualTests(unittest.TestCase):
    def manual(self, source, extra=''):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        root = pathlib.Path(scratch.name)
        tool = root / 'trellis'
        tool.write_text(TOOL.replace('EXTRA', extra))
        tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
        loader = importlib.machinery.SourceFileLoader('manual', str(SCRIPT))
        module = importlib.util.module_from_spec(importlib.util.spec_from_loader('manual', loader))
        loader.exec_module(module)
        module.ROOT, module.SOURCES, module.PAGES = root, root / 'Documentation/Sources', root / 'Documentation'
        file = root / 'Documentation/Sources/Commands/draw.md'
        file.parent.mkdir(parents=True)
        file.write_text(source)
        self.page = root / 'Documentation/Commands/draw.md'
        self.run = lambda *options: module.main([*options, str(tool)])
        return module.Manual(tool)

    def test_help_becomes_tables(self):
        pages = self.manual('# draw\n\n{{help}}\n').pages()
        self.assertIn('| `--size <n>` | A size. Default: `3`. |', pages[self.page])
        self.assertIn('| `--hints, --no-hints` | Hints. |', pages[self.page])

    def test_an_example_is_run_and_cut(self):
        pages = self.manual('{{help}}\n{{run 2: trellis "a b"}}\n').pages()
        self.assertIn('$ trellis "a b"\na b\nb\n…\n```', pages[self.page])

    def test_an_old_page_fails(self):
        self.manual('{{help}}\n')
        self.assertEqual(self.run('--check'), 1)
        self.assertEqual(self.run(), 0)
        self.assertEqual(self.run('--check'), 0)
        self.page.write_text(self.page.read_text().replace('A size', 'The size'))
        self.assertEqual(self.run('--check'), 1)

    def test_an_option_without_a_line_fails(self):
        self.manual('{{help}}\n', extra='--depth <n>')
        self.assertEqual(self.run(), 1)


if __name__ == '__main__':
    unittest.main()
