import Foundation
import InterfaceBuilder
import Testing

/// What a label says of its smallest text.
@Suite struct AutoshrinkTests {
  private func label(_ attributes: String) throws -> LabelElement {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><subviews><label id="text" text="A" \(attributes)>
      <fontDescription key="fontDescription" type="system" pointSize="20"/></label></subviews></view></objects></document>
      """
    let document = try Document.read(Data(text.utf8), file: "a.xib")
    let view = document.scenes.first?.rootView?.subviews.first
    return try #require(view.flatMap { LabelElement($0.element) })
  }

  /// Interface Builder writes `NO` where "Autoshrink" is off.
  @Test func absentMeansYes() throws {
    #expect(try label("").adjustsFontSizeToFitWidth)
    #expect(try !label("adjustsFontSizeToFit=\"NO\"").adjustsFontSizeToFitWidth)
  }

  /// Without a limit the font keeps its size.
  @Test(
    arguments: [
      ("", nil), ("minimumScaleFactor=\"0.5\"", 0.5), ("minimumFontSize=\"9\"", 0.45), ("minimumFontSize=\"30\"", 1),
    ] as [(String, Double?)])
  func theLimitIsAPartOfTheSize(_ attributes: String, _ scale: Double?) throws {
    #expect(try label(attributes).smallestScale == scale)
  }
}
