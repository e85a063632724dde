import Testing

@testable import SourceRewriting

/// Overrides by names of before Swift 4.2. source: Xcode 10's "has been renamed to" for each.
@Suite struct FormerNameTests {
  @Test(
    arguments: [
      (
        "override func didMove(toParentViewController parent: UIViewController?) {}",
        "override func didMove(toParent parent: UIViewController?) {}"
      ),
      (
        "override func didMove(toParentViewController: UIViewController?) {}",
        "override func didMove(toParent toParentViewController: UIViewController?) {}"
      ),
      (
        "override func addChildViewController(_ child: UIViewController) {}",
        "override func addChild(_ child: UIViewController) {}"
      ),
      ("override func removeFromParentViewController() {}", "override func removeFromParent() {}"),
      (
        "override var childViewControllerForStatusBarStyle: UIViewController? { nil }",
        "override var childForStatusBarStyle: UIViewController? { nil }"
      ),
      (
        "override func prefersHomeIndicatorAutoHidden() -> Bool { true }",
        "override var  prefersHomeIndicatorAutoHidden   :  Bool { true }"
      ),
      ("override func bringSubview(toFront view: UIView) {}", "override func bringSubviewToFront(_ view: UIView) {}"),
      ("func didMove(toParentViewController parent: Int) {}", "func didMove(toParentViewController parent: Int) {}"),
    ] as [(String, String)])
  func anOverrideGetsTheNameOfToday(_ text: String, _ expected: String) {
    let whole = String(decoding: output("class A: B {\n  \(text)\n}").text, as: UTF8.self)
    let found = whole.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(found.contains { $0 == expected }, "\(found)")
  }

  @Test func theCompilerWarnsAtTheLineOfTheOverride() {
    let text = String(
      decoding: output("class A: B {\n\n  override func removeFromParentViewController() {}\n}").text, as: UTF8.self)
    let message = "'removeFromParentViewController()' is deprecated: renamed to 'removeFromParent()'"
    #expect(text.contains("line: 3)\n#warning(\"\(message)\")\n#sourceLocation(file: \"App/File0.swift\", line: 3)\n"))
  }

  @Test func aMemberOfTheAppsOwnKeepsItsName() {
    let own = "class B { func removeFromParentViewController() {} }"
    let text = "class A: B {\n  override func removeFromParentViewController() {}\n}"
    #expect(rewritten(text, beside: [own]) == text)
  }

  @Test func anOverrideInAnExtensionIsRenamedAndMoved() {
    let text = "class A: B {}\nextension A {\n  override func didMove(toParentViewController a: C?) { f(a) }\n}"
    #expect(rewritten(text).contains("func _extended_A_didMove(toParent a: C?) { f(a) }"))
    #expect(generated(text).contains("override func didMove(toParent "))
  }
}
