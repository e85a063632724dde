/// A class, structure, enumeration, actor, protocol or extension, as a file declares it.
struct DeclaredType: Equatable {
  enum Kind: String { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  var kind: Kind
  /// As it is written after the keyword; an extension has that of its type, `Outer.Inner`, without generic arguments.
  var name: String
  /// The names of the types around it and its own, separated by dots.
  var path: String
  /// The superclass and protocols, without generic arguments.
  var inherited: [String] = []
  var attributes: [DeclaredAttribute] = []
  var modifiers: [String] = []
  /// The `#if` conditions around it, outermost first.
  var conditions: [String] = []
  /// Whether it is inside of a function or closure.
  var isLocal = false
  /// Whether it has a `where` clause, as extensions of some generic types do.
  var isConstrained = false
  /// The access that an extension around it gives.
  var givenAccess: String?
  var members: [DeclaredMember] = []
  /// Whether it declares initializers, and among them one without parameters.
  var hasInitializers = false
  var hasPlainInitializer = false
  /// Whether it declares designated initializers, and among them the one by which Core Animation copies a layer, `init(layer:)`.
  var hasDesignatedInitializers = false
  var hasLayerInitializer = false

  /// Tokens: the keyword, the last one of the name with its generic parameters, the last one of the inheritance clause or the
  /// same, and the braces.
  var keyword = 0
  var nameEnd = 0
  var clauseEnd = 0
  var open = 0
  var close = 0

  var hasInheritanceClause: Bool { clauseEnd > nameEnd }

  func attribute(_ name: String) -> DeclaredAttribute? { attributes.first { $0.name == name } }
  func has(_ attribute: String) -> Bool { self.attribute(attribute) != nil }

  /// `open`, `public` or `package`, else empty.
  var access: String {
    for word in ["open", "public", "package"] where modifiers.contains(word) { return word }
    for word in ["private", "fileprivate", "internal"] where modifiers.contains(word) { return "" }
    return givenAccess ?? ""
  }

  /// Whether only its own file knows it.
  var isFilePrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}

/// `@objc(tap:)`: the name is `objc`, the argument `tap:`.
struct DeclaredAttribute: Equatable {
  var name: String
  var argument: String?
}

/// A function or property of a type.
struct DeclaredMember: Equatable {
  enum Kind: String { case function, property }

  struct Parameter: Equatable {
    /// Empty for `_`.
    var label: String
    /// The name inside of the function.
    var name: String
    /// Without attributes, `inout` and the default value.
    var type: String
    /// `@escaping ` and `inout `, as the parameter of a function type has them.
    var passing = ""
    /// As it is written.
    var defaultValue: String?

    var isInout: Bool { passing.contains("inout") }
  }

  var kind: Kind
  var name: String
  var attributes: [DeclaredAttribute] = []
  var modifiers: [String] = []
  var conditions: [String] = []
  var parameters: [Parameter] = []
  /// What a function returns or a property is; nil if it is not written.
  var type: String?
  var generics: String?
  var isAsync = false
  var isThrowing = false
  /// Whether a property can be set.
  var isSettable = false
  /// The name of before Swift 4.2 that the source has for an override; everything else says what it is called today.
  var former: FormerName?

  /// Tokens: the first of the attributes and modifiers, the keyword, the name, and the last one of the declaration's head.
  var start = 0
  var keyword = 0
  var nameToken = 0
  var headEnd = 0
  /// The brace of the body, nil without one.
  var body: Int?

  func attribute(_ name: String) -> DeclaredAttribute? { attributes.first { $0.name == name } }
  func has(_ attribute: String) -> Bool { self.attribute(attribute) != nil }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var labels: [String] { parameters.map(\.label) }

  /// The full name with the types of parameters, by which overloads differ; without white space.
  var typedName: String {
    parameters.isEmpty ? fullName : "\(fullName)\(parameters.map { $0.type.filter { !$0.isWhitespace } })"
  }

  /// A word for the types of the parameters.
  var typesWord: String { parameters.map { "_" + $0.type.filter { !$0.isWhitespace }.identifier }.joined() }

  /// `tap(_:for:)`, or the name of a property.
  var fullName: String {
    kind == .property ? name : "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }
}
