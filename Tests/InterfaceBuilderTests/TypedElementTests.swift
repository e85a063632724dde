import Foundation
import Testing

@testable import InterfaceBuilder

struct TypedElementTests {
  @Test(
    arguments: [
      (#"<color white="0.33" alpha="0.5" colorSpace="calibratedWhite"/>"#, ColorValue.white(0.33, 0.5)),
      (
        #"<color red="1" green="0.0" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
        .rgba(1, 0, 0.25, 1)
      ),
      (#"<color red="1" green="0" blue="0"/>"#, .rgba(1, 0, 0, 1)),
      (#"<color systemColor="labelColor"/>"#, .system("labelColor")),
      (#"<color cocoaTouchSystemColor="darkTextColor"/>"#, .system("darkTextColor")),
      (
        #"<color key="t" systemColor="systemRedColor" red="1" green="0" blue="0" alpha="1"/>"#,
        .system("systemRedColor")
      ),
      (#"<color name="Brand"/>"#, .named("Brand")),
    ] as [(String, ColorValue)])
  func colors(xml: String, value: ColorValue) throws {
    #expect(ColorValue(try element(xml)) == value)
  }

  @Test func noColor() throws {
    #expect(ColorValue(try element("<color/>")) == nil)
  }

  @Test(
    arguments: [
      (#"<fontDescription type="system" pointSize="17"/>"#, FontElement(kind: .system, pointSize: 17)),
      (
        #"<fontDescription type="system" weight="semibold" pointSize="15"/>"#,
        FontElement(kind: .system, pointSize: 15, weight: .semibold)
      ),
      (#"<fontDescription type="boldSystem" pointSize="12"/>"#, FontElement(kind: .boldSystem, pointSize: 12)),
      (#"<fontDescription type="italicSystem" pointSize="12"/>"#, FontElement(kind: .italicSystem, pointSize: 12)),
      (#"<fontDescription style="UICTFontTextStyleBody"/>"#, FontElement(kind: .style("UICTFontTextStyleBody"))),
      (
        #"<fontDescription name="Avenir-Book" family="Avenir" pointSize="14"/>"#,
        FontElement(kind: .named("Avenir-Book", family: "Avenir"), pointSize: 14)
      ),
      (#"<font key="NSFont" metaFont="system" size="13"/>"#, FontElement(kind: .system, pointSize: 13)),
      (#"<font key="NSFont" metaFont="systemBold" size="13"/>"#, FontElement(kind: .boldSystem, pointSize: 13)),
      (
        #"<font key="NSFont" size="12" name="Helvetica"/>"#,
        FontElement(kind: .named("Helvetica", family: nil), pointSize: 12)
      ),
    ] as [(String, FontElement)])
  func fonts(xml: String, font: FontElement) throws {
    #expect(FontElement(try element(xml)) == font)
  }

  @Test func noFont() throws {
    #expect(FontElement(try element("<fontDescription/>")) == nil)
  }

  @Test func label() throws {
    let label = try #require(
      LabelElement(
        try element(
          """
          <label numberOfLines="0" lineBreakMode="wordWrap" textAlignment="center" preferredMaxLayoutWidth="200"
            adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" minimumScaleFactor="0.5">
          <string key="text">One
          Two</string><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <color key="textColor" systemColor="labelColor"/></label>
          """)))
    #expect(label.text == "One\nTwo" && label.numberOfLines == 0 && label.lineBreakMode == .wordWrap)
    #expect(label.textAlignment == .center && label.preferredMaxLayoutWidth == 200)
    #expect(label.adjustsFontForContentSizeCategory && !label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5 && label.font?.kind == .style("UICTFontTextStyleBody"))
    #expect(label.textColor == .system("labelColor"))
    let plain = try #require(LabelElement(try element("<label text=\"\"/>")))
    #expect(plain.numberOfLines == 1 && plain.lineBreakMode == .tailTruncation && plain.text == "")
    #expect(LabelElement(try element("<view/>")) == nil)
  }

  @Test func attributedText() throws {
    let label = try #require(
      LabelElement(
        try element(
          """
          <label><attributedString key="attributedText"><fragment content="Hello ">
          <attributes><color key="NSColor" white="0" alpha="1"/><font key="NSFont" size="20" name="Georgia"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3" lineHeightMultiple="1.2"/>
          </attributes></fragment><fragment><string key="content">
          you</string></fragment></attributedString></label>
          """)))
    let text = try #require(label.attributedText)
    #expect(text.text == "Hello \nyou" && text.runs.count == 2)
    #expect(text.runs[0].font == FontElement(kind: .named("Georgia", family: nil), pointSize: 20))
    #expect(text.runs[0].color == .white(0, 1) && text.runs[1].color == nil)
    #expect(text.runs[0].paragraph?.lineSpacing == 3 && text.runs[0].paragraph?.alignment == .center)
    #expect(text.runs[0].paragraph?.lineHeightMultiple == 1.2)
  }

  @Test func button() throws {
    let button = try #require(
      ButtonElement(
        try element(
          """
          <button buttonType="system" contentHorizontalAlignment="left">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="18"/>
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="Go" image="star" catalog="system"><color key="titleColor" name="Brand"/></state>
          <state key="selected"><string key="title">A
          B</string><imageReference key="image" image="x" catalog="system" symbolScale="large"/></state>
          <buttonConfiguration key="configuration" style="filled" title="T" subtitle="S" imagePlacement="trailing"
            imagePadding="6"><directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <fontDescription key="titleFontDescription" type="system" pointSize="11"/></buttonConfiguration>
          </button>
          """)))
    #expect(button.buttonType == .system && button.font?.kind == .boldSystem)
    #expect(button.contentEdgeInsets == Insets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.states[.normal]?.title == "Go" && button.states[.normal]?.titleColor == .named("Brand"))
    #expect(button.states[.normal]?.image == ImageReference(name: "star", catalog: .system))
    #expect(button.states[.selected]?.title == "A\nB")
    #expect(button.states[.selected]?.image?.symbolScale == .large)
    let configuration = try #require(button.configuration)
    #expect(configuration.style == .filled && configuration.title == "T" && configuration.subtitle == "S")
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
    #expect(configuration.contentInsets == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.titleFont?.pointSize == 11)
  }

  @Test func controls() throws {
    let segmented = try #require(
      SegmentedControlElement(
        try element(
          """
          <segmentedControl selectedSegmentIndex="-1"><segments><segment title="A"/><segment title="" image="i" width="40"/>
          </segments></segmentedControl>
          """)))
    #expect(segmented.segments.map(\.title) == ["A", ""] && segmented.selectedSegmentIndex == nil)
    #expect(segmented.segments[1].width == 40 && segmented.segments[1].image?.name == "i")
    let field = try #require(
      TextFieldElement(
        try element(
          """
          <textField borderStyle="roundedRect" placeholder="P" minimumFontSize="17"><textInputTraits key="textInputTraits"
          secureTextEntry="YES"/></textField>
          """)))
    #expect(field.borderStyle == .roundedRect && field.placeholder == "P" && field.isSecure)
    let text = try #require(TextViewElement(try element("<textView scrollEnabled=\"NO\"/>")))
    #expect(!text.isScrollEnabled && text.isEditable && text.text == nil)
  }

  @Test(
    arguments: [
      (#"spacing="10""#, 10), ("", 0), (#"spacingType="standard""#, 8), (#"spacing="2.2250738585072014e-308""#, 8),
    ] as [(String, Double)])
  func stackSpacing(attributes: String, spacing: Double) throws {
    #expect(StackViewElement(try element("<stackView \(attributes)/>"))?.spacing == spacing)
  }

  @Test func stackMargins() throws {
    let stack = try element(#"<stackView axis="vertical"><edgeInsets key="layoutMargins" top="1"/></stackView>"#)
    #expect(StackViewElement(stack)?.isLayoutMarginsRelativeArrangement == true)
    #expect(StackViewElement(stack)?.axis == .vertical)
    #expect(StackViewElement(try element("<stackView/>"))?.isLayoutMarginsRelativeArrangement == false)
  }

  @Test func cellsAndLayouts() throws {
    let cell = try #require(
      TableViewCellElement(
        try element(
          #"<tableViewCell style="IBUITableViewCellStyleValue1" accessoryType="disclosureIndicator" rowHeight="60" textLabel="a"/>"#
        )))
    #expect(
      cell.accessoryType == .disclosureIndicator && cell.style == .rightDetail && cell.rowHeight == 60
        && cell.textLabel == "a")
    let flow = try #require(
      FlowLayoutElement(
        try element(
          """
          <collectionViewFlowLayout minimumLineSpacing="4" scrollDirection="horizontal"><size key="itemSize" width="30"
          height="40"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
          """)))
    #expect(flow.minimumLineSpacing == 4 && flow.minimumInteritemSpacing == 10 && flow.isHorizontal)
    #expect(flow.itemSize == Size(width: 30, height: 40) && flow.estimatedItemSize == nil)
    #expect(flow.sectionInset == Insets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func runtimeAttributes() throws {
    let attributes = RuntimeAttributeElement.all(
      of: try element(
        """
        <view><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="N"/>
        <userDefinedRuntimeAttribute type="size" keyPath="sz"><size key="value" width="1" height="2"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """))
    #expect(attributes.map(\.keyPath) == ["layer.cornerRadius", "on", "name", "sz"])
    #expect(attributes[0].number == 8 && attributes[1].bool == true && attributes[2].string == "N")
    #expect(attributes[3].size == Size(width: 1, height: 2))
  }
}
