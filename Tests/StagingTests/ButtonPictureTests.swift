import LayoutReports
import Testing
import UIKit

@testable import Staging

/// What configured buttons draw.
@MainActor
@Suite struct ButtonPictureTests {
  private func report(_ change: (inout UIButton.Configuration) -> Void, isEnabled: Bool = true) -> ViewReport {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.isEnabled = isEnabled
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    return ViewReport(button, isPicture: true)
  }

  private func texts(_ report: ViewReport) -> [TextContent] {
    var texts: [TextContent] = []
    if case .text(let text) = report.content { texts.append(text) }
    return texts + report.decorations.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Without tint nobody takes the button for one that can be tapped.
  @Test func aButtonThatIsDisabledHasNoTint() {
    func ground(_ report: ViewReport) -> Color? {
      report.decorations.lazy.compactMap { if case .fill(_, let color, _) = $0 { color } else { nil } }.first
    }
    #expect(ground(report({ $0.title = "Send" })) == Color(red: 1, green: 0, blue: 0))
    let disabled = ground(report({ $0.title = "Send" }, isEnabled: false))
    #expect(disabled != nil && abs((disabled?.red ?? 1) - (disabled?.green ?? 0)) < 0.1)
    // A background of the program's own stays.
    let own = ground(
      report(
        {
          $0.title = "Send"
          $0.background.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }, isEnabled: false))
    #expect(own == Color(red: 0, green: 0, blue: 1))
  }

  /// Documented: title and subtitle stand on their leading edges, their middles or their trailing edges
  /// (https://developer.apple.com/documentation/uikit/uibuttonconfigurationtitlealignment).
  @Test func titleAndSubtitleAreAligned() throws {
    func lines(_ alignment: UIButton.Configuration.TitleAlignment) throws -> (
      LayoutReports.TextLine, LayoutReports.TextLine
    ) {
      let texts = texts(
        report {
          ($0.title, $0.subtitle, $0.titleAlignment) = ("A title that is long", "Short", alignment)
        })
      return (
        try #require(texts.lazy.flatMap(\.lines).first { $0.text.hasPrefix("A") }),
        try #require(texts.lazy.flatMap(\.lines).first { $0.text == "Short" })
      )
    }
    let leading = try lines(.leading), center = try lines(.center), trailing = try lines(.trailing)
    #expect(abs(leading.0.x - leading.1.x) <= 1)
    #expect(abs(center.0.x + center.0.width / 2 - center.1.x - center.1.width / 2) <= 1)
    #expect(abs(trailing.0.x + trailing.0.width - trailing.1.x - trailing.1.width) <= 1)
  }

  /// The indicator takes the place of the image.
  @Test func anIndicatorIsDrawn() {
    let report = report {
      ($0.title, $0.image, $0.showsActivityIndicator) = ("Load", UIImage(systemName: "star"), true)
    }
    var spokes = 0
    for decoration in report.decorations {
      if case .path(let path) = decoration, path.line != nil { spokes += 1 }
      if case .image = decoration { Issue.record("the image is drawn") }
    }
    #expect(spokes == 8)
  }

  @Test func aTitleThatTruncatesEndsInAnEllipsis() {
    let texts = texts(
      report {
        ($0.title, $0.titleLineBreakMode) = (
          "A title that is far too long for a button of this width", .byTruncatingTail
        )
      })
    #expect(texts.flatMap(\.lines).count == 1 && texts.first?.lines.first?.text.hasSuffix("…") == true)
  }
}
