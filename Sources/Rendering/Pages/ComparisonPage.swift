import Geometry

/// A page that shows layouts before and after a change, with what moved. It is one file without scripts, so that a pull request or the
/// artifacts of a CI can hold it.
package struct ComparisonPage: Sendable {
  /// A layout on one device, before and after.
  package struct Picture: Sendable {
    /// The device.
    package var caption: String
    /// The SVG document of the old layout; nil if there is none.
    package var before: String?
    /// The SVG document of the new layout; nil if there is none.
    package var after: String?

    /// A layout in two versions, of which one may be missing.
    package init(caption: String, before: String?, after: String?) {
      self.caption = caption
      self.before = before
      self.after = after
    }
  }

  /// What belongs together: a scene, or a test.
  package struct Section: Sendable {
    /// The heading.
    package var title: String
    /// Where it comes from: a file, or a test's place.
    package var place: String
    /// What is said of it, a line each; leading spaces are kept.
    package var lines: [String]
    /// Its pictures.
    package var pictures: [Picture]

    /// A section without pictures, unless there are some.
    package init(title: String, place: String = "", lines: [String] = [], pictures: [Picture] = []) {
      self.title = title
      self.place = place
      self.lines = lines
      self.pictures = pictures
    }

    /// The section as a part of a page.
    package var html: String {
      var parts = ["<section>", "<h2>\(XMLEscape.picture(title))</h2>"]
      if !place.isEmpty { parts.append("<p class=\"place\">\(XMLEscape.picture(place))</p>") }
      if !lines.isEmpty {
        parts.append("<pre>" + lines.map(XMLEscape.picture).joined(separator: "\n") + "</pre>")
      }
      for picture in pictures { parts.append(picture.html) }
      return parts.joined(separator: "\n") + "\n</section>\n"
    }
  }

  /// The name of the page.
  package var title: String
  /// One sentence under it.
  package var summary: String
  /// The parts of the page in their order.
  package var sections: [Section]

  /// A page without sections, unless there are some.
  package init(title: String, summary: String, sections: [Section] = []) {
    self.title = title
    self.summary = summary
    self.sections = sections
  }

  /// The page as HTML; equal pages give equal bytes.
  package var html: String { Self.html(title: title, summary: summary, body: sections.map(\.html).joined()) }

  /// A page around sections that are HTML already; see ``Section/html``.
  package static func html(title: String, summary: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(XMLEscape.picture(title))</title>
    <style>
    :root { color-scheme: light dark; --line: #8884; --ground: #f5f5f7; --card: #fff; }
    @media (prefers-color-scheme: dark) { :root { --ground: #1c1c1e; --card: #2c2c2e; } }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 80rem; padding: 1.2rem; background: var(--ground); }
    h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin: 1rem 0; }
    .place { margin: 0; opacity: .65; font-size: .85rem; overflow-wrap: anywhere; }
    pre { font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: .6rem 0; }
    .pair { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin-top: .8rem; }
    figure { margin: 0; max-width: 100%; } figcaption { font-size: .8rem; opacity: .8; padding-bottom: .3rem; }
    img { display: block; max-width: 100%; max-height: 40rem; width: auto; height: auto; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
    </style>
    </head>
    <body>
    <h1>\(XMLEscape.picture(title))</h1>
    <p>\(XMLEscape.picture(summary))</p>
    \(body)</body>
    </html>

    """
  }
}

extension ComparisonPage.Picture {
  fileprivate var html: String {
    let figures = [("before", before), ("after", after)].compactMap { word, svg in
      svg.map { svg in
        "<figure><figcaption>\(XMLEscape.picture(caption)), \(word)</figcaption>"
          + "<img alt=\"\(XMLEscape.picture(caption)), \(word)\" src=\"\(Self.url(svg))\"></figure>"
      }
    }
    return "<div class=\"pair\">\n" + figures.joined(separator: "\n") + "\n</div>"
  }

  /// The document as the address of an image, in which nothing of it can act on the page.
  private static func url(_ svg: String) -> String {
    var url = "data:image/svg+xml;charset=utf-8,"
    url.reserveCapacity(svg.utf8.count * 5 / 4)
    for scalar in svg.unicodeScalars {
      switch scalar {
      case "%": url += "%25"
      case "#": url += "%23"
      case "<": url += "%3C"
      case ">": url += "%3E"
      case "\"": url += "%22"
      case "'": url += "%27"
      case "&": url += "%26"
      case "\n": url += "%0A"
      default: url.unicodeScalars.append(scalar)
      }
    }
    return url
  }
}
