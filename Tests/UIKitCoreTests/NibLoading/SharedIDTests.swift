import Foundation
import InterfaceBuilder
import Testing

@testable import UIKitCore

/// Documents in which an id stands twice.
@MainActor
@Suite struct SharedIDTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="twice">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" id="twice">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    </view>
                </subviews>
                <variation key="default">
                    <mask key="subviews">
                        <exclude reference="twice"/>
                    </mask>
                </variation>
                <variation key="widthClass=regular">
                    <mask key="subviews">
                        <include reference="twice"/>
                    </mask>
                </variation>
            </view>
        </objects>
    </document>
    """

  /// source: the leak detector of a fuzzer: a root kept itself among the views that are not installed.
  @Test func aRootWithTheIDOfAViewThatIsNotInstalledIsReleased() throws {
    weak var root: UIView?
    do {
      let document = try InterfaceBuilder.Document.read(Data(Self.document.utf8), file: "Twice.xib")
      let views = UINib(document: document).instantiate(withOwner: nil).compactMap { $0 as? UIView }
      root = try #require(views.first)
    }
    #expect(root == nil)
  }
}
