"""paths, on documents made here."""
import pathlib, subprocess, sys, tempfile, unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / 'support/paths'


class PathsTests(unittest.TestCase):
    def check(self, **files):
        """What the script prints about a repository with the files, and its status."""
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        root = pathlib.Path(scratch.name)
        files = {'Sources/UIKit/Views/UIView.swift': '', 'Scripts/test': '', **files}
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        subprocess.run(['git', 'init', '-q'], cwd=root, check=True)
        run = subprocess.run([sys.executable, SCRIPT, root], capture_output=True, text=True)
        self.assertEqual(run.stderr, '')
        return run.stdout.splitlines(), run.returncode

    def test_paths_that_exist(self):
        text = '`Scripts/test --all`, `Sources/UIKit`, `UIKit/Views/UIView.swift`, `view.svg()`, `a/b`, `../other/x`\n'
        self.assertEqual(self.check(**{'A.md': text}), (['all paths in documents exist'], 0))

    def test_a_missing_path_has_its_line(self):
        lines, status = self.check(**{'A.md': 'x\n\nsee `Scripts/tset` and `UIKit/View.swift`\n'})
        self.assertEqual(status, 1)
        self.assertEqual(lines, ['A.md:3: error: `Scripts/tset` is not in the repository', 'A.md:3: error: `UIKit/View.swift` is not in the repository'])

    def test_links_are_relative_to_their_document(self):
        files = {'A.md': '[b](Documentation/B.md#two-words)', 'Documentation/B.md': '# Two words\n[a](../A.md) [s](../Scripts/test) <img src="../x.svg">'}
        lines, status = self.check(**files)
        self.assertEqual((lines, status), (['Documentation/B.md:2: error: the link ../x.svg leads nowhere'], 1))

    def test_an_anchor_is_a_heading(self):
        lines, _ = self.check(**{'A.md': '# One\n[a](#one) [b](#two)'})
        self.assertEqual(lines, ['A.md:2: error: A.md has no heading for the link #two'])

    def test_code_blocks_and_the_changelog_are_left_out(self):
        files = {'A.md': '```\n`Scripts/gone`\n```\n', 'CHANGELOG.md': '`Scripts/gone`', 'Documentation/Sources/A.md': '`Scripts/gone`'}
        self.assertEqual(self.check(**files)[1], 0)


if __name__ == '__main__':
    unittest.main()
