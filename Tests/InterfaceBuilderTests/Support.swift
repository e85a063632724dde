import Foundation
import Testing

@testable import InterfaceBuilder

/// The tree of some XML.
func element(_ xml: String) throws -> Element {
  try XMLReader.root(of: Array(xml.utf8))
}

/// A xib with the given top-level objects.
func xib(_ objects: String, attributes: String = #"toolsVersion="23727""#, device: String? = nil) throws -> Document {
  let device = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
  let xml = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>\(device)<objects>
    \(objects)
    </objects></document>
    """
  return try Document.read(Data(xml.utf8), file: "Test.xib")
}

/// A storyboard; every scene is the given content of `<objects>`.
func storyboard(_ scenes: [String], xcode tools: String = "23727", device: String? = "retina4_7") throws -> Document {
  let device = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
  let body = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
  let xml = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
    \(device)<scenes>\(body)</scenes></document>
    """
  return try Document.read(Data(xml.utf8), file: "Test.storyboard")
}

/// A controller with a view of that size.
func controller(
  _ id: String, width: Double = 375, height: Double = 667, tag: String = "viewController", attributes: String = "",
  _ more: String = ""
) -> String {
  """
  <\(tag) id="\(id)" \(attributes) sceneMemberID="viewController">
  <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view>
  \(more)</\(tag)>
  """
}

/// What reading the bytes fails with.
func failure(_ bytes: [UInt8]) -> ReadError? {
  do {
    _ = try Document.read(Data(bytes), file: "Test.xib")
    return nil
  } catch {
    return error
  }
}

func failure(_ text: String) -> ReadError? { failure(Array(text.utf8)) }
