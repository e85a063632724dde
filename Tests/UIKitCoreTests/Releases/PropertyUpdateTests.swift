import Observation
import Platform
import Testing

@testable import UIKitCore

/// `updateProperties` and the watching of observable objects.
///
/// Source: Apple's documentation of `UIView.updateProperties()`, `setNeedsUpdateProperties()` and `updatePropertiesIfNeeded()`, and its
/// article "Updating views automatically with observation tracking".
@MainActor
@Suite(.serialized) struct PropertyUpdateTests {
  @Observable
  final class Model {
    var text = "a"
    var width = 10.0
  }

  private final class PropertyView: UIView {
    var journal: [String] = []
    var model: Model?
    var readsInLayout = false

    override func updateProperties() {
      super.updateProperties()
      journal.append("properties \(model?.text ?? "")")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      journal.append(readsInLayout ? "layout \(model?.width ?? 0)" : "layout")
    }

    func taken() -> [String] {
      defer { journal = [] }
      return journal
    }
  }

  private final class PropertyController: UIViewController {
    let shown = PropertyView()
    var journal: [String] = []
    var model: Model?

    override func loadView() { view = shown }
    override func updateProperties() {
      super.updateProperties()
      journal.append("properties")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      journal.append("will layout \(model?.text ?? "")")
    }
  }

  private let controller = PropertyController()
  private var view: PropertyView { controller.shown }

  private func stage(_ release: Int) throws -> CardStage {
    let stage = try CardStage(controller, on: "iPhone 16", release: release)
    stage.window.layoutIfNeeded()
    controller.journal = []
    view.journal = []
    return stage
  }

  @Test func beforeTheLayoutAndOncePerRequest() throws {
    let stage = try CardStage(controller, on: "iPhone 16", release: 26)
    stage.window.layoutIfNeeded()
    #expect(view.taken().prefix(2) == ["properties ", "layout"])
    #expect(controller.journal.first == "properties")
    controller.journal = []
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    stage.window.layoutIfNeeded()
    // Independent of the layout, and of the controller's.
    #expect(view.taken() == ["properties "] && controller.journal.isEmpty)
    controller.setNeedsUpdateProperties()
    view.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(view.taken() == ["layout"] && controller.journal == ["properties", "will layout "])
    stage.window.layoutIfNeeded()
    #expect(view.taken().isEmpty)
  }

  @Test func atOnce() throws {
    let stage = try stage(26)
    defer { withExtendedLifetime(stage) {} }
    let inner = PropertyView()
    view.addSubview(inner)
    inner.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(inner.taken() == ["properties "])
  }

  @Test(arguments: [15, 17, 18])
  func notBeforeIOS26(release: Int) throws {
    let stage = try stage(release)
    view.setNeedsUpdateProperties()
    stage.window.layoutIfNeeded()
    #expect(view.taken().isEmpty && controller.journal.isEmpty)
  }

  @Test func whatUpdatePropertiesReadsIsWatched() throws {
    let model = Model()
    view.model = model
    let stage = try stage(26)
    model.text = "b"
    model.text = "c"
    stage.window.layoutIfNeeded()
    #expect(view.taken() == ["properties c"])
    model.width = 20
    stage.window.layoutIfNeeded()
    #expect(view.taken().isEmpty)
  }

  @Test func whatALayoutReadsIsWatched() throws {
    let model = Model()
    (view.model, view.readsInLayout) = (model, true)
    controller.model = model
    let stage = try stage(26)
    model.width = 20
    stage.window.layoutIfNeeded()
    #expect(view.taken().contains("layout 20.0"))
    controller.journal = []
    model.text = "b"
    stage.window.layoutIfNeeded()
    #expect(controller.journal.contains("will layout b"))
  }

  /// iOS 18 watches for apps whose property list asks for it, iOS 26 unless it says no.
  @Test(
    arguments: [(17, true, false), (18, nil, false), (18, true, true), (26, nil, true), (26, false, false)]
      as [(
        Int, Bool?, Bool
      )])
  func watchingByReleaseAndPropertyList(release: Int, key: Bool?, isWatched: Bool) throws {
    let information = UIApplication.shared.information
    defer { UIApplication.shared.information = information }
    UIApplication.shared.information["UIObservationTrackingEnabled"] = key
    let model = Model()
    (view.model, view.readsInLayout) = (model, true)
    let stage = try stage(release)
    model.width = 20
    stage.window.layoutIfNeeded()
    #expect(view.taken().contains("layout 20.0") == isWatched)
  }
}
