/// Something that a file can show by itself: a preview, or a class of views or view controllers.
package struct ShownThing: Hashable, Sendable {
  /// In the order in which a tool prefers them.
  package enum Kind: Int, Sendable {
    /// A block `#Preview { … }`.
    case preview
    /// A subclass of `UIViewController`.
    case controller
    /// A subclass of `UIView` that is none of a cell, a header or a footer, which show nothing without their list.
    case view
  }

  /// What it is.
  package var kind: Kind
  /// The path of the class; the title of a preview, or `Preview 2` of the second without one.
  package var name: String
  /// The line of the class or the preview, from 1.
  package var line: Int
  /// An expression for a new one, in the file that declares it.
  package var expression: String
}

extension SourceModule {
  /// What the file of the index can show, previews first, each kind in the order of the file. Classes that another class of the module
  /// inherits from are left out, as are those that are generic or inside of functions. Takes linear time.
  package func shownThings(_ index: Int) -> [ShownThing] {
    let source = sources[index]
    var found = Previews.all(in: source).enumerated().map { number, token in
      ShownThing(
        kind: .preview, name: Previews.title(of: token, in: source) ?? "Preview \(number + 1)",
        line: source.line(ofToken: token), expression: "\(Previews.name(of: token)).make()")
    }
    let bases = Set(program.references.flatMap { program.ancestors(of: program.key($0)) })
    for type in program.files[index].types where type.kind == .class && !type.isLocal && !bases.contains(type.path) {
      guard type.nameEnd == type.keyword + 1, program.isReachable(type), let kind = program.shownKind(of: type.path)
      else { continue }
      found.append(
        ShownThing(kind: kind, name: type.path, line: source.line(ofToken: type.keyword), expression: "\(type.path)()"))
    }
    return found.enumerated().sorted { ($0.element.kind.rawValue, $0.offset) < ($1.element.kind.rawValue, $1.offset) }
      .map(\.element)
  }
}

extension Program {
  /// What the class shows, by the class of UIKit that it inherits from; nil for other classes.
  fileprivate func shownKind(of path: String) -> ShownThing.Kind? {
    let root = ancestors(of: path).last ?? path
    let names = (declared[root] ?? []).flatMap { self[$0].inherited }
    for name in names {
      let plain = name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
      var next: String? = aliases[plain] ?? plain
      while let present = next {
        switch present {
        case "UIViewController": return .controller
        case "UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView", "UIWindow": return nil
        case "UIView": return .view
        default: next = UIKitClasses.superclass(of: present)
        }
      }
    }
    return nil
  }

  /// Whether code of the file, but outside of all types, can name a class: a private one inside of another it cannot.
  fileprivate func isReachable(_ type: DeclaredType) -> Bool {
    guard type.path != type.name else { return true }
    if type.modifiers.contains("private") { return false }
    guard let dot = type.path.lastIndex(of: ".") else { return true }
    guard let outer = declared[String(type.path[..<dot])]?.first.map({ self[$0] }) else { return true }
    return outer.nameEnd == outer.keyword + 1 && isReachable(outer)
  }
}

extension TokenizedSource {
  /// The line of a token, from 1. Takes linear time.
  fileprivate func line(ofToken token: Int) -> Int { position(of: tokens[token].start).line }
}
