"""The pages of the API for Scripts/support/site-pages: one for each product, one for each type with its members, from symbol graphs."""
import html
import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

from markdown_it import MarkdownIt

# The products for code, with the modules that they export, and what they are.
PRODUCTS = {
    "UIKit": (["UIKitCore", "UIKit", "QuartzCore"], "what apps import: views, constraints, controllers, controls, text, tables, and more"),
    "AutoLayout": (["AutoLayout", "VisualFormats", "Geometry"], "the engine alone, for any tree of boxes"),
    "ConstraintSolver": (["ConstraintSolver"], "the solver below the engine"),
    "AppHost": (["AppHost"], "a screen of an app on a device in a test, and pictures"),
    "LayoutTesting": (["LayoutTesting"], "layouts compared with recorded ones"),
    "LayoutReports": (["LayoutReports"], "a layout as a value"),
    "Staging": (["Staging"], "why an edge is where it is"),
    "Platform": (["Platform"], "devices and releases"),
}
KINDS = [
    ("Types", {"class", "struct", "enum", "protocol", "typealias", "associatedtype", "actor"}),
    ("Cases", {"enum.case"}),
    ("Initialisers", {"init"}),
    ("Properties", {"property", "var", "subscript"}),
    ("Type properties", {"type.property", "type.subscript"}),
    ("Methods", {"method", "func", "func.op"}),
    ("Type methods", {"type.method"}),
]
TYPES = KINDS[0][1]


