import AutoLayout
import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Staging
import TextLayout
import UIKit

/// The screens of a program, each launched anew where it is to be shown.
@MainActor
final class ProgramStage {
  /// What is launched.
  private enum Subject {
    case app((Screen) throws -> Void, stops: [TourStop])
    /// A controller that the program has made, which cannot be made again.
    case controller(UIViewController)
    /// What makes a controller at each launch.
    case maker(() -> UIViewController)
  }

  /// An environment in which the app does not appear.
  struct Unsupported: Error {
    let message: String
  }

  private let subject: Subject
  private var screen: Screen?
  /// The screen that was shown last, by its id.
  private var present = ""
  private var configuration: LayoutConfiguration?
  /// The frames of the first layout of each screen, by the ids of screens and views.
  private var designs: [String: [String: Rect]] = [:]
  private lazy var documents = ProgramDocuments()

  init<App: UIApplicationDelegate>(of app: App.Type, stops: [TourStop]) {
    subject = .app({ try $0.launch(app) }, stops: stops)
  }

  init(of controller: UIViewController) { subject = .controller(controller) }

  init(making controller: @escaping () -> UIViewController) { subject = .maker(controller) }

  // MARK: Showing

  /// The screens that can be shown without another one before: the first one, the stops of the tour, and every scene of the app's
  /// storyboards.
  var screens: [ProgramScreen] {
    let first = ProgramScreen(id: ProgramProtocol.launchScreen)
    guard case .app(_, let stops) = subject else { return [first] }
    // The first screen is shown anyway.
    let visited = stops.enumerated().drop { $0.element.isHere }.map { number, stop in
      ProgramScreen(id: "\(Self.stopPrefix)\(number)", stop: stop.name)
    }
    return [first] + visited + (screen?.application.folder.map { documents.scenes(in: $0) } ?? [])
  }

  /// - Throws: ``Unsupported`` if the app does not appear so, ``ScreenError`` if there is no such screen.
  func show(_ id: String, on environment: ProgramEnvironment) throws {
    let configuration = try LayoutConfiguration(environment)
    let screen = try begin(configuration, environment.language)
    (self.screen, self.configuration, present) = (screen, configuration, id)
    var steps = id.split(separator: ">").map(String.init)[...]
    try goToStart(steps.popFirst() ?? "", on: screen)
    for step in steps { try screen.perform(step) }
    try requireSupport(configuration, on: screen)
  }

  /// Goes from the first screen to where a way begins: a stop of the tour by its number, or a scene of a document.
  private func goToStart(_ start: String, on screen: Screen) throws {
    if start == ProgramProtocol.launchScreen { return }
    if let number = stop(start), case .app(_, let stops) = subject, stops.indices.contains(number) {
      for stop in stops[...number] { try stop.go(on: screen) }
      return
    }
    let controller = screen.run { documents.controller(start, in: screen.application.folder ?? "") }
    guard let controller else { throw ScreenError("there is no screen \(start)") }
    screen.showAlone(controller)
  }

  private static let stopPrefix = "stop:"

  private func stop(_ id: String) -> Int? {
    id.hasPrefix(Self.stopPrefix) ? Int(id.dropFirst(Self.stopPrefix.count)) : nil
  }

  /// A screen with what is launched on it.
  private func begin(_ configuration: LayoutConfiguration, _ language: String?) throws -> Screen {
    switch subject {
    case .controller(let controller):
      if let screen {
        try screen.become(configuration)
        return screen
      }
      let screen = Screen(configuration.screenModel, release: configuration.release)
      try screen.become(configuration)
      screen.show(controller)
      return screen
    case .maker(let make):
      let screen = Screen(configuration.screenModel, release: configuration.release)
      try screen.become(configuration)
      screen.show(screen.run(make))
      return screen
    case .app(let launch, _):
      if let old = screen { old.run { old.application.terminate() } }
      let screen = Screen(configuration.screenModel, release: configuration.release)
      try screen.setLanguage(language)
      try screen.become(configuration)
      try launch(screen)
      return screen
    }
  }

  /// An app that does not turn is not laid out so, whatever was asked for.
  private func requireSupport(_ configuration: LayoutConfiguration, on screen: Screen) throws {
    let wanted: UIInterfaceOrientationMask = configuration.orientation == .portrait ? .portrait : .landscape
    guard screen.run({ screen.supportedOrientations }).isDisjoint(with: wanted) else { return }
    throw Unsupported(message: "the app does not support the orientation \(configuration.orientation.rawValue)")
  }

