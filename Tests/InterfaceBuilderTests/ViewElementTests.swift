import Foundation
import Testing

@testable import InterfaceBuilder

struct ViewElementTests {
  func view(_ xml: String) throws -> ViewElement {
    try #require(try xib(xml).scenes.first?.rootView)
  }

  @Test func properties() throws {
    let view = try view(
      """
      <imageView id="v" hidden="YES" ambiguous="YES" misplaced="YES" fixedFrame="YES" userLabel="Logo"
        translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251"
        verticalCompressionResistancePriority="749.5" semanticContentAttribute="forceLeftToRight"
        preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" placeholderIntrinsicWidth="infinite"
        placeholderIntrinsicHeight="44" customClass="Avatar">
      <rect key="frame" x="1" y="2" width="31.000000000000004" height="4"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxX="YES" flexibleMinY="YES"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="2.2250738585072014e-308"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
      </imageView>
      """)
    #expect(view.tag == "imageView" && view.customClass == "Avatar" && view.displayName == "Logo")
    #expect(view.frame == Rect(x: 1, y: 2, width: 31.000000000000004, height: 4))
    #expect(view.isHidden && view.isAmbiguous && view.isMisplaced && view.isFixedFrame)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.autoresizing == [.flexibleWidth, .flexibleRightMargin, .flexibleTopMargin])
    #expect(view.horizontalHuggingPriority == 251 && view.verticalHuggingPriority == nil)
    #expect(view.verticalCompressionResistancePriority == 749.5)
    #expect(view.horizontalCompressionResistancePriority == nil)
    #expect(view.preservesSuperviewLayoutMargins == true && view.insetsLayoutMarginsFromSafeArea == false)
    #expect(view.placeholderIntrinsicSize?.horizontal == PlaceholderIntrinsicSize.Length.none)
    #expect(view.placeholderIntrinsicSize?.height == 44 && view.placeholderIntrinsicSize?.width == nil)
    #expect(view.layoutMargins == Insets(top: 1, left: 2, bottom: 3, right: 0))
    #expect(view.directionalLayoutMargins == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.semanticContentAttribute == .forceLeftToRight)
  }

  @Test func defaults() throws {
    let view = try view(#"<view id="v"/>"#)
    #expect(view.frame == nil && view.translatesAutoresizingMaskIntoConstraints && !view.isHidden)
    #expect(view.autoresizing.isEmpty && view.layoutMargins == nil && view.placeholderIntrinsicSize == nil)
  }

  @Test func autoresizingMaskHasTheRawValuesOfUIKit() throws {
    for (word, raw) in [
      ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8), ("heightSizable", 16),
      ("flexibleMaxY", 32),
    ] {
      #expect(AutoresizingMask(try element("<autoresizingMask \(word)=\"YES\"/>")).rawValue == UInt(raw))
    }
  }

  @Test func childViewsOfEveryContainer() throws {
    let view = try view(
      """
      <tableView id="t">
      <view key="tableHeaderView" id="h"/><view key="tableFooterView" id="f"/>
      <prototypes><tableViewCell id="p"><tableViewCellContentView key="contentView" id="pc"><subviews><label id="l"/>
      </subviews></tableViewCellContentView><view key="accessoryView" id="a"/></tableViewCell></prototypes>
      <sections><tableViewSection id="s0"><cells><tableViewCell id="c0"/></cells></tableViewSection>
      <tableViewSection id="s1"><cells><tableViewCell id="c1"/><tableViewCell id="c2"/></cells></tableViewSection>
      </sections></tableView>
      """)
    #expect(view.subviews.map(\.id) == ["h", "f", "p", "c0", "c1", "c2"])
    #expect(
      view.subviews.map(\.role) == [
        .header, .footer, .prototype, .cell(section: 0), .cell(section: 1), .cell(section: 1),
      ])
    #expect(view.subviews[2].subviews.map(\.role) == [.contentView, .accessory])
    #expect(view.tree.map(\.id) == ["t", "h", "f", "p", "pc", "l", "a", "c0", "c1", "c2"])
  }

  @Test func collectionViewsAndEffectViews() throws {
    let collection = try view(
      """
      <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" id="fl"/>
      <cells><collectionViewCell id="cell"><view key="contentView"><subviews><label id="l"/></subviews></view>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="h"/><collectionReusableView key="sectionFooterView" id="f"/>
      </collectionView>
      """)
    #expect(collection.subviews.map(\.role) == [.prototype, .sectionHeader, .sectionFooter])
    #expect(collection.subviews[0].subviews[0].id == "cell/contentView")
    let effect = try view(
      #"<visualEffectView id="e"><view key="contentView" id="c"/><blurEffect style="dark"/></visualEffectView>"#)
    #expect(effect.subviews.map(\.role) == [.contentView])
  }

  @Test func guides() throws {
    let scroll = try view(
      """
      <scrollView id="s"><viewLayoutGuide key="contentLayoutGuide" id="c"/><viewLayoutGuide key="frameLayoutGuide" id="f"/>
      <keyboardLayoutGuide key="keyboard" id="k"/><layoutGuides><layoutGuide id="g"/></layoutGuides></scrollView>
      """)
    #expect(scroll.layoutGuides.map(\.kind) == [.contentLayoutGuide, .frameLayoutGuide, .keyboard, .custom])
  }

  @Test(
    arguments: [
      (#"<label text="Hello" userLabel="Title"/>"#, "Title"), (#"<label text="Hello"/>"#, "Hello"),
      (#"<label text=""/>"#, "Label"), (#"<textField placeholder="Name"/>"#, "Name"),
      (#"<button><state key="normal" title="Go"/></button>"#, "Go"),
      (#"<button><buttonConfiguration key="configuration" title="Go"/></button>"#, "Go"),
      ("<imageView/>", "Image View"), ("<view/>", "View"), ("<tableViewCellContentView/>", "Content View"),
      ("<activityIndicatorView/>", "Activity Indicator View"), ("<wkWebView/>", "WebKit View"),
    ] as [(String, String)])
  func displayNames(xml: String, name: String) throws {
    #expect(try view(xml).displayName == name)
  }
}
