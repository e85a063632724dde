import InterfaceBuilder

@testable import Editing

/// Documents written for these tests: a scene with three views, in the forms that files have.
enum Samples {
  /// The scene, indented by four spaces, with line feeds.
  static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc1">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <!--Sign In-->
            <scene sceneID="sc1">
                <objects>
                    <viewController title="Sign In" id="vc1" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="gray" userLabel="Gray View">
                                    <rect key="frame" x="40" y="60" width="120" height="80"/>
                                </view>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="blue" userLabel="Blue View">
                                    <rect key="frame" x="200" y="60.5" width="120" height="80"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="120" id="blu-wi-dth"/>
                                        <constraint firstAttribute="height" constant="80" id="blu-he-ght"/>
                                    </constraints>
                                </view>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name &amp; title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                                    <rect key="frame" x="40" y="200" width="95" height="20.5"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                </label>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                            <constraints>
                                <constraint firstItem="blue" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="40.5" id="blu-to-top"/>
                                <constraint firstItem="safe" firstAttribute="trailing" secondItem="blue" secondAttribute="trailing" constant="55" identifier="blue trailing" id="blu-tr-ail"/>
                                <constraint firstItem="label" firstAttribute="top" secondItem="blue" secondAttribute="bottom" constant="59.5" id="lab-to-top"/>
                                <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="40" id="lab-le-ad0"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="label" destination="label" id="out-la-bel"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="52" y="20"/>
            </scene>
        </scenes>
    </document>

    """

  /// The same bytes in the forms that files come in.
  static let forms: [(name: String, bytes: [UInt8])] = [
    ("spaces and line feeds", Array(scene.utf8)),
    ("tabs", Array(scene.replacing("    ", with: "\t").utf8)),
    ("two spaces", Array(scene.replacing("    ", with: "  ").utf8)),
    ("CR LF", Array(scene.replacing("\n", with: "\r\n").utf8)),
    ("tabs and CR LF", Array(scene.replacing("    ", with: "\t").replacing("\n", with: "\r\n").utf8)),
    ("byte order mark", [0xEF, 0xBB, 0xBF] + Array(scene.utf8)),
    ("no line end at the end", Array(scene.utf8.dropLast())),
    ("apostrophes", Array(scene.replacing("constant=\"120\"", with: "constant = '120'").utf8)),
  ]

  static func draft(_ bytes: [UInt8] = Array(scene.utf8)) throws -> Draft {
    try Draft(bytes, file: "Sample.storyboard")
  }
}

extension Draft {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
