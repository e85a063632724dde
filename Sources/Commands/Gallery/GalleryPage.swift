import Geometry
import Linting

/// A static page of pictures: every scene of some documents on every device that was asked for, with what is wrong in its layout.
///
/// The page needs no script to be seen; a short one filters scenes by what is typed. Pictures are files beside the page.
package struct GalleryPage: Sendable {
  /// A picture of a scene.
  struct Picture: Sendable {
    /// Where it lies, relative to the page.
    var file: String
    /// The device and what is special about it.
    var caption: String
    /// Of the screen; points.
    var size: Size
    /// What a check finds there, and what did not settle.
    var problems: [String]
  }

  /// One scene of a document.
  struct Scene: Sendable {
    var name: String
    /// What a check finds in the scene on no device in particular.
    var findings: [String] = []
    /// Pictures side by side, the rows below each other; light above dark, for example.
    var rows: [[Picture]]

    var pictures: [Picture] { rows.flatMap { $0 } }
    /// How many of the pictures show something that is wrong.
    var problems: Int { pictures.count { !$0.problems.isEmpty } }
  }

  /// A storyboard or xib.
  struct Document: Sendable {
    var file: String
    /// What concerns no scene in particular.
    var findings: [String] = []
    var scenes: [Scene]
  }

  var documents: [Document] = []
  /// How many pictures the page has.
  package var count: Int { documents.flatMap(\.scenes).reduce(0) { $0 + $1.pictures.count } }

  /// What tells a page of this kind from others, so that no other file is overwritten.
  static let mark = "<meta name=\"generator\" content=\"trellis gallery\">"

  /// The page as HTML. Equal galleries give equal bytes.
  var html: String {
    let scenes = documents.reduce(0) { $0 + $1.scenes.count }
    let named = entries
    var parts = [
      Self.head,
      "<header><h1>\(Self.amount(documents.count, "document")), \(Self.amount(scenes, "scene"))</h1>"
        + "<input type=\"search\" placeholder=\"Filter\" aria-label=\"Filter scenes\" hidden></header>",
    ]
    if documents.count > 1 {
      let links = named.map(link(to:)).joined(separator: "\n")
      parts.append("<nav aria-label=\"Documents\"><ol>\n\(links)\n</ol></nav>")
    }
    parts += named.map(section(of:))
    parts.append(Self.script)
    return parts.joined(separator: "\n") + "\n</main>\n</body>\n</html>\n"
  }

  // MARK: Names

  /// A document with what the page calls it.
  private struct Entry {
    var document: Document
    var name: String
    /// What a link to the document leads to, and those to its scenes.
    var anchor: String
    var scenes: [String]
  }

  private var entries: [Entry] {
    var anchors = Anchors()
    return zip(documents, names).map { document, name in
      Entry(
        document: document, name: name, anchor: anchors.anchor(name),
        scenes: document.scenes.map { anchors.anchor("\(name) \($0.name)") })
    }
  }

  /// What people call the documents: the file without its folders and its ending, and where several are called so, with as many
  /// folders as it takes to tell them apart.
  private var names: [String] {
    let paths = documents.map { document in
      var parts = document.file.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.map(String.init)
      if let last = parts.popLast() { parts.append(last.split(separator: ".").first.map(String.init) ?? last) }
      return parts
    }
    func name(_ path: [String], _ length: Int) -> String { path.suffix(length).joined(separator: "/") }
    let longest = paths.map(\.count).max() ?? 1
    var names = paths.map { name($0, 1) }
    for length in 2..<max(3, longest + 1) {
      let amounts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      names = zip(paths, names).map { amounts[$1] ?? 1 > 1 ? name($0, length) : $1 }
    }
    return names
  }

  // MARK: Parts

  private func link(to entry: Entry) -> String {
    let wrong = entry.document.scenes.reduce(0) { $0 + $1.problems }
    let problems = wrong == 0 ? "" : ", <span class=\"wrong\">\(wrong) with problems</span>"
    return "<li><a href=\"#\(entry.anchor)\">\(visible(entry.name))</a> "
      + "<small>\(Self.amount(entry.document.scenes.count, "scene"))\(problems)</small></li>"
  }

  private func section(of entry: Entry) -> String {
    let (document, anchor) = (entry.document, entry.anchor)
    var lines = [
      "<section class=\"document\" id=\"\(anchor)\">",
      "<h2><a href=\"#\(anchor)\">\(visible(entry.name))</a></h2><p class=\"file\">\(visible(document.file))</p>",
    ]
    if !document.findings.isEmpty { lines.append(list(document.findings)) }
    lines += zip(document.scenes, entry.scenes).map { section($0, at: $1, of: document) }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  private func section(_ scene: Scene, at anchor: String, of document: Document) -> String {
    let badge =
      scene.problems == 0
      ? "" : " <span class=\"badge\">\(scene.problems) of \(scene.pictures.count) with problems</span>"
    let text = "\(visible(scene.name.lowercased())) \(visible(document.file.lowercased()))"
    var lines = [
      "<section class=\"scene\" id=\"\(anchor)\" data-text=\"\(text)\">",
      "<h3><a href=\"#\(anchor)\">\(visible(scene.name))</a>\(badge)</h3>",
    ]
    if !scene.findings.isEmpty { lines.append(list(scene.findings)) }
    // A column for each device; where rows hold one picture, they flow.
    let rows = scene.rows.contains { $0.count > 1 } ? scene.rows.filter { !$0.isEmpty } : [scene.pictures]
    for row in rows {
      lines.append("<div class=\"pictures\">")
      for picture in row { lines.append(figure(picture, of: scene)) }
      lines.append("</div>")
    }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  private func figure(_ picture: Picture, of scene: Scene) -> String {
    let label = "\(visible(scene.name)) on \(visible(picture.caption))"
    let problems = picture.problems.isEmpty ? "" : list(picture.problems)
    // As many pixels as a small phone has points keeps several devices side by side.
    let width = Int(min(picture.size.width * 0.6, 420))
    let ratio = picture.size.width > 0 ? picture.size.height / picture.size.width : 1
    let height = Int((Double(width) * ratio).rounded())
    return
      "<figure\(problems.isEmpty ? "" : " class=\"wrong\"") style=\"width: \(width)px\"><a href=\"\(visible(picture.file))\">"
      + "<img src=\"\(visible(picture.file))\" alt=\"\(label)\" width=\"\(width)\" height=\"\(height)\" loading=\"lazy\"></a>"
      + "<figcaption>\(visible(picture.caption))\(problems)</figcaption></figure>"
  }

  private func list(_ messages: [String]) -> String {
    "<ul>\(messages.map { "<li>\(visible($0))</li>" }.joined())</ul>"
  }

  private func visible(_ text: String) -> String { XMLEscape.report(VisibleText.line(text)) }

  private static func amount(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// Names that links lead to, each of them once: `content-modes-scale-to-fill`.
  private struct Anchors {
    private var used: Set<String> = []

    mutating func anchor(_ text: String) -> String {
      let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
      let name = words.isEmpty ? "part" : words
      var (anchor, number) = (name, 1)
      while !used.insert(anchor).inserted {
        number += 1
        anchor = "\(name)-\(number)"
      }
      return anchor
    }
  }

  // MARK: Form

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    \(mark)
    <title>Gallery</title>
    <style>
    :root { color-scheme: light dark; --line: #8883; --wrong: #d70015; --ground: #f5f5f7; }
    @media (prefers-color-scheme: dark) { :root { --ground: #1c1c1e; --wrong: #ff6961; } }
    html { scroll-padding-top: 4.5rem; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0; background: var(--ground); }
    main { max-width: 96rem; margin: 0 auto; padding: 0 1.2rem 3rem; }
    header { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; justify-content: space-between; position: sticky; top: 0; z-index: 1; padding: .8rem 0; background: var(--ground); }
    h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.25rem; margin: 0; } h3 { font-size: 1rem; margin: 1.2rem 0 .5rem; }
    h2, h3, .file, nav, figcaption, ul { overflow-wrap: anywhere; } h2 a, h3 a { color: inherit; text-decoration: none; } h2 a:hover, h3 a:hover { text-decoration: underline; }
    input { font: inherit; padding: .35rem .7rem; border: 1px solid var(--line); border-radius: 8px; min-width: 0; width: 14rem; max-width: 100%; box-sizing: border-box; }
    nav ol { columns: 18rem; margin: .4rem 0 0; padding: 0; list-style: none; } nav li { break-inside: avoid; } nav small { opacity: .7; } nav .wrong { color: var(--wrong); }
    .document { border-top: 1px solid var(--line); margin-top: 1.6rem; padding-top: 1.2rem; }
    .file { margin: 0; opacity: .6; font-size: .85rem; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin-bottom: 1rem; }
    figure { margin: 0; max-width: 100%; } img { display: block; box-sizing: border-box; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
    figure.wrong img { border: 2px solid var(--wrong); }
    figcaption { font-size: .8rem; padding-top: .3rem; opacity: .8; }
    ul { margin: .3rem 0 0; padding-left: 1.1rem; color: var(--wrong); font-size: .8rem; } section > ul { margin-bottom: .6rem; }
    .badge { font-size: .75rem; font-weight: 600; color: var(--wrong); border: 1px solid currentColor; border-radius: 99px; padding: .05rem .5rem; vertical-align: middle; }
    </style>
    </head>
    <body>
    <main>
    """

  private static let script = """
    <script>
    const field = document.querySelector("input");
    field.hidden = false;
    field.addEventListener("input", () => {
      const wanted = field.value.trim().toLowerCase();
      for (const scene of document.querySelectorAll(".scene")) scene.hidden = !scene.dataset.text.includes(wanted);
      for (const part of document.querySelectorAll(".document")) {
        part.hidden = !part.querySelector(".scene:not([hidden])");
        const entry = document.querySelector(`nav a[href="#${part.id}"]`);
        if (entry) entry.parentElement.hidden = part.hidden;
      }
    });
    </script>
    """
}
