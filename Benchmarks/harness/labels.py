"""Labels that Xcode laid out: samples of one line, and those of several lines in the corpus."""
import collections, json, math, os
import xml.etree.ElementTree as ElementTree

LINE_HEIGHT = 1.193359375
# Points between baselines of text styles at the default size, Apple's Human Interface Guidelines, and their sizes.
STYLES = {"LargeTitle": (34, 41), "Title0": (34, 41), "Title1": (28, 34), "Title2": (22, 28), "Title3": (20, 25),
          "Headline": (17, 22), "Body": (17, 22), "Callout": (16, 21), "Subhead": (15, 20), "Footnote": (13, 18),
          "Caption1": (12, 16), "Caption2": (11, 13)}

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SHARED = os.environ.get("TRELLIS_SHARED") or os.path.join(os.path.dirname(ROOT), "shared")


def of_one_line(shared: str) -> list[dict]:
    """The samples of the folder `shared`, else those of the repository, which are fewer.

    The height of a line tells on a display of how many pixels per point it was rounded up, where only some numbers give it: not
    always those of the device.
    """
    path = os.path.join(shared, "fonts", "samples.json")
    if not os.path.exists(path):
        path = os.path.join(ROOT, "Evidence", "text-samples.json")
    with open(path) as file:
        return [sample | {"scale": display_scale(sample)} for sample in json.load(file)]


def display_scale(sample: dict) -> int | None:
    """The sample's own scale if its size is possible with it, else the largest one that it is possible with."""
    def is_possible(scale: int) -> bool:
        height = math.ceil(sample["size"] * LINE_HEIGHT * scale - 1e-6) / scale
        return abs(height - sample["h"]) < 0.02 and abs(sample["w"] * scale - round(sample["w"] * scale)) < 0.02
    possible = [scale for scale in (1, 2, 3) if is_possible(scale)]
    return sample["scale"] if not possible or sample["scale"] in possible else max(possible)


def of_several_lines(corpus: str) -> tuple[list[dict], collections.Counter]:
    """Samples for text-measure with `truth`, the numbers of lines that the stored height fits; and what was left out."""
    skipped: collections.Counter = collections.Counter()
    clean = collections.defaultdict(dict)
    with open(os.path.join(corpus, "views.jsonl")) as file:
        for line in file:
            view = json.loads(line)
            if view["tag"] == "label" and view["trust"] == "clean" and view["role"] in ("engine", "arranged"):
                clean[view["f"]][view["id"]] = view
    xcode = {}
    with open(os.path.join(corpus, "scenes.jsonl")) as file:
        for line in file:
            scene = json.loads(line)
            xcode[scene["f"]] = int(scene["xcode"] or 0)
    samples = []
    for name in sorted(clean):
        if not 9 <= xcode.get(name, 0) <= 16:
            continue
        root = ElementTree.parse(os.path.join(corpus, "documents", name)).getroot()
        for element in root.iter("label"):
            view = clean[name].get(element.get("id"))
            if view and element.get("numberOfLines", "1") != "1":
                sample = label(element, view["frame"], xcode[name], skipped)
                if sample:
                    samples.append(sample | {"file": name, "id": element.get("id")})
    return samples, skipped


def label(element, frame, xcode: int, skipped: collections.Counter) -> dict | None:
    text = element.get("text")
    string = element.find("string[@key='text']")
    if text is None and string is not None:
        text = "".join(string.itertext())
    font = element.find("fontDescription")
    if not text or font is None:
        skipped["without plain text"] += 1
        return None
    style = font.get("style", "").removeprefix("UICTFontTextStyle") or None
    if font.get("name") or (style and style not in STYLES) or font.get("type") not in (None, "system", "boldSystem"):
        skipped["in other fonts"] += 1
        return None
    if element.get("adjustsFontSizeToFit") == "YES":
        skipped["that shrink"] += 1
        return None
    size = STYLES[style][0] if style else float(font.get("pointSize", "17"))
    weight = font.get("weight") or ("bold" if font.get("type") == "boldSystem" else "regular")
    if style == "Headline":
        weight = "semibold"
    if element.get("customClass"):
        skipped["of classes that may set another text"] += 1
        return None
    if any(c.get("firstAttribute") == "height" and not c.get("firstItem") for c in element.iter("constraint")):
        skipped["of constant height"] += 1
        return None
    _, _, width, height = frame
    truth = lines(size, STYLES[style][1] if style else None, height)
    if not truth:
        skipped["of a height that is no number of lines"] += 1
        return None
    era = "xcode9-11" if xcode <= 11 else "xcode12+"
    return {"text": text, "size": size, "weight": weight, "style": style and "UICTFontTextStyle" + style, "era": era,
            "width": width, "maximumLines": int(element.get("numberOfLines", "1")), "truth": truth}


def lines(size: float, pitch: float | None, height: float) -> list[int]:
    """The numbers of lines that are as high as that, in whole points or pixels of 2 or 3 to the point."""
    found = []
    for count in range(1, 200):
        exact = count * size * LINE_HEIGHT
        if pitch:
            exact = size * LINE_HEIGHT + (count - 1) * max(pitch, size * LINE_HEIGHT)
        if any(abs(math.ceil(exact * scale - 1e-6) / scale - height) < 0.01 for scale in (1, 2, 3)):
            found.append(count)
    return found
