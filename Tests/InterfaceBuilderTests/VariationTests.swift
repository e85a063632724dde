import Foundation
import Testing

@testable import InterfaceBuilder

struct VariationTests {
  static let compact = SizeClasses(horizontal: .compact, vertical: .regular)
  static let any = SizeClasses(horizontal: .unspecified, vertical: .unspecified)
  static let regular = SizeClasses(horizontal: .regular, vertical: .regular)

  let document: Document

  init() throws {
    document = try xib(
      """
      <view id="v"><subviews>
      <label id="a" text="A"><fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="12"/>
        </variation></label>
      <view id="b"><viewLayoutGuide key="safeArea" id="bg"/><subviews><view id="b1"/></subviews></view>
      <stackView id="s" spacing="8"><variation key="heightClass=regular-widthClass=regular" axis="vertical" spacing="20"/>
      </stackView></subviews>
      <constraints>
      <constraint id="c1" firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10">
        <variation key="heightClass=regular-widthClass=regular" constant="40"/>
        <variation key="widthClass=regular" constant="30"/>
        <variation key="userInterfaceIdiom=mac" constant="99"/></constraint>
      <constraint id="c2" firstItem="b1" firstAttribute="top" secondItem="v" secondAttribute="top"/>
      <constraint id="c3" firstItem="a" firstAttribute="top" secondItem="bg" secondAttribute="top"/>
      <constraint id="c4" firstItem="a" firstAttribute="width" constant="1"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c4"/></mask></variation>
      <variation key="heightClass=regular"><mask key="constraints"><include reference="c4"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
      </view>
      """)
  }

  func root(_ classes: SizeClasses) throws -> ViewElement {
    try #require(document.resolved(for: classes).scenes[0].rootView)
  }

  @Test func unresolvedHasEverything() {
    #expect(document.scenes[0].rootView?.subviews.count == 3)
    #expect(document.scenes[0].rootView?.constraints.count == 4)
  }

  @Test func masks() throws {
    #expect(try root(Self.any).subviews.map(\.id) == ["a", "s"])
    #expect(try root(Self.any).constraints.map(\.id) == ["c1"])
    #expect(try root(Self.compact).subviews.map(\.id) == ["a", "b", "s"])
    #expect(try root(Self.compact).constraints.map(\.id) == ["c1", "c2", "c3", "c4"])
    #expect(try root(Self.regular).constraints.map(\.id) == ["c1", "c4"])
  }

  @Test func theMostSpecificVariationWins() throws {
    #expect(try root(Self.any).constraints[0].constant == 10)
    #expect(try root(Self.compact).constraints[0].constant == 10)
    #expect(try root(Self.regular).constraints[0].constant == 40)
    let low = SizeClasses(horizontal: .regular, vertical: .compact)
    #expect(try root(low).constraints[0].constant == 30)
  }

  @Test func attributesAndChildrenAreReplaced() throws {
    let stack = try #require(try root(Self.regular).subviews.last.flatMap { StackViewElement($0.element) })
    #expect(stack.axis == .vertical && stack.spacing == 20)
    #expect(try root(Self.compact).subviews[0].element.font()?.pointSize == 12)
    #expect(try root(Self.regular).subviews[0].element.font()?.pointSize == 17)
  }

  // MARK: While the objects are alive

  @Test func everythingIsThereAndWhatIsNotInstalledIsNamed() throws {
    let varied = try #require(VariedDocument(document))
    let all = try #require(varied.document(for: Self.any).scenes[0].rootView)
    #expect(all.subviews.map(\.id) == ["a", "b", "s"] && all.constraints.map(\.id) == ["c1", "c2", "c3", "c4"])
    #expect(varied.uninstalled(for: Self.any) == ["b", "c4"])
    #expect(varied.uninstalled(for: Self.compact) == [])
    #expect(varied.uninstalled(for: Self.regular) == ["b"])
    #expect(VariedDocument(try xib("<view id=\"v\"/>")) == nil)
  }

  @Test func changesNameTheValuesThatDiffer() throws {
    let varied = try #require(VariedDocument(document))
    let changes = varied.changes(from: Self.compact, to: Self.regular)
    #expect(changes.map(\.element.id) == ["a", "s", "c1"])
    #expect(changes.map(\.words) == [["fontDescription"], ["axis", "spacing"], ["constant"]])
    #expect(changes[0].view.element.font()?.pointSize == 17 && changes[2].element["constant"] == "40")
    #expect(varied.changes(from: Self.compact, to: Self.compact).isEmpty)
  }

  @Test func identityStays() throws {
    let resolved = document.resolved(for: Self.regular)
    #expect(resolved.file == document.file && resolved.kind == document.kind)
    #expect(resolved.element(id: "c1")?.position == document.element(id: "c1")?.position)
    #expect(resolved.element(id: "b1") == nil)
  }
}
