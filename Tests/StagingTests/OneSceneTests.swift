import Foundation
import InterfaceBuilder
import Testing

@testable import Staging

/// A stage that is asked for one scene lays out that one. source: the six controllers of Examples/StackViews.
@MainActor
@Suite struct OneSceneTests {
  @Test func onlyTheSceneThatIsAskedForIsLaidOut() throws {
    let file = ExampleFramesTests.repository.appendingPathComponent("Examples/StackViews/Main.storyboard").path
    let document = try Document.read(contentsOf: file)
    let ids = document.scenes.compactMap { $0.controller?.id }
    #expect(ids.count == 6)
    let phone = try #require(LayoutConfiguration(device: "iPhone 8"))
    for id in ids {
      var options = StageOptions()
      options.scene = id
      let reports = Stage(document, on: .device(phone), options: options).layOut().scenes
      #expect(reports.map(\.id) == [id])
    }
  }
}
