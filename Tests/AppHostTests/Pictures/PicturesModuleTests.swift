import Pictures
import Testing
import UIKit

/// Sources that import the module by its earlier name.
@MainActor
@Suite struct PicturesModuleTests {
  @Test func aViewIsDrawnByTheEarlierModuleName() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    #expect(view.svg().contains("<svg"))
  }
}
