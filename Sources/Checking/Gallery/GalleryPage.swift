import Geometry
import Linting

/// A static page of pictures: every scene of some documents on every device that was asked for, with what is wrong in its layout.
///
/// The page needs no script to be seen; a short one filters scenes by what is typed. Pictures are files beside the page.
public struct GalleryPage: Sendable {
  /// A picture of a scene.
  struct Picture: Sendable {
    /// Where it lies, relative to the page.
    var file: String
    /// The device and what is special about it.
    var caption: String
    var width: Double
    /// Conflicts, ambiguities, what did not settle, and what else a check finds there.
    var problems: [String]
  }

  /// One scene of a document.
  struct Scene: Sendable {
    var document: String
    var name: String
    /// What a check finds in the scene on no device in particular, and of the first scene of a document also what concerns all of it.
    var findings: [String] = []
    var pictures: [Picture]
  }

  var scenes: [Scene] = []
  /// How many pictures the page has.
  public var count: Int { scenes.reduce(0) { $0 + $1.pictures.count } }

  /// What tells a page of this kind from others, so that no other file is overwritten.
  static let mark = "<meta name=\"generator\" content=\"trellis gallery\">"

  /// The page as HTML. Equal galleries give equal bytes.
  var html: String {
    var parts = [Self.head]
    parts.append(
      "<header><h1>\(scenes.count) scenes</h1><input type=\"search\" placeholder=\"Filter\" aria-label=\"Filter scenes\" hidden></header>"
    )
    for scene in scenes { parts.append(section(scene)) }
    parts.append(Self.script)
    return parts.joined(separator: "\n") + "\n</main>\n</body>\n</html>\n"
  }

  private func section(_ scene: Scene) -> String {
    let problems = scene.pictures.filter { !$0.problems.isEmpty }.count
    let badge =
      problems == 0 ? "" : " <span class=\"badge\">\(problems) of \(scene.pictures.count) with problems</span>"
    var lines = [
      "<section data-text=\"\(visible(scene.name.lowercased())) \(visible(scene.document.lowercased()))\">",
      "<h2>\(visible(scene.name))\(badge)</h2><p class=\"file\">\(visible(scene.document))</p>",
    ]
    if !scene.findings.isEmpty { lines.append(list(scene.findings)) }
    lines.append("<div class=\"pictures\">")
    for picture in scene.pictures { lines.append(figure(picture, of: scene)) }
    return (lines + ["</div>", "</section>"]).joined(separator: "\n")
  }

  private func figure(_ picture: Picture, of scene: Scene) -> String {
    let label = "\(visible(scene.name)) on \(visible(picture.caption))"
    let problems = picture.problems.isEmpty ? "" : list(picture.problems)
    // As many pixels as a small phone has points keeps several devices side by side.
    let width = Int(min(picture.width * 0.6, 420))
    return "<figure\(problems.isEmpty ? "" : " class=\"wrong\"")><a href=\"\(visible(picture.file))\">"
      + "<img src=\"\(visible(picture.file))\" alt=\"\(label)\" width=\"\(width)\" loading=\"lazy\"></a>"
      + "<figcaption>\(visible(picture.caption))\(problems)</figcaption></figure>"
  }

  private func list(_ messages: [String]) -> String {
    "<ul>\(messages.map { "<li>\(visible($0))</li>" }.joined())</ul>"
  }

  private func visible(_ text: String) -> String { VisibleText.line(text).xml }

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
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0; background: var(--ground); }
    main { max-width: 96rem; margin: 0 auto; padding: 0 1.2rem 3rem; }
    header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; position: sticky; top: 0; padding: .8rem 0; background: var(--ground); }
    h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.1rem; margin: 1.6rem 0 0; overflow-wrap: anywhere; }
    input { font: inherit; padding: .35rem .7rem; border: 1px solid var(--line); border-radius: 8px; min-width: 14rem; }
    .file { margin: 0 0 .6rem; opacity: .6; font-size: .85rem; overflow-wrap: anywhere; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; } img { display: block; height: auto; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
    figure.wrong img { border: 2px solid var(--wrong); }
    figcaption { font-size: .8rem; padding-top: .3rem; max-width: 18rem; opacity: .8; }
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
      for (const section of document.querySelectorAll("section")) section.hidden = !section.dataset.text.includes(wanted);
    });
    </script>
    """
}