class ApiPages:
    def __init__(self, root, page):
        self.root, self.page = root, page
        self.modules = Path(os.environ.get("TRELLIS_BUILD", root / ".build")) / "tests/debug/Modules"
        self.markdown = MarkdownIt("commonmark", {"html": False})
        self.count = 0

    def graph(self, module):
        flags = ["-I", str(self.modules)]
        for name, package in (("CHarfBuzz", "harfbuzz"), ("CPangoCairo", "pangocairo"), ("CLibRSVG", "librsvg-2.0")):
            flags += ["-Xcc", f"-fmodule-map-file={self.root}/Sources/{name}/module.modulemap"]
            found = subprocess.run(["pkg-config", "--cflags-only-I", package], capture_output=True, text=True).stdout.split()
            flags += [word for flag in found for word in ("-Xcc", flag)]
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                ["swift", "symbolgraph-extract", "-module-name", module, *flags, "-target", f"{os.uname().machine}-unknown-linux-gnu",
                 "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members"],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            # Declarations of extensions of other modules' types are in files of their own.
            for path in sorted(Path(folder).glob(f"{module}*.json")):
                yield json.loads(path.read_text())

    def symbols(self, modules):
        found = {}
        for module in modules:
            if not (self.modules / f"{module}.swiftmodule").exists():
                if found or module != modules[0]:
                    continue
                return None
            for graph in self.graph(module):
                for symbol in graph["symbols"]:
                    path = symbol["pathComponents"]
                    if symbol["accessLevel"] in ("public", "open") and not any(part.startswith("_") for part in path) and not symbol.get("spi"):
                        found[symbol["identifier"]["precise"]] = symbol
        return list(found.values())

    def pages(self):
        """All pages; none if the modules are not built."""
        rows, sections = [], []
        found = {product: self.symbols(modules) for product, (modules, _) in PRODUCTS.items()}
        self.products = {symbol["pathComponents"][0]: product for product, symbols in found.items() for symbol in symbols or []
                         if len(symbol["pathComponents"]) == 1 and self.kind(symbol) in TYPES}
        for product, (_, what) in PRODUCTS.items():
            symbols = found[product]
            if symbols is None:
                continue
            yield from self.product(product, what, symbols)
            rows.append(f'<tr><td><a href="{product}/index.html">{product}</a></td><td>{what}</td><td>{len(symbols)}</td></tr>')
            sections.append(product)
            self.count += len(symbols)
        if rows:
            body = ("<h1>API</h1>\n<p>The public declarations of the library products. <a href=\"../Documentation/Libraries.html\">Libraries</a> shows how they are "
                    "used.</p>\n<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Products\"><table>\n<thead><tr><th scope=\"col\">import</th>"
                    "<th scope=\"col\">what it is</th><th scope=\"col\">declarations</th></tr></thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody></table></div>\n")
            yield self.page("api/index.html", "API", body, [["API", "", " ".join(sections)]])
        else:
            print("no pages of the API: the modules are not built; swift build --build-tests --scratch-path .build/tests")

    def product(self, product, what, symbols):
        by_type = {}
        free = []
        for symbol in symbols:
            path = symbol["pathComponents"]
            is_free = len(path) == 1 and self.kind(symbol) not in TYPES
            (free if is_free else by_type.setdefault(path[0], [])).append(symbol)
        rows = []
        for name in sorted(by_type, key=str.lower):
            own = next((symbol for symbol in by_type[name] if len(symbol["pathComponents"]) == 1), None)
            rows.append(f'<tr><td><a href="{self.file(name)}"><code>{html.escape(name)}</code></a></td><td>{self.summary(own) if own else self.extended(product, name)}</td></tr>')
            yield self.type(product, name, own, by_type[name])
        body = [f"<h1>{product}</h1>", f"<p><code>import {product}</code>: {html.escape(what)}.</p>"]
        if rows:
            body += ['<h2 id="types">Types</h2>', '<div class="wide" tabindex="0" role="region" aria-label="Types"><table>',
                     '<thead><tr><th scope="col">type</th><th scope="col">what it is</th></tr></thead>', "<tbody>", *rows, "</tbody></table></div>"]
        if free:
            taken = {"types"}
            body += ['<h2 id="functions">Functions and variables</h2>', *(self.declaration(symbol, taken) for symbol in sorted(free, key=self.order))]
        yield self.page(f"api/{product}/index.html", product, "\n".join(body), [[product, "", what]])

    def type(self, product, name, own, symbols):
        body = [f"<h1><code>{html.escape(name)}</code></h1>"]
        if own:
            body += [f'<pre tabindex="0"><code>{html.escape(self.text(own))}</code></pre>', self.comment(own)]
        else:
            body.append(f"<p>{self.extended(product, name)}</p>")
        taken, parts = {title.lower().replace(" ", "-") for title, _ in KINDS}, []
        members = self.distinct([symbol for symbol in symbols if symbol is not own])
        for title, kinds in KINDS:
            of_kind = [symbol for symbol in members if self.kind(symbol) in kinds]
            if not of_kind:
                continue
            anchor = title.lower().replace(" ", "-")
            taken.add(anchor)
            parts.append(title)
            body.append(f'<h2 id="{anchor}">{title}</h2>')
            body += [self.declaration(symbol, taken) for symbol in sorted(of_kind, key=self.order)]
        body.append(f'<p><a href="index.html">All of {product}</a></p>')
        words = " ".join(".".join(symbol["pathComponents"][1:]) for symbol in members)
        return self.page(f"api/{product}/{self.file(name)}", name, "\n".join(body), [[name, "", f"{product} {words}"]])

    def extended(self, product, name):
        """What a page says of a type that another module declares."""
        owner = self.products.get(name)
        if owner is None or owner == product:
            return f"Members that {product} adds to <code>{html.escape(name)}</code>."
        return (f'Members that {product} adds to <a href="../{owner}/{self.file(name)}"><code>{html.escape(name)}</code></a>, '
                f'a type of <a href="../{owner}/index.html">{owner}</a>.')

    def distinct(self, members):
        """The members without those that say the same, such as the default of a requirement; the one with a comment stays."""
        found = {}
        for symbol in sorted(members, key=lambda symbol: not self.words(symbol)):
            found.setdefault((*symbol["pathComponents"], self.text(symbol)), symbol)
        return list(found.values())

    # MARK: One declaration

    @staticmethod
    def file(name):
        return re.sub(r"\W", "_", name) + "_.html" if name.lower() == "index" else re.sub(r"\W", "_", name) + ".html"

    @staticmethod
    def kind(symbol):
        return symbol["kind"]["identifier"].removeprefix("swift.")

    @staticmethod
    def order(symbol):
        return (len(symbol["pathComponents"]), [part.lower() for part in symbol["pathComponents"]], symbol["identifier"]["precise"])

    @staticmethod
    def text(symbol):
        text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
        text = re.sub(r"@(MainActor|preconcurrency|_\w+(\([^)]*\))?)\s*", "", text)
        return ("open " if symbol["accessLevel"] == "open" and not text.startswith("open") else "") + text

    @staticmethod
    def words(symbol):
        comment = symbol.get("docComment", {})
        # Those of the standard library explain other types.
        return "" if comment.get("module") == "Swift" else "\n".join(line["text"] for line in comment.get("lines", []))

    def render(self, text):
        # A name between two backticks is a link of DocC.
        return self.markdown.render(re.sub(r"(?<!`)``([^`\n]+)``(?!`)", lambda match: "`" + match[1].split("/")[-1] + "`", text))

    def comment(self, symbol):
        text = self.words(symbol)
        text = re.sub(r"^- (Parameters?|Returns|Throws|Complexity|Note|Warning|Important)\b:?", r"- **\1**", text, flags=re.M)
        return re.sub(r"<(/?)h[1-6]>", r"<\1p>", self.render(text)).replace("<pre>", '<pre tabindex="0">')

    def summary(self, symbol):
        paragraph = self.words(symbol).split("\n\n")[0]
        return re.sub(r"^<p>|</p>\s*$", "", self.render(paragraph).strip())

    def declaration(self, symbol, taken):
        base = re.sub(r"[^\w]+", "-", ".".join(symbol["pathComponents"][1:] or symbol["pathComponents"])).strip("-").lower() or "operator"
        name, number = base, 1
        while name in taken:
            number += 1
            name = f"{base}-{number}"
        taken.add(name)
        title = ".".join(symbol["pathComponents"][1:] or symbol["pathComponents"])
        return (f'<div class="decl"><h3 id="{name}"><code>{html.escape(title)}</code></h3>\n<pre tabindex="0"><code>{html.escape(self.text(symbol))}</code></pre>\n'
                f"{self.comment(symbol)}</div>")
