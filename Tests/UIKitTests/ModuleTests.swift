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

  private final class Talking: UIViewController {
    var heard = ""
    func talk() { print("two", "words", to: &heard) }
  }

  /// A method of responders named so would hide the function from every view controller.
  @Test func printIsTheFunctionOfSwift() {
    let talking = Talking()
    talking.talk()
    #expect(talking.heard == "two words\n")
  }
}
