import Foundation
import Testing
import UIKit

/// Pages and their contents. source: Apple's documentation of `UIPrintPageRenderer` and `UIPrintFormatter`; the rest is arithmetic.
@MainActor
@Suite(.serialized) struct PrintPageTests {
  /// A renderer of an app, with a paper of its own.
  private final class Pages: UIPrintPageRenderer {
    var drawn: [String] = []
    override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 200, height: 300) }
    override var printableRect: CGRect { CGRect(x: 10, y: 20, width: 180, height: 260) }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      drawn.append("header \(pageIndex) \(headerRect.minY) \(headerRect.height)")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      drawn.append("content \(pageIndex) \(contentRect.minY) \(contentRect.height)")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      drawn.append("footer \(pageIndex) \(footerRect.minY) \(footerRect.height)")
    }
  }

  private final class Fixed: UIPrintFormatter {
    override var pageCount: Int { 2 }
  }

  /// Header and footer lie at the ends of the printable part, the content between them.
  @Test func theContentLiesBetweenHeaderAndFooter() {
    let pages = Pages()
    (pages.headerHeight, pages.footerHeight) = (30, 40)
    pages.drawPage(at: 3, in: pages.printableRect)
    // 20 + 30 = 50; 260 - 70 = 190; 280 - 40 = 240.
    #expect(pages.drawn == ["header 3 20.0 30.0", "content 3 50.0 190.0", "footer 3 240.0 40.0"])
    pages.drawn = []
    (pages.headerHeight, pages.footerHeight) = (0, 0)
    pages.drawPage(at: 0, in: pages.printableRect)
    #expect(pages.drawn == ["content 0 20.0 260.0"])
  }

  @Test func formattersCountThePages() {
    let pages = Pages()
    let (first, second) = (Fixed(), Fixed())
    #expect(pages.numberOfPages == 0)
    pages.addPrintFormatter(first, startingAtPageAt: 0)
    pages.addPrintFormatter(second, startingAtPageAt: 1)
    #expect(pages.numberOfPages == 3)
    #expect(pages.printFormattersForPage(at: 1)?.count == 2 && pages.printFormattersForPage(at: 3) == nil)
    second.perPageContentInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    pages.headerHeight = 30
    #expect(second.rectForPage(at: 1) == CGRect(x: 16, y: 55, width: 166, height: 218))
    #expect(second.rectForPage(at: 0) == .zero)
    first.contentInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(first.rectForPage(at: 0).minY == 60 && first.rectForPage(at: 1).minY == 50)
    first.maximumContentWidth = 50
    #expect(first.rectForPage(at: 1).width == 50)
    second.removeFromPrintPageRenderer()
    #expect(pages.numberOfPages == 2 && second.printPageRenderer == nil)
  }

  /// 40 lines of a height take as many pages as hold whole lines.
  @Test func aTextEndsItsPagesBetweenLines() {
    let pages = Pages()
    let font = UIFont.systemFont(ofSize: 20)
    let text = UISimpleTextPrintFormatter(text: Array(repeating: "x", count: 40).joined(separator: "\n"))
    text.font = font
    pages.addPrintFormatter(text, startingAtPageAt: 0)
    let linesOnPage = (260 / font.lineHeight).rounded(.down)
    #expect(text.pageCount == Int((40 / linesOnPage).rounded(.up)))
    text.text = ""
    #expect(text.pageCount == 0)
  }

  @Test func markupIsReadAsText() {
    let markup = UIMarkupTextPrintFormatter(markupText: "<p>Tom &amp; <b>Ann</b></p><p>1 &lt; 2</p>")
    #expect(markup.text == "Tom & Ann\n1 < 2")
  }

  @Test func infoComesBackFromItsDictionary() {
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.outputType, info.orientation, info.duplex) = ("Job", .photo, .landscape, .longEdge)
    let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(copy.jobName == "Job" && copy.outputType == .photo && copy.orientation == .landscape)
    #expect(copy.duplex == .longEdge && copy.printerID == nil)
  }

  /// The first bytes of the formats are those of their specifications.
  @Test func printableDataAreKnownByTheirFirstBytes() {
    #expect(UIPrintInteractionController.canPrint(Data("%PDF-1.7".utf8)))
    #expect(UIPrintInteractionController.canPrint(Data([0x89, 0x50, 0x4E, 0x47, 0x0D])))
    #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
    #expect(UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a/b.PDF")))
    #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a/b.txt")))
  }
}
