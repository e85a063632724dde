import Foundation
import Testing

@testable import Studio

/// A folder of its own with a document, and a studio that shows it.
@MainActor
struct StudioStand {
  let folder: URL
  let studio: Studio
  var file: String { folder.appending(path: "Main.storyboard").path }

  /// A label 20 points from the left and 30 from the top, 100 points wide.
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc1-aa-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sc1-aa-001">
                <objects>
                    <viewController title="First" id="vc1-aa-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo-aa-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001" userLabel="Box">
                                    <rect key="frame" x="20" y="30" width="100" height="40"/>
                                </view>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="oth-aa-001" userLabel="Other">
                                    <rect key="frame" x="140" y="30" width="50" height="40"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="50" id="owi-aa-001"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="box-aa-001" firstAttribute="leading" secondItem="roo-aa-001" secondAttribute="leading" constant="20" id="lea-aa-001"/>
                                <constraint firstItem="box-aa-001" firstAttribute="top" secondItem="roo-aa-001" secondAttribute="top" constant="30" id="top-aa-001"/>
                                <constraint firstItem="oth-aa-001" firstAttribute="leading" secondItem="box-aa-001" secondAttribute="trailing" constant="20" id="gap-aa-001"/>
                                <constraint firstItem="oth-aa-001" firstAttribute="top" secondItem="box-aa-001" secondAttribute="top" id="tpp-aa-001"/>
                                <constraint firstItem="box-aa-001" firstAttribute="width" constant="100" id="wid-aa-001"/>
                                <constraint firstItem="box-aa-001" firstAttribute="height" constant="40" id="hei-aa-001"/>
                                <constraint firstItem="oth-aa-001" firstAttribute="height" secondItem="box-aa-001" secondAttribute="height" id="ohe-aa-001"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  init(_ document: String = Self.document) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(document.utf8).write(to: folder.appending(path: "Main.storyboard"))
    studio = Studio(paths: [folder.path])
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What the file holds.
  var contents: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }

  /// Somebody else writes the file. Its time is set forward, for two writes may fall into one tick of the clock.
  func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: file)
  }

  /// The JSON that a request is answered with.
  func get(_ path: String, _ query: [String: String] = [:]) throws -> [String: Any] {
    var query = query
    if query["file"] == nil { query["file"] = file }
    return try Self.object(studio.respond(to: StudioRequest("GET", "", query: query), path: path))
  }

  func post(_ path: String, _ body: [String: Any]) throws -> [String: Any] {
    var body = body
    if body["file"] == nil { body["file"] = file }
    let data = try JSONSerialization.data(withJSONObject: body)
    return try Self.object(studio.respond(to: StudioRequest("POST", "", body: data), path: path))
  }

  private static func object(_ response: StudioResponse) throws -> [String: Any] {
    guard case .data(let data) = response.body else { return [:] }
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// The frame of a view in a layout of the studio.
  func frame(of id: String, _ changes: [[String: Any]] = [], width: Double? = nil) throws -> [Double] {
    var surface: [String: Any] = ["device": "retina6_12"]
    surface["width"] = width
    let answer = try post("layout", ["surfaces": [surface], "changes": changes])
    let pictures = answer["pictures"] as? [[String: Any]]
    let scene = pictures?.first?["scene"] as? [String: Any]
    let root = try #require(scene?["root"] as? [String: Any])
    let views = root["children"] as? [[String: Any]] ?? []
    let frame = try #require(([root] + views).first { $0["id"] as? String == id }?["frame"] as? [String: Double])
    return [frame["x"], frame["y"], frame["width"], frame["height"]].compactMap { $0 }
  }
}

/// The refusal of some work.
@MainActor
func refusal(_ work: () throws -> Void) -> StudioError? {
  do {
    try work()
    return nil
  } catch {
    return error as? StudioError
  }
}