  /// Changes what is around the running program.
  func change(to environment: ProgramEnvironment) throws {
    let configuration = try LayoutConfiguration(environment)
    let screen = try shownScreen()
    if screen.language != environment.language { try screen.setLanguage(environment.language) }
    try screen.become(configuration)
    self.configuration = configuration
  }

  func shownScreen() throws -> Screen {
    guard let screen, screen.window != nil else { throw ScreenError("the app shows no screen yet") }
    return screen
  }

  // MARK: Telling

  /// The screen as it is.
  func shown(_ form: ProgramRequest.ReportForm) throws -> ShownScreen {
    let screen = try shownScreen()
    guard let window = screen.window, let configuration, let controller = screen.topController else {
      throw ScreenError("the app shows no screen yet")
    }
    defer { screen.forgetConflicts() }
    return try screen.run {
      let live = LiveDocument(of: window, designed: designs[present])
      if designs[present] == nil { designs[present] = live.frames }
      var options = StageOptions(includesConstraints: form.includesConstraints, assets: AppResources.assets)
      options.isPicture = form.isPicture
      options.includesMarks = form.isPicture
      options.appearance = configuration.isDark ? .dark : .light
      var scene = try LiveStage(window, as: live, on: configuration, options: options).report()
      let name =
        stopName ?? controller.title ?? controller.navigationItem.title
        ?? String(describing: Swift.type(of: controller))
      let key = controller.interfaceBuilderID ?? String(describing: Swift.type(of: controller))
      (scene.name, scene.id, scene.device) = (name, key, configuration.deviceName)
      (scene.orientation, scene.release) = (configuration.orientation.rawValue, configuration.release)
      var shown = ShownScreen(
        name: name, controller: key, scene: scene, document: live.text,
        places: documents.places(of: live, in: screen.application.folder), leads: leads(from: controller),
        log: screen.log)
      if form.includesDump == true { shown.dump = screen.dump(named: name) }
      return shown
    }
  }

  /// What the stop is called that is shown; nil for other screens.
  private var stopName: String? {
    guard let number = stop(present), case .app(_, let stops) = subject else { return nil }
    return stops[number].name
  }

  /// Where segues lead from the controllers that are shown, and the tabs beside the first.
  private func leads(from top: UIViewController) -> [ProgramScreen] {
    var found: [ProgramScreen] = []
    var controller: UIViewController? = top
    while let next = controller {
      for segue in next.segues {
        found.append(ProgramScreen(id: "\(present)>\(segue.id)", controller: segue.destination))
      }
      if let tabs = next as? UITabBarController, !present.contains(">tab:") {
        for index in (tabs.viewControllers ?? []).indices.dropFirst() {
          found.append(ProgramScreen(id: "\(present)>tab:\(index)"))
        }
      }
      controller = next.parent
    }
    return found
  }

  /// - Throws: ``ScreenError`` if no view is called so, or no constraint mentions it.
  func explanation(of name: String, _ word: String) throws -> Explanation {
    guard let attribute = LayoutAttribute(word: word) else { throw ScreenError("\(word) is not a layout attribute") }
    let screen = try shownScreen()
    guard let window = screen.window, let configuration else { throw ScreenError("the app shows no screen yet") }
    let live = screen.run { LiveDocument(of: window) }
    let view = try live.view(name) ?? screen.find(.named(name))
    let explanation = try screen.run {
      try LiveStage(window, as: live, on: configuration, options: StageOptions())
        .explanation(of: view, NSLayoutConstraint.Attribute(attribute))
    }
    guard let explanation else {
      throw ScreenError("\"\(name)\" has no constraints")
    }
    return explanation
  }
}

extension LayoutConfiguration {
  /// - Throws: ``ScreenError`` for a word that means nothing here.
  init(_ environment: ProgramEnvironment) throws {
    guard var made = LayoutConfiguration(device: environment.device, orientation: environment.orientation),
      let split = Device.Split(rawValue: environment.split),
      let textSize = TextSize.allCases.first(where: { "\($0)" == environment.textSize })
    else { throw ScreenError("the request contains an unknown device, orientation or other value: \(environment)") }
    (made.split, made.textSize) = (split, textSize)
    (made.isRightToLeft, made.isDark) = (environment.isRightToLeft, environment.isDark)
    if let release = environment.release { made.release = release }
    guard made.isPossible else { throw ScreenError("\(made.deviceName) does not support the split \(split.rawValue)") }
    self = made
  }
}
