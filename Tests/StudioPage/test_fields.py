"""Fields of documents that Xcode wrote, drawn by a seed over the classes: each is shown as the document has it, is changed, and is taken back to
the same bytes. TRELLIS_FIELDS is how many (500), TRELLIS_SEED the seed (1)."""
import collections
import os
import random
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from urllib.parse import quote

from stand import ROOT, Studio

CORPUS = Path(os.environ.get("TRELLIS_SHARED", ROOT.parent / "shared")) / "corpus/documents"
COUNT = int(os.environ.get("TRELLIS_FIELDS", "500"))
SEED = int(os.environ.get("TRELLIS_SEED", "1"))
# Documents that are laid out in a moment, so that hundreds are.
MOST_BYTES = 120_000
# What a document says of itself and of nothing that can be edited.
PARTS = {"scene", "outlet", "action", "outletCollection", "placeholder", "constraint", "viewLayoutGuide", "layoutGuide", "viewControllerLayoutGuide",
         "exit", "customObject", "adaptation", "device", "window", "tableViewCellContentView"}


def another(field, generator):
    """A value of the field that the document does not have."""
    kind, value = field["kind"], field.get("value")
    if field["name"].startswith("placeholderIntrinsic"):
        return "7" if value != "7" else "infinite"
    words = [word["value"] for word in field.get("words") or []]
    if kind == "flag":
        return "NO" if (value or field.get("usual")) == "YES" else "YES"
    if kind == "words":
        others = [word for word in words if word != value]
        return generator.choice(others) if others else None
    if kind == "flags":
        chosen = set((value or "").split())
        chosen ^= {generator.choice(words)}
        return " ".join(word for word in words if word in chosen) or words[0]
    if kind == "numbers":
        return ",".join(str(3 + index) for index, _ in enumerate(words))
    if kind == "number":
        return "1" if value not in ("1", "1.0") else "0.5" if field["name"] in ("alpha", "progress", "minimumScaleFactor") else "2"
    if kind == "font":
        return "system 23" if value != "system 23" else "body"
    if kind == "color":
        return "#336699" if value != "#336699" else "systemRedColor"
    if kind == "image":
        return "probe"
    if kind == "text":
        return "Probe" if value != "Probe" else "Other"
    return None


def said(element, name):
    """What the document says in an attribute of that name, read without the studio."""
    return element.get(name)


@unittest.skipUnless(CORPUS.exists(), f"no corpus in {CORPUS}; Scripts/corpus/fetch-corpus fetches it")
class FieldTests(unittest.TestCase):
    def test_fields_are_shown_changed_and_taken_back(self):
        generator = random.Random(SEED)
        files = sorted(path for path in CORPUS.rglob("*") if path.suffix in (".storyboard", ".xib") and path.stat().st_size < MOST_BYTES)
        generator.shuffle(files)
        counts, kinds = collections.Counter(), collections.Counter()
        refused, wrong = collections.Counter(), []
        done = present = documents = typed = 0
        for path in files:
            if done >= COUNT:
                break
            try:
                root = ElementTree.parse(path).getroot()
            except ElementTree.ParseError:
                continue
            if "iOS" not in (root.get("targetRuntime") or ""):
                continue
            named = [element for element in root.iter() if element.get("id") and element.tag not in PARTS]
            ids = collections.Counter(element.get("id") for element in named)
            named = [element for element in named if ids[element.get("id")] == 1]
            if not named:
                continue
            generator.shuffle(named)
            # Of the classes that had the fewest so far.
            named.sort(key=lambda element: counts[element.tag])
            studio = Studio({path.name: path})
            documents += 1
            try:
                file = studio.file(path.name)
                before = (studio.folder / path.name).read_bytes()
                _, answer = studio.request("api/document?file=" + quote(file))
                if "state" not in answer:
                    continue
                version = answer["state"]["version"]
                for element in named[:3]:
                    if done >= COUNT:
                        break
                    id = element.get("id")
                    status, inspection = studio.request(f"api/inspect?file={quote(file)}&id={id}")
                    if status != 200:
                        wrong.append(f"{path.name} {element.tag} {id} is not inspected: {inspection}")
                        continue
                    sections = inspection["sections"] + ([inspection["accessibility"]] if inspection.get("accessibility") else [])
                    fields = [field for section in sections for field in section["fields"] if field["kind"] != "object"]
                    if not fields:
                        wrong.append(f"{element.tag} has no field")
                        continue
                    # Those that the document says something of are half of them.
                    full = [field for field in fields if field.get("value") is not None]
                    for field in [generator.choice(each) for each in (full, fields) if each]:
                        if done >= COUNT:
                            break
                        name, value = field["name"], field.get("value")
                        plain = said(element, name)
                        if plain is not None and field["kind"] in ("flag", "words", "number") and "." not in name and plain != value:
                            wrong.append(f"{path.name} {id}.{name} says {plain}, the field {value}")
                        new = another(field, generator)
                        if new is None:
                            continue

                        def set(text):
                            nonlocal version
                            status, answer = studio.request("api/edit", {"file": file, "version": version, "changes": [{"verb": "set", "object": id, "values": {name: text}}]})
                            if status == 200:
                                version = answer["state"]["version"]
                            return status, answer

                        status, answer = set(new)
                        if status != 200:
                            refused[f"{element.tag} {name}={new}: {answer.get('message')}"] += 1
                            continue
                        _, shown = studio.request(f"api/inspect?file={quote(file)}&id={id}")
                        everything = shown["sections"] + ([shown["accessibility"]] if shown.get("accessibility") else [])
                        now = next((each.get("value") for section in everything for each in section["fields"] if each["name"] == name), None)
                        # What holds anyway may be left out.
                        if now != new and not (now is None and new == field.get("usual")):
                            wrong.append(f"{path.name} {element.tag} {id}.{name} was set to {new} and shows {now}")
                        # By its value, as a hand would, then by undo. A color of another color space and a font of another
                        # family are more than the fields say, so that only undo takes them back to the byte.
                        status, answer = set(value)
                        if status == 200 and (studio.folder / path.name).read_bytes() == before:
                            typed += 1
                        elif field["kind"] not in ("color", "font"):
                            wrong.append(f"{path.name} {element.tag} {id}.{name}: {value} to {new} and back: {status} {answer.get('message', 'other bytes')}")
                        for _ in range(2 if status == 200 else 1):
                            studio.request("api/undo", {"file": file})
                        if (studio.folder / path.name).read_bytes() != before:
                            wrong.append(f"{path.name} {element.tag} {id}.{name}: {value} to {new} is not undone")
                            break
                        _, answer = studio.request("api/document?file=" + quote(file))
                        version = answer["state"]["version"]
                        done += 1
                        present += value is not None
                        counts[element.tag] += 1
                        kinds[field["kind"]] += 1
            finally:
                studio.end()
        print(f"seed {SEED}: {done} fields of {len(counts)} classes in {documents} documents, {present} of which the documents say; all undone, {typed} also taken back by typing the old value; {dict(kinds)}; refused {sum(refused.values())}, wrong {len(wrong)}")
        for line in [f"refused {each}" for each in refused] + [f"wrong {each}" for each in wrong[:60]]:
            print(" ", line)
        self.assertEqual(wrong, [])
        self.assertEqual(done, COUNT)
        # A value that was drawn blindly may be out of range; of most fields it is one.
        self.assertLess(sum(refused.values()), COUNT / 20)


if __name__ == "__main__":
    unittest.main()
