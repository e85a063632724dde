"""fetch-corpus, on repositories and a manifest made here."""
import lzma, os, pathlib, subprocess, sys, tempfile, unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / 'corpus/fetch-corpus'
FIRST, SECOND, THIRD = b'<document id="1"/>\n', b'<document id="2"/>\r\n', b'<document id="3"/>'


def git(*command, folder):
    environment = dict(os.environ, GIT_CONFIG_GLOBAL='/dev/null', GIT_CONFIG_SYSTEM='/dev/null')
    answer = subprocess.run(['git', '-c', 'user.name=Test', '-c', 'user.email=test@example.org', *command],
                            cwd=folder, env=environment, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


class FetchCorpusTests(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.evidence, self.corpus = self.folder / 'evidence', self.folder / 'corpus'
        self.evidence.mkdir()
        # The first document is of an older commit, as those of a corpus are.
        one = self.publish('one/app.git', [{'App/Main.storyboard': FIRST}, {'App/Main.storyboard': b'new', 'Ü b.xib': SECOND}])
        two = self.publish('two+kit.git', [{'Cell.xib': THIRD}])
        self.manifest([(one[0]['App/Main.storyboard'], 'one/app', 'App/Main.storyboard'), (one[1]['Ü b.xib'], 'one/app', 'Ü b.xib'),
                       (two[0]['Cell.xib'], 'two/kit', 'Cell.xib')])
        (self.evidence / 'scenes.jsonl.xz').write_bytes(lzma.compress(b'{"s":0}\n'))

    def publish(self, name, commits):
        """Makes a bare repository of these commits, and returns the blob ids of each."""
        with tempfile.TemporaryDirectory() as work:
            git('init', '--quiet', folder=work)
            ids = []
            for files in commits:
                for path, data in files.items():
                    file = pathlib.Path(work, path)
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_bytes(data)
                git('add', '.', folder=work)
                git('commit', '--quiet', '-m', 'a commit', folder=work)
                ids.append({path: git('rev-parse', 'HEAD:' + path, folder=work) for path in files})
            target = self.folder / 'hosting' / name
            target.parent.mkdir(parents=True, exist_ok=True)
            git('clone', '--quiet', '--bare', work, str(target), folder=self.folder)
            return ids

    def manifest(self, rows):
        lines = ('\t'.join(row) + '\n' for row in rows)
        (self.evidence / 'documents.tsv').write_text(''.join(lines), encoding='utf-8')

    def fetch(self, *options):
        """The exit status and what was printed."""
        if '--host' not in options and '--check' not in options:
            options += ('--from', str(self.folder / 'hosting'))
        command = [sys.executable, str(SCRIPT), '--evidence', str(self.evidence), '--into', str(self.corpus), *options]
        answer = subprocess.run(command, capture_output=True, text=True)
        return answer.returncode, answer.stdout + answer.stderr

    def document(self, path):
        return self.corpus / 'documents' / path

    def test_everything_is_fetched_byte_by_byte(self):
        status, text = self.fetch()
        self.assertEqual(status, 0, text)
        self.assertIn('0 documents were there, 3 fetched; 0 files are missing', text)
        self.assertEqual(self.document('one+app/App/Main.storyboard').read_bytes(), FIRST)
        self.assertEqual(self.document('one+app/Ü b.xib').read_bytes(), SECOND)
        self.assertEqual(self.document('two+kit/Cell.xib').read_bytes(), THIRD)
        self.assertEqual((self.corpus / 'scenes.jsonl').read_text(), '{"s":0}\n')

    def test_a_second_run_fetches_only_what_is_missing(self):
        self.fetch('--only', 'two/kit')
        self.document('two+kit/Cell.xib').touch()
        before = self.document('two+kit/Cell.xib').stat().st_mtime_ns
        status, text = self.fetch()
        self.assertEqual(status, 0, text)
        self.assertIn('1 documents were there, 2 fetched', text)
        self.assertEqual(self.document('two+kit/Cell.xib').stat().st_mtime_ns, before)

    def test_a_file_that_differs_is_named_and_kept(self):
        self.document('two+kit').mkdir(parents=True)
        self.document('two+kit/Cell.xib').write_bytes(b'mine')
        status, text = self.fetch()
        self.assertEqual(status, 1)
        self.assertIn('differs, kept: %s' % self.document('two+kit/Cell.xib'), text)
        self.assertEqual(self.document('two+kit/Cell.xib').read_bytes(), b'mine')
        status, text = self.fetch('--overwrite')
        self.assertEqual(status, 0, text)
        self.assertEqual(self.document('two+kit/Cell.xib').read_bytes(), THIRD)

    def test_what_cannot_be_had_is_named(self):
        self.manifest([('0' * 40, 'one/app', 'Gone.xib'), ('1' * 40, 'no/body', 'Main.xib')])
        status, text = self.fetch()
        self.assertEqual(status, 1)
        self.assertIn('Gone.xib (blob %s is not there)' % ('0' * 40), text)
        self.assertIn('Main.xib (no such repository in', text)
        self.assertIn('2 files are missing', text)

    def test_a_server_is_asked_for_the_blobs_alone(self):
        # A server has the paths of the manifest; one blob that it lacks does not cost the others.
        (self.folder / 'hosting/two+kit.git').rename(self.folder / 'hosting/one/kit.git')
        rows = [line.split('\t') for line in (self.evidence / 'documents.tsv').read_text(encoding='utf-8').splitlines()]
        rows[2][1] = 'one/kit'
        self.manifest([*rows, ['0' * 40, 'one/app', 'Gone.xib'], ['2' * 40, 'no/body', 'Main.xib']])
        status, text = self.fetch('--host', (self.folder / 'hosting').as_uri())
        self.assertEqual(status, 1)
        self.assertIn('3 fetched; 2 files are missing', text)
        self.assertEqual(self.document('one+app/App/Main.storyboard').read_bytes(), FIRST)

    def test_check_changes_nothing(self):
        status, text = self.fetch('--check')
        self.assertEqual(status, 1)
        self.assertIn('missing: %s' % self.document('two+kit/Cell.xib'), text)
        self.assertFalse(self.corpus.exists())
        self.fetch()
        self.assertEqual(self.fetch('--check')[0], 0)

    def test_a_path_may_not_leave_the_folder(self):
        self.manifest([('0' * 40, 'one/app', '../../elsewhere.xib')])
        status, text = self.fetch()
        self.assertEqual(status, 1)
        self.assertIn('a path that leaves the folder', text)

    def test_the_manifest_of_the_repository_is_complete(self):
        rows = [line.split('\t') for line in
                (SCRIPT.parent.parent.parent / 'Evidence/corpus/documents.tsv').read_text(encoding='utf-8').splitlines()]
        self.assertEqual(len(rows), 2097)
        self.assertTrue(all(len(row) == 3 and len(row[0]) == 40 for row in rows))
        self.assertEqual(len({(repository, path) for _, repository, path in rows}), len(rows))


if __name__ == '__main__':
    unittest.main()
