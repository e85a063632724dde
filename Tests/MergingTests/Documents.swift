import Foundation
import Merging
import Testing

/// Small storyboards, made of the parts that a test is about.
enum Sample {
  /// A storyboard with one scene whose view holds some subviews, constraints and connections of its controller.
  static func storyboard(
    tools: String = "21000", device: String = "retina6_1", subviews: [String] = [], constraints: [String] = [],
    connections: [String] = [], frame: String = "393", point: String = "0.0", scenes: [String] = [],
    resources: [String] = [],
    lineEnd: String = "\n"
  ) -> String {
    func block(_ tag: String, _ parts: [String], _ indent: String) -> String {
      if parts.isEmpty { return "" }
      let lines = parts.flatMap { $0.split(separator: "\n").map(String.init) }
      return "\(indent)<\(tag)>\n" + lines.map { "\(indent)    \($0)\n" }.joined() + "\(indent)</\(tag)>\n"
    }
    let view = String(repeating: " ", count: 24)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="BYZ-38-t0r">
          <device id="\(device)" orientation="portrait" appearance="light"/>
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(Int(tools)! - 1)"/>
          </dependencies>
          <scenes>
              <!--Start-->
              <scene sceneID="tne-QT-ifu">
                  <objects>
                      <viewController id="BYZ-38-t0r" userLabel="Start" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                              <rect key="frame" x="0.0" y="0.0" width="\(frame)" height="852"/>
      \(block("subviews", subviews, view))\(block("constraints", constraints, view))                  </view>
      \(block("connections", connections, String(repeating: " ", count: 20)))                </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="\(point)" y="0.0"/>
              </scene>
      \(scenes.joined())    </scenes>
      \(block("resources", resources, "    "))</document>

      """
    // What is put in begins its own lines.
    return text.replacingOccurrences(of: "\n                  </view>", with: "\n                        </view>")
      .replacingOccurrences(of: "\n", with: lineEnd)
  }

  static func label(_ id: String, _ text: String, attributes: String = "", children: String = "") -> String {
    "<label opaque=\"NO\" text=\"\(text)\"\(attributes) id=\"\(id)\">\n    <rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>\n\(children)</label>"
  }

  static func stack(_ id: String, _ parts: [String]) -> String {
    let lines = parts.flatMap { $0.split(separator: "\n").map(String.init) }
    return "<stackView id=\"\(id)\">\n    <subviews>\n" + lines.map { "        \($0)\n" }.joined()
      + "    </subviews>\n</stackView>"
  }

  static func constraint(
    _ id: String, _ first: String = "", _ attribute: String = "top", to second: String = "8bC-Xf-vdC",
    constant: String = "8"
  ) -> String {
    "<constraint \(first.isEmpty ? "" : "firstItem=\"\(first)\" ")firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  static func outlet(_ id: String, _ property: String, to destination: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"\(id)\"/>"
  }

  static func scene(_ id: String, _ controller: String, title: String) -> String {
    """
            <!--\(title)-->
            <scene sceneID="\(id)">
                <objects>
                    <viewController title="\(title)" id="\(controller)" sceneMemberID="viewController"/>
                </objects>
            </scene>

    """
  }
}

/// A merge in one line.
func merged(
  _ base: String?, _ ours: String, _ theirs: String, answers: [Int: MergeSide] = [:], everywhere: MergeSide? = nil
) throws -> (text: String, questions: [DocumentQuestion], notes: [DocumentNote]) {
  let outcome = try DocumentMerge(base: base.map { Array($0.utf8) }, ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    .run(answers: answers, everywhere: everywhere)
  return (String(decoding: outcome.bytes, as: UTF8.self), outcome.questions, outcome.notes)
}
