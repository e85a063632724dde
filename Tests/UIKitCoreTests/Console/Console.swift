import Foundation

@testable import UIKitCore

/// What a scenario sees of the process: views to build with, and everything that reaches the log and the handler.
@MainActor
final class Console {
  private var received: [String] = []
  private var kept: [AnyObject] = []
  private var names: [String: String] = [:]

  /// Everything received, with addresses by name: the registered one, else a letter by first appearance.
  var text: String {
    let taken = Set(names.values)
    var letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }.filter { !taken.contains($0) }.makeIterator()
    var names = names
    let text = received.joined(separator: "\n").replacing(/0x([0-9a-f]+)/) { match in
      let address = String(match.1)
      let name = names[address] ?? letters.next() ?? "?"
      names[address] = name
      return "0x«\(name)»"
    }
    // Which variable of the engine it is says nothing.
    return text.replacing(/\{id: \d+\}/, with: "{id: «n»}")
  }

  /// Runs a scenario with the handler and the log replaced.
  static func run(_ scenario: (Console) -> Void) -> String {
    let console = Console()
    let handler = LayoutException.handler
    let write = LayoutLog.write
    let hasNoted = LayoutLog.hasNotedLargeConstant
    let hasNotedCollapse = LayoutLog.hasNotedCollapse
    LayoutLog.hasNotedLargeConstant = false
    LayoutLog.hasNotedCollapse = false
    LayoutException.handler = { exception in
      MainActor.assumeIsolated { console.print("exception \(exception.name)\n\(exception.reason)") }
    }
    LayoutLog.write = { text in MainActor.assumeIsolated { console.print(text) } }
    defer {
      LayoutException.handler = handler
      LayoutLog.write = write
      LayoutLog.hasNotedLargeConstant = hasNoted
      LayoutLog.hasNotedCollapse = hasNotedCollapse
    }
    scenario(console)
    return console.text
  }

  func print(_ text: String) { received.append(text) }

  func print(_ object: NSObject) { print(object.description) }

  /// Registers a name for an address, and keeps the object until the scenario is over.
  @discardableResult
  func name<View: UIView>(_ name: String, _ view: View) -> View {
    names[String(view.address, radix: 16)] = name
    kept.append(view)
    return view
  }

  @discardableResult
  func name(_ name: String, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    names[String(constraint.address, radix: 16)] = name
    kept.append(constraint)
    return constraint
  }

  @discardableResult
  func name(_ name: String, _ guide: UILayoutGuide) -> UILayoutGuide {
    names[String(guide.address, radix: 16)] = name
    kept.append(guide)
    return guide
  }

  /// A root of 320 by 480 points.
  func root(_ name: String = "root", width: CGFloat = 320, height: CGFloat = 480) -> UIView {
    self.name(name, UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)))
  }

  /// A view placed by constraints.
  @discardableResult
  func view<View: UIView>(_ name: String, in parent: UIView?, _ view: View = UIView()) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent?.addSubview(view)
    return self.name(name, view)
  }
}

/// A scenario by the name that cases use.
struct Scenario: Sendable {
  let name: String
  let run: @MainActor @Sendable (Console) -> Void

  init(_ name: String, _ run: @escaping @MainActor @Sendable (Console) -> Void) {
    self.name = name
    self.run = run
  }
}
