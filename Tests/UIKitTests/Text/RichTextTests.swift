import Foundation
import Testing
import UIKit

/// Source: Microsoft's Rich Text Format Specification, version 1.9.1.
@MainActor @Suite(.serialized) struct RichTextTests {
  private func read(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
  }

  private func font(_ text: NSAttributedString, _ index: Int) throws -> UIFont {
    try #require(text.attribute(.font, at: index, effectiveRange: nil) as? UIFont)
  }

  /// A text as TextEdit writes it: sizes are in half points, colors have numbers from 1 on.
  @Test func attributesAreRead() throws {
    let text = try read(
      #"""
      {\rtf1\ansi\ansicpg1252\cocoartf2761
      {\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\fswiss\fcharset0 Helvetica-Bold;}
      {\colortbl;\red255\green255\blue255;\red255\green0\blue0;}
      {\*\expandedcolortbl;;\cssrgb\c100000\c0\c0;}
      \pard\qc\f0\fs24 \cf0 Plain \b bold\b0  \i\fs36 large\i0\fs24  \ul under\ulnone  \cf2 red}
      """#)
    #expect(text.string == "Plain bold large under red")
    let places = { (word: String) in (text.string as NSString).range(of: word).location }
    #expect(try font(text, 0).pointSize == 12 && !font(text, 0).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font(text, places("bold")).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font(text, places("large")).pointSize == 18)
    #expect(try font(text, places("large")).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(text.attribute(.underlineStyle, at: places("under"), effectiveRange: nil) as? Int == 1)
    #expect(text.attribute(.underlineStyle, at: places("red"), effectiveRange: nil) == nil)
    #expect(
      text.attribute(.foregroundColor, at: places("red"), effectiveRange: nil) as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let style = try #require(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(style.alignment == .center)
  }

  @Test func linksLeadWhereTheirFieldSays() throws {
    let text = try read(
      #"{\rtf1 See {\field{\*\fldinst{HYPERLINK "https://swift.org/a"}}{\fldrslt \ul here}} now.}"#)
    #expect(text.string == "See here now.")
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://swift.org/a"))
    #expect(text.attribute(.link, at: 9, effectiveRange: nil) == nil)
  }

  @Test func signsOfOtherScriptsAreRead() throws {
    #expect(try read(#"{\rtf1\uc1 caf\u233 ? \u-10179 ?\u-8704 ? \'e9 \{\\\}}"#).string == "café 😀 é {\\}")
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.headIndent, paragraph.firstLineHeadIndent) = (.right, 20, 30)
    let bold = try #require(UIFont(name: "Helvetica", size: 15)?.fontDescriptor.withSymbolicTraits(.traitBold))
    let text = NSMutableAttributedString(
      string: "Grüße {1}\tund\n", attributes: [.font: UIFont(descriptor: bold, size: 15), .paragraphStyle: paragraph])
    text.append(
      NSAttributedString(
        string: "日本 😀",
        attributes: [.foregroundColor: UIColor.systemRed, .strikethroughStyle: 1, .link: URL(string: "a:b")!]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    #expect(data.allSatisfy { $0 < 0x80 })
    let again = try NSAttributedString(data: data)
    #expect(again.string == text.string)
    #expect(try font(again, 0).pointSize == 15 && font(again, 0).fontDescriptor.symbolicTraits.contains(.traitBold))
    let style = try #require(again.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(style.alignment == .right && style.headIndent == 20 && style.firstLineHeadIndent == 30)
    let last = again.length - 1
    #expect(again.attribute(.strikethroughStyle, at: last, effectiveRange: nil) as? Int == 1)
    #expect(again.attribute(.link, at: last, effectiveRange: nil) as? URL == URL(string: "a:b"))
  }

  @Test func attachmentsLieBesideTheText() throws {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.png")
    let text = NSMutableAttributedString(string: "A ")
    text.append(NSAttributedString(attachment: attachment))
    let folder = try text.fileWrapper(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
    let files = try #require(folder.fileWrappers)
    #expect(files.count == 2 && files.values.contains { $0.regularFileContents == Data([1, 2, 3]) })
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).rtfd")
    defer { try? FileManager.default.removeItem(at: url) }
    try folder.write(to: url, options: .atomic, originalContentsURL: nil)
    #expect(try NSAttributedString(url: url).string == "A ")
  }

  /// Whatever the bytes, the end of the file is reached.
  @Test(arguments: [
    #"{\rtf1 \"#, #"{\rtf1 \'"#, #"{\rtf1 \bin99999999 a"#, "{\\rtf1 }}}}a",
    "{\\rtf" + String(repeating: "{", count: 50_000),
  ])
  func damagedFilesAreRead(_ text: String) throws { #expect(try read(text).length < 4) }
}
