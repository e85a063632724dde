import Foundation
import InterfaceBuilder
import Testing

@testable import Linting

/// Equal constraints of different size classes.
struct DuplicateConstraintTests {
  /// The ids of what the rule would remove from three equal widths, which are left out everywhere but where a variation puts them.
  private func duplicates(_ variations: String, masked: [String] = ["a", "b", "c"]) throws -> [String?] {
    let excluded = masked.map { "<exclude reference=\"\($0)\"/>" }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"><scenes><scene><objects>
      <viewController id="vc"><view key="view" id="root"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <constraints><constraint firstAttribute="width" constant="40" id="a"/><constraint firstAttribute="width" constant="40" id="b"/>
      <constraint firstAttribute="width" constant="40" id="c"/></constraints>
      <variation key="default"><mask key="constraints">\(excluded)</mask></variation>\(variations)
      </view></subviews></view></viewController></objects></scene></scenes></document>
      """
    let document = LintedDocument(try Document.read(Data(text.utf8), file: "a.storyboard"))
    return DuplicateConstraintRule().violations(in: document).map(\.elementID)
  }

  private func variation(_ classes: String, _ ids: String...) -> String {
    let included = ids.map { "<include reference=\"\($0)\"/>" }.joined()
    return "<variation key=\"\(classes)\"><mask key=\"constraints\">\(included)</mask></variation>"
  }

  @Test func equalConstraintsOfOneSizeClassAreDuplicates() throws {
    #expect(try duplicates("", masked: []) == ["b", "c"])
    #expect(try duplicates(variation("widthClass=compact", "a", "b")) == ["b"])
  }

  /// Compact and regular widths never meet; compact width and compact height meet in one pair, but each has another.
  @Test func equalConstraintsOfDifferentSizeClassesAreNotDuplicates() throws {
    #expect(try duplicates(variation("widthClass=compact", "a") + variation("widthClass=regular", "b")).isEmpty)
    #expect(try duplicates(variation("widthClass=compact", "a") + variation("heightClass=compact", "b")).isEmpty)
  }

  /// The one that can go is the one that has the other beside it wherever it is.
  @Test func duplicateOfFewerSizeClassesIsReported() throws {
    #expect(try duplicates(variation("heightClass=compact-widthClass=compact", "a"), masked: ["a", "c"]) == ["a"])
    #expect(try duplicates(variation("widthClass=compact", "b"), masked: ["b", "c"]) == ["b"])
  }

  @Test func uninstalledConstraintIsNotADuplicate() throws {
    #expect(try duplicates("").isEmpty)
  }
}
