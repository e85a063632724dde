import LayoutReports
import AppHost
import Testing
import UIKit

/// Pictures and texts of views that code has made.
@MainActor
@Suite struct ViewPictureTests {
  /// A title above a switch, 20 points from the edges.
  private func card(_ style: UIUserInterfaceStyle = .light) -> UIView {
    let card = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
    card.overrideUserInterfaceStyle = style
    card.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Wi-Fi & <more>"
    let toggle = UISwitch()
    for view in [title, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      toggle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
      toggle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    ])
    return card
  }

  /// Where the view lies in its superview does not count.
  @Test func aViewIsDrawnAtItsOrigin() {
    let svg = card().svg()
    #expect(svg.contains("viewBox=\"0 0 200 100\""))
    // Each letter has an element of its own, with its place.
    #expect(svg.replacing(#/</?tspan[^>]*>/#, with: "").contains(">Wi-Fi &amp; &lt;more&gt;</text>"))
    #expect(svg == card().svg())
  }

  @Test func colorsFollowTheAppearance() {
    #expect(card().sceneReport.root?.backgroundColor == Color(red: 1, green: 1, blue: 1))
    #expect(card(.dark).sceneReport.root?.backgroundColor == Color(red: 0, green: 0, blue: 0))
    #expect(card(.dark).svg().contains("fill=\"#ffffff\""), "the title is white")
  }

  /// The switch is 51 by 31 points, 10 below a label whose line is 20.5 points high at 17 points.
  @Test func theTextNamesEveryView() {
    let profile = UIScreen.main.profile
    defer { UIScreen.main.profile = profile }
    UIScreen.main.profile.scale = 2
    let card = card()
    let label = card.subviews[0].intrinsicContentSize
    let lines = card.layoutText.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "UIView (0, 0, 200, 100)")
    #expect(lines[1].hasPrefix("  UILabel") && lines[1].contains("(20, 20, "))
    let y = 30 + label.height
    #expect(lines[2].hasPrefix("  UISwitch") && lines[2].contains("(20, \(y == y.rounded() ? "\(Int(y))" : "\(y)"), "))
  }

  /// A change of one constant changes the lines of what moves, and no other.
  @Test func aChangeIsSeenLineByLine() {
    let card = card()
    let before = card.layoutText.split(separator: "\n")
    card.constraints.first { $0.constant == 10 }?.constant = 14
    let after = card.layoutText.split(separator: "\n")
    #expect(before[0] == after[0] && before[1] == after[1] && before[2] != after[2])
  }

  #if Raster
    /// PNG says its extent in the bytes 16 to 23; a PDF in text.
    @Test func aViewIsDrawnAsPixelsAndAsAPage() throws {
      let png = try card().png(scale: 3)
      #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == 600)
      #expect(png[20..<24].reduce(0) { $0 << 8 | Int($1) } == 300)
      #expect(try png == card().png(scale: 3) && png != card(.dark).png(scale: 3))
      #expect(String(decoding: try card().pdf(), as: UTF8.self).contains("/MediaBox [ 0 0 200 100 ]"))
    }
  #endif
}
