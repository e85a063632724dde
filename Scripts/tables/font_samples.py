"""Texts of one line in the system font whose width Xcode stored: what Scripts/tables/fit-system-font learns from."""
import dataclasses, math, unicodedata
import corpus

LINE = 1.193359375  # height of a line by its size
STYLES = {'LargeTitle': 34, 'Title0': 34, 'Title1': 28, 'Title2': 22, 'Title3': 20, 'Headline': 17, 'Body': 17,
          'Callout': 16, 'Subhead': 15, 'Footnote': 13, 'Caption1': 12, 'Caption2': 11}


@dataclasses.dataclass
class Sample:
    """The width of `text` before rounding is above `low` and at most `high`, in points."""
    file: str
    text: str
    size: float
    weight: str
    era: str
    tag: str
    low: float
    high: float
    count: int = 1  # how often the project has it

    @property
    def project(self): return self.file.split('/')[0]

    @property
    def key(self): return (self.project, self.text, self.size, self.weight, self.era, self.low, self.high, self.tag)


def is_pixel(value, scale): return abs(value * scale - round(value * scale)) < 0.02


def pixels_up(value, scale): return math.ceil(value * scale - 1e-6) / scale


def era(xcode): return 'xcode7-8' if xcode <= 8 else 'xcode9-11' if xcode <= 11 else 'xcode12+'


def folded(character):
    """Accented Latin letters are as wide as their base."""
    if character == '\u00a0': return ' '
    if ord(character) < 0x250 or 0x1E00 <= ord(character) < 0x1F00:
        parts = unicodedata.normalize('NFD', character)
        if len(parts) > 1 and all(unicodedata.combining(mark) for mark in parts[1:]): return parts[0]
    return character


def font(element, known_weights):
    """Size, weight and whether it is a text style; None for another font than the system's."""
    description = element.find("fontDescription[@key='fontDescription']")
    if description is None: return (17 if element.tag == 'label' else 15), 'regular', False
    if description.get('name') or description.get('customFont'): return None
    style = description.get('style', '').removeprefix('UICTFontTextStyle')
    if style: return (STYLES[style], 'semibold' if style == 'Headline' else 'regular', True) if style in STYLES else None
    if description.get('type') not in (None, 'system', 'boldSystem'): return None
    weight = description.get('weight') or ('bold' if description.get('type') == 'boldSystem' else 'regular')
    size = float(description.get('pointSize', 17 if element.tag == 'label' else 15))
    return (size, weight, False) if weight in known_weights else None


def text(element):
    """The text if it is plain, of one line and without anything beside it."""
    holder = element if element.tag == 'label' else element.find("state[@key='normal']")
    if holder is None or holder.find('attributedString') is not None: return None
    name = 'text' if element.tag == 'label' else 'title'
    string = holder.find("string[@key='%s']" % name)
    found = holder.get(name) or (''.join(string.itertext()) if string is not None else None)
    if element.tag == 'button':
        if element.get('buttonType') not in (None, 'system', 'roundedRect', 'custom'): return None
        if element.find('buttonConfiguration') is not None or holder.get('image') or holder.get('backgroundImage'): return None
        if any(inset.get('key', '').endswith('EdgeInsets') for inset in element.findall('inset')): return None
    return found if found and not any(c in found for c in '\n\u2028') else None


def bounds(element, frame, size, scale):
    """What the stored width says of the width before rounding; None if other things than the text decided it.

    Buttons round the width of their title up to the point. Labels round up to the pixels of the display, which the height
    of the line gives away; where several are possible, the widest pixel counts.
    """
    width, height = frame[2:]
    if element.tag == 'button': return (width - 1, width) if is_pixel(width, 1) and width > 30 else None
    scales = [s for s in (1, 2, 3) if abs(pixels_up(size * LINE, s) - height) < 0.01 and is_pixel(width, s)]
    if not scales: return None
    return width - 1 / (scale if scale in scales else min(scales)), width


def of_corpus(known_weights):
    """The samples of the documents of Xcode 7 and later, in a fixed order, each once per project."""
    scenes, samples, trees = corpus.scenes(), {}, {}
    placed = [v for v in corpus.index('views.jsonl') if v['tag'] in ('label', 'button') and v['role'] in ('engine', 'arranged')]
    for view in sorted(placed, key=lambda v: (v['f'], v['s'], v['id'])):
        scene = scenes.get((view['f'], view['s']))
        if scene is None: continue
        if view['trust'] not in ('clean', 'ok, but scene has misplaced/ambiguous views'): continue
        xcode = int(scene['xcode'] or 0)
        if view['f'] not in trees: trees[view['f']] = {e.get('id'): e for e in corpus.tree(view['f']).iter()}
        element = trees[view['f']].get(view['id'])
        if element is None or element.tag != view['tag'] or element.get('customClass') or xcode < 7: continue
        # Its own constraint for the width, not one of a part of it.
        if any(c.get('firstAttribute') == 'width' and not c.get('firstItem') for c in element.findall('constraints/constraint')):
            continue
        described, shown = font(element, known_weights), text(element)
        # Xcode 13 drew text styles in other sizes.
        if described is None or shown is None or described[2] and xcode == 13: continue
        limits = bounds(element, view['frame'], described[0], scene['scale'])
        if limits is None: continue
        sample = Sample(view['f'], shown, float(described[0]), described[1], era(xcode), view['tag'], *limits)
        if sample.key in samples: samples[sample.key].count += 1
        else: samples[sample.key] = sample
    return list(samples.values())
