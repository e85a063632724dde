import Testing

@testable import Studio

/// What Swift sources declare for Interface Builder. source: the attributes as The Swift Programming Language and Apple's templates write them,
/// and the names that methods have in Objective-C.
@Suite struct ClassMembersTests {
  private static let source = """
    import UIKit
    // class Hidden { @IBOutlet var hidden: UIView! }
    class SignInController: BaseController, UITextFieldDelegate {
      @IBOutlet weak var name: UITextField!
      @IBOutlet private var buttons: [UIButton]!
      let text = "{ @IBOutlet var quoted: UIView! }"
      @IBAction func save(_ sender: Any) { if true { print("}") } }
      @IBAction func close() {}
      func plain() {}
      class Inner { @IBOutlet var inner: UILabel! }
    }
    extension SignInController {
      @IBAction func slide(sender: UISlider, forEvent event: UIEvent) {}
    }
    """

  @Test func outletsAndActionsOfAClassAreFound() throws {
    let found = ClassMembers.all(in: Self.source)
    let members = try #require(found["SignInController"])
    #expect(members.superclass == "BaseController")
    #expect(
      members.outlets == [
        .init(name: "name", type: "UITextField", isCollection: false),
        .init(name: "buttons", type: "[UIButton]", isCollection: true),
      ])
    #expect(members.actions.map(\.selector) == ["save:", "close", "slideWithSender:forEvent:"])
    #expect(found["Inner"]?.outlets.map(\.name) == ["inner"])
    #expect(found["Hidden"] == nil)
  }
}
