import Checking
import Geometry
import InterfaceBuilder
import LayoutReports

/// Something that a user did in a program, in a form in which it can be done again after the program has changed.
struct ProgramStep: Sendable {
  enum Deed: Hashable, Sendable {
    case tap(ProgramSpot)
    /// By a number of points.
    case drag(ProgramSpot, by: Point)
    case type(String)
    case delete(Int)
    case back
    /// Seconds.
    case wait(Double)
    case change(SurfaceRequest)
  }

  var deed: Deed
  /// The id or class of the controller in front afterwards.
  var leadsTo = ""

  /// What a page asked for, on the screen that is shown.
  ///
  /// - Parameter called: what people call the view with an id; by default what the report calls it.
  /// - Throws: ``StudioError`` if something is missing, or more than a user does.
  init(
    _ order: ProgramOrder, on scene: SceneReport, called: (String) -> String? = { _ in nil }
  ) throws(StudioError) {
    func number(_ value: Double?, _ name: String, upTo most: Double) throws(StudioError) -> Double {
      guard let value, (0...most).contains(value) else {
        throw StudioError(400, "The action \(order.action) needs a value for \(name) from 0 to \(Int(most)).")
      }
      return value
    }
    func point(_ x: Double?, _ y: Double?, _ names: (String, String)) throws(StudioError) -> Point {
      Point(
        x: try number(x, names.0, upTo: scene.size.width), y: try number(y, names.1, upTo: scene.size.height))
    }
    switch order.action {
    case "tap": deed = .tap(ProgramSpot(try point(order.x, order.y, ("x", "y")), in: scene, called: called))
    case "drag":
      let start = try point(order.x, order.y, ("x", "y"))
      let end = try point(order.toX, order.toY, ("toX", "toY"))
      deed = .drag(ProgramSpot(start, in: scene, called: called), by: Point(x: end.x - start.x, y: end.y - start.y))
    case "type":
      guard let text = order.text, !text.isEmpty, text.count <= 1000 else {
        throw StudioError(400, "The action type needs a text of 1 to 1000 characters.")
      }
      deed = .type(text)
    case "delete": deed = .delete(Int(try number(order.count.map(Double.init) ?? 1, "count", upTo: 1000)))
    case "back": deed = .back
    case "wait": deed = .wait(try number(order.seconds, "seconds", upTo: 60))
    case "change":
      guard let surface = order.surface else { throw StudioError(400, "The action change needs a device.") }
      _ = try surface.environment()
      deed = .change(surface)
    default: throw StudioError(400, "There is no action \(order.action).")
    }
  }

  /// What to ask of the program on a screen.
  ///
  /// - Throws: ``StudioError`` if the screen does not have what was touched.
  func action(on scene: SceneReport) throws(StudioError) -> ProgramRequest.Action {
    func point(_ spot: ProgramSpot) throws(StudioError) -> Point {
      guard let point = spot.point(in: scene) else {
        throw StudioError(409, "the screen “\(scene.name)” has no view “\(spot.name)”")
      }
      return point
    }
    switch deed {
    case .tap(let spot):
      let place = try point(spot)
      return .tap(x: place.x, y: place.y)
    case .drag(let spot, let distance):
      let start = try point(spot)
      return .drag(x: start.x, y: start.y, toX: start.x + distance.x, toY: start.y + distance.y)
    case .type(let text): return .type(text: text)
    case .delete(let count): return .delete(count: count)
    case .back: return .back
    case .wait(let seconds): return .wait(seconds: seconds)
    case .change(let surface): return .change(to: try surface.environment())
    }
  }

  /// For people.
  var title: String {
    switch deed {
    case .tap(let spot): "Tap “\(spot.name)”"
    case .drag(let spot, let distance):
      "Drag “\(spot.name)” by \(Int(distance.x.rounded())), \(Int(distance.y.rounded()))"
    case .type(let text): "Type “\(text.replacing("\n", with: "⏎"))”"
    case .delete(let count): count == 1 ? "Delete a character" : "Delete \(count) characters"
    case .back: "Back"
    case .wait(let seconds): seconds == 1 ? "Wait a second" : "Wait \(short: seconds) seconds"
    case .change(let surface): "Show on \((try? surface.configuration().name) ?? surface.device)"
    }
  }

  /// This step and the next one as one; nil where they are two.
  func joined(with next: ProgramStep) -> ProgramStep? {
    guard next.leadsTo == leadsTo else { return nil }
    var joined = next
    switch (deed, next.deed) {
    case (.type(let text), .type(let more)): joined.deed = .type(text + more)
    case (.delete(let count), .delete(let more)): joined.deed = .delete(count + more)
    case (.wait(let seconds), .wait(let more)): joined.deed = .wait(seconds + more)
    case (.change, .change): break
    default: return nil
    }
    return joined
  }
}

extension SurfaceRequest {
  /// The same in the words of a program, which has the texts that it has.
  func environment() throws(StudioError) -> ProgramEnvironment {
    guard pseudolanguage == nil || pseudolanguage == Pseudolanguage.rightToLeft.rawValue, width == nil else {
      throw StudioError(422, "Trellis Studio cannot show an app with a pseudolanguage or a custom width.")
    }
    return ProgramEnvironment(try configuration(), language: language)
  }
}
