"""The corpus of documents that Xcode saved, and what trellis makes of them: what the scripts of this folder share."""
import json, os, subprocess, sys
import xml.etree.ElementTree as ElementTree

SHARED = os.environ.get('TRELLIS_SHARED') or os.path.join(os.path.dirname(__file__), '..', '..', '..', 'shared')
# --newer on the command line of a script names the second set of documents, which no rule was made on.
IS_NEWER = '--newer' in sys.argv
if IS_NEWER:
    sys.argv.remove('--newer')
FOLDER = os.path.join(SHARED, 'newer' if IS_NEWER else 'corpus')
DOCUMENTS = os.path.join(FOLDER, 'documents')
# Those whose frames the main score judges.
GENERATIONS = range(9, 17)


def begin(title):
    """Prints the title; where the corpus is absent, says so and ends the script without failing."""
    print('== ' + title, flush=True)
    if not os.path.isdir(DOCUMENTS):
        skip = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'support', 'skip')
        fetch = 'Scripts/corpus/fetch-corpus' + (' --newer' if IS_NEWER else '')
        sys.exit(subprocess.run([skip, title.split(':')[0] + ', for want of the corpus', fetch]).returncode)


def trellis():
    return sys.argv[1] if len(sys.argv) > 1 else '.build/release/trellis'


def paths():
    """Every document, sorted."""
    return sorted(os.path.join(folder, name) for folder, _, names in os.walk(DOCUMENTS) for name in names
                  if name.endswith(('.storyboard', '.xib')))


def index(name):
    with open(os.path.join(FOLDER, name)) as lines:
        return [json.loads(line) for line in lines]


def scenes():
    """(file, number) -> the scene."""
    return {(s['f'], s['s']): s for s in index('scenes.jsonl')}


def is_judged(scene):
    return scene is not None and int(scene['xcode'] or 0) in GENERATIONS


def views():
    """(file, id) -> the view."""
    return {(v['f'], v['id']): v for v in index('views.jsonl')}


def laid_out(files, *arguments, folder=DOCUMENTS):
    """The documents of `trellis frames --canvas --json`, by file as the index has it."""
    command = [trellis(), 'frames', '--canvas', '--json', *arguments, *files]
    text = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    return {os.path.relpath(d['file'], folder): d for d in json.loads(text)['documents']}


TEXTS = {'label', 'button', 'textField', 'textView', 'segmentedControl', 'searchBar'}


def without_answers(file, ids, folder):
    """Copies a document into the folder with the frames of `ids` set to zero, those of texts but for their sizes; its new path."""
    root = tree(file)
    for element in root.iter():
        rect = element.find("rect[@key='frame']") if element.get('id') in ids else None
        if rect is not None:
            gone = ('x', 'y') if element.tag in TEXTS else ('x', 'y', 'width', 'height')
            rect.attrib.update(dict.fromkeys(gone, '0.0'))
    path = os.path.join(folder, file)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    ElementTree.ElementTree(root).write(path, encoding='UTF-8', xml_declaration=True)
    return path


def tree(file):
    return ElementTree.parse(os.path.join(DOCUMENTS, file)).getroot()


def stored_frame(element):
    """The element's frame as x, y, width, height in its superview; None if it has none."""
    rect = element.find("rect[@key='frame']")
    return None if rect is None else tuple(float(rect.get(k)) for k in ('x', 'y', 'width', 'height'))


def report_frames(document):
    """id -> x, y, width, height in the superview, of a document as `laid_out` gives it."""
    frames = {}

    def walk(view):
        if view.get('id'):
            frames[view['id']] = tuple(view['frame'][k] for k in ('x', 'y', 'width', 'height'))
        for child in view['children']:
            walk(child)

    for scene in document['scenes']:
        if scene['root']:
            walk(scene['root'])
    return frames


def differ(a, b, tolerance=0.5):
    return any(abs(x - y) > tolerance + 1e-6 for x, y in zip(a, b))


def share(part, whole):
    return '%d of %d, %.1f %%' % (part, whole, 100 * part / whole if whole else 100)
