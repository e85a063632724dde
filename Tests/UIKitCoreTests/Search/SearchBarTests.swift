import Platform
import Testing

@testable import UIKitCore

/// Search bars that the program places, on a phone, on a tablet and on a shared screen.
///
/// Source: bars of 44, 56 and 64 points (frames that Xcode stored), margins of 8 points (Apple's documentation), fields of 36 points and
/// scopes of 45 (DEVIATIONS.md, 170); the rest is arithmetic.
@MainActor
@Suite(.serialized) struct SearchBarTests {
  private let root = UIViewController()
  private let bar = UISearchBar()

  /// A search bar at the top of the safe area.
  private func stage(
    on device: String, _ orientation: Device.Orientation = .portrait, _ part: Device.Split = .full
  ) throws -> ControllerStage {
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
    ])
    return try ControllerStage(root, on: device, orientation, part)
  }

  @Test func theFieldStandsBetweenTheMargins() throws {
    for (device, width) in [("iPhone 8", 375.0), ("ipad9_7", 768)] {
      let test = SearchBarTests()
      let stage = try test.stage(on: device)
      #expect(try stage.frame(test.bar) == CGRect(x: 0, y: 20, width: width, height: 56))
      #expect(test.bar.subviews.isEmpty)
      #expect(
        try stage.frame(test.bar.searchTextField) == CGRect(x: 8, y: 30, width: width - 16, height: 36))
      #expect(stage.conflicts == 0)
    }
  }

  @Test func besideAnotherAppAndTheSensorHousing() throws {
    let stage = try stage(on: "ipad9_7", .landscape, .oneThird)
    #expect(try stage.frame(bar.searchTextField) == CGRect(x: 8, y: 30, width: 304, height: 36))
    let other = SearchBarTests()
    let phone = try other.stage(on: "iPhone X", .landscape)
    // 44 points of the safe area and 8.
    #expect(try phone.frame(other.bar.searchTextField).minX == 52)
    #expect(try phone.frame(other.bar.searchTextField).maxX == 812 - 52)
  }

  @Test func releases() throws {
    let stage = try stage(on: "iPhone 8")
    for (release, height, field) in [(10, 44.0, 28.0), (17, 56, 36), (26, 64, 44)] {
      stage.screen.profile.release = release
      bar.invalidateIntrinsicContentSize()
      bar.setNeedsLayout()
      #expect(try stage.frame(bar).height == height)
      #expect(try stage.frame(bar.searchTextField).height == field)
      #expect(try stage.frame(bar.searchTextField).midY == 20 + height / 2)
    }
  }

  @Test func theCancelButtonStandsBesideTheField() throws {
    let stage = try stage(on: "iPhone 8")
    bar.showsCancelButton = true
    stage.window.layoutIfNeeded()
    let button = try stage.frame(bar.label("Cancel"))
    #expect(button.maxX == 367 && abs(button.midY - 48) <= 0.5)
    #expect(try stage.frame(bar.searchTextField).maxX == button.minX - 8)
    stage.screen.profile.isRightToLeft = true
    #expect(try stage.frame(bar.label("Cancel")).minX == 8)
    #expect(try stage.frame(bar.searchTextField).maxX == 367)
    stage.screen.profile.isRightToLeft = false
    bar.setShowsCancelButton(false, animated: true)
    #expect(try stage.frame(bar.searchTextField).maxX == 367)
    #expect(bar.label("Cancel") == nil)
  }

  @Test func promptAndScopes() throws {
    let stage = try stage(on: "iPhone 8")
    bar.prompt = "Find a mailbox"
    #expect(try stage.frame(bar).height == 86)
    #expect(abs(try stage.frame(bar.label("Find a mailbox")).midY - 35) <= 0.5)
    #expect(try stage.frame(bar.searchTextField).minY == 60)
    bar.scopeButtonTitles = ["All", "Unread"]
    #expect(try stage.frame(bar).height == 86)
    bar.showsScopeBar = true
    #expect(try stage.frame(bar).height == 131)
    let scopes = try #require(bar.subviews.first { $0 is UISegmentedControl } as? UISegmentedControl)
    // 32 points in the middle of 45, below 20 + 86.
    let frame = try stage.frame(scopes)
    #expect(frame.minX == 8 && frame.width == 359 && frame.height == 32 && abs(frame.midY - 128.5) <= 0.5)
    #expect(scopes.titles == ["All", "Unread"] && scopes.selectedSegmentIndex == 0)
    #expect(try stage.frame(bar.searchTextField).minY == 60)
    #expect(stage.conflicts == 0)
  }

  @Test func textBegins() throws {
    bar.placeholder = "Search"
    let field = bar.searchTextField
    #expect(field.placeholder == "Search" && bar.text == nil)
    bar.text = "Mail"
    #expect(field.text == "Mail")
    field.text = "Post"
    #expect(bar.text == "Post")
    let icon = try #require(field.leftView)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 36)
    #expect(field.leftViewRect(forBounds: bounds).minX == 8)
    #expect(field.textRect(forBounds: bounds).minX == 14 + icon.bounds.width)
  }

  private final class Listener: UISearchBarDelegate {
    var heard: [String] = []
    var mayBegin = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      heard.append("scope \(selectedScope)")
    }
  }

  @Test func theDelegateHears() throws {
    let listener = Listener()
    bar.delegate = listener
    listener.mayBegin = false
    #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)
    listener.mayBegin = true
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isEditing)
    bar.text = "set by the program"
    bar.searchTextField.text = "typed"
    bar.searchTextField.sendActions(for: .editingChanged)
    bar.searchTextField.sendActions(for: .editingDidEndOnExit)
    bar.showsCancelButton = true
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["A", "B"], true)
    let stage = try stage(on: "iPhone 8")
    stage.window.layoutIfNeeded()
    let scopes = try #require(bar.subviews.first { $0 is UISegmentedControl } as? UISegmentedControl)
    scopes.selectedSegmentIndex = 1
    scopes.sendActions(for: .valueChanged)
    (bar.label("Cancel")?.superview as? UIControl)?.sendActions(for: .touchUpInside)
    bar.resignFirstResponder()
    #expect(listener.heard == ["begin", "typed", "search", "scope 1", "cancel", "end"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }
}
