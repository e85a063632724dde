import Testing
import UIKit

/// What `import UIKit` brings.
@MainActor @Suite struct ModuleTests {
  /// The core's classes are members of the module that apps import.
  @Test func theCoreIsAPartOfUIKit() {
    let view: UIView = UIKit.UIView()
    #expect(String(reflecting: type(of: view)) == "UIKitCore.UIView")
    #expect(Bundle.main.bundlePath.isEmpty == false)
  }
}
