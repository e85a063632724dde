"""The judge of merges finds what a merge loses, and believes only what is told."""
import importlib.machinery, importlib.util, pathlib, sys, unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader('merges', str(ROOT / 'Scripts/experiments/merges'))
merges = importlib.util.module_from_spec(importlib.util.spec_from_loader('merges', loader))
loader.exec_module(merges)

def document(labels, connections=''):
    parts = ''.join(f'<label text="{text}" id="{name}"><rect key="frame" x="{x}"/><color key="textColor" red="{x}"/></label>' for name, text, x in labels)
    return merges.Document(f'<document><objects><view id="v"><subviews>{parts}</subviews><connections>{connections}</connections></view></objects></document>')

A, B, C = ('a', 'A', 0), ('b', 'B', 0), ('c', 'C', 0)
NOTHING = (set(), set())

class Judge(unittest.TestCase):
    def lost(self, base, ours, theirs, result, told=NOTHING):
        return sorted(fact for _, fact, _, was_told in merges.losses(*map(document, (base, ours, theirs, result)), told) if not was_told)

    def test_what_one_side_added_must_be_there(self):
        self.assertEqual(self.lost([A], [A, B], [A, C], [A, B, C]), [])
        self.assertIn('#c', self.lost([A], [A, B], [A, C], [A, B]))

    def test_what_one_side_removed_must_be_gone(self):
        self.assertIn('not #b', self.lost([A, B], [A], [A, B], [A, B]))
        self.assertEqual(self.lost([A, B], [A], [A, B], [A]), [])

    def test_values_of_one_side_must_be_there(self):
        self.assertEqual(self.lost([A], [('a', 'X', 0)], [A], [A]), ['#a @text'])
        self.assertEqual(self.lost([A], [A], [('a', 'A', 1)], [A]), ['#a/[textColor] @red'])

    def test_what_both_changed_is_no_change_of_one_side(self):
        self.assertEqual(self.lost([A], [('a', 'X', 0)], [('a', 'Y', 0)], [('a', 'X', 0)]), [])

    def test_an_order_that_one_side_changed_must_be_there(self):
        self.assertIn('#v/subviews order', self.lost([A, B, C], [C, A, B], [A, B, C], [A, B, C]))
        self.assertEqual(self.lost([A, B, C], [C, A, B], [A, B, C], [C, A, B]), [])

    def test_what_is_told_is_not_lost(self):
        self.assertEqual(self.lost([A], [A, B], [A, C], [A, B], ({'c'}, set())), [])
        # Of one value only that value.
        told = merges.told_by([{'questions': [{'ids': [], 'paths': ['#a/key=textColor']}], 'notes': []}])
        self.assertEqual(self.lost([A], [A], [('a', 'Y', 1)], [A], told), ['#a @text'])

    def test_problems_are_found(self):
        self.assertEqual(document([A, A]).problems({'a'}, set()), {('twice', 'a')})
        broken = document([A], '<outlet property="x" destination="b"/><outlet property="x" destination="a"/>')
        self.assertEqual({problem[0] for problem in broken.problems({'a', 'b'}, set())}, {'dangling', 'slot'})

if __name__ == '__main__': unittest.main()
