import Geometry
import InterfaceBuilder

/// A view of the library.
struct ViewTemplate {
  /// A part that a new view comes with.
  enum Part {
    case background
    case font
    case font14
    case noColor(String)
    case title(String)
    case string
    case part(String)
    case guide(String)
    /// Anything else.
    case element(NewElement)
    /// The layout of a collection view.
    case layout
    /// The item that a new toolbar has.
    case toolbarItems
    /// The title that a new navigation bar has.
    case navigationItems
    /// The content view of an effect, which fills it.
    case contentView(Size)
  }

  let kind: ElementKind
  let size: Size
  /// Those before the margins, in Interface Builder's order.
  let common: KeyValuePairs<String, String>
  /// Those of the class.
  let own: KeyValuePairs<String, String>
  let children: [Part]

  init(
    _ kind: ElementKind, _ width: Double, _ height: Double,
    _ common: KeyValuePairs<String, String> = ["contentMode": "scaleToFill"],
    _ own: KeyValuePairs<String, String> = [:],
    children: [Part] = []
  ) {
    self.kind = kind
    size = Size(width: width, height: height)
    self.common = common
    self.own = own
    self.children = children
  }

  /// The element of a new view. One that is arranged by a stack view has no frame of its own to keep.
  func element(
    of view: NewView, id: String, frame: Rect, isArranged: Bool, newID: () -> String
  ) -> NewElement {
    var element = NewElement(kind.rawValue)
    func add(_ name: String, _ value: String) {
      let value = view.attributes[name] ?? value
      if !element.attributes.contains(where: { $0.name == name }) { element.attributes.append(.init(name, value)) }
    }
    for (name, value) in common { add(name, value) }
    if !isArranged { add("fixedFrame", "YES") }
    for (name, value) in own {
      add(name, name == "text" ? view.text ?? value : value)
    }
    if kind == .textField, let text = view.text { add("text", text) }
    for (name, value) in view.attributes.sorted(by: { $0.key < $1.key }) where name != "fixedFrame" { add(name, value) }
    add("translatesAutoresizingMaskIntoConstraints", "NO")
    add("id", id)
    if let label = view.label { add("userLabel", label) }
    element.children = [Draft.rect(frame)]
    if !isArranged {
      element.children.append(
        NewElement("autoresizingMask", ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"]))
    }
    element.children += children.map { part(of: $0, view, newID) }
    return element
  }

  private func part(of part: Part, _ view: NewView, _ newID: () -> String) -> NewElement {
    switch part {
    case .background:
      NewElement(
        "color",
        [
          "key": "backgroundColor", "white": "1", "alpha": "1", "colorSpace": "custom",
          "customColorSpace": "genericGamma22GrayColorSpace",
        ])
    case .font: NewElement("fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "17"])
    case .font14: NewElement("fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "14"])
    case .noColor(let key): NewElement("nil", ["key": key])
    case .title(let title): NewElement("state", ["key": "normal", "title": view.text ?? title])
    case .string: NewElement("string", ["key": "text"], text: view.text ?? "Lorem ipsum dolor sit amet.")
    case .part(let name): NewElement(name, ["key": name])
    case .element(let element): element
    case .layout: CellTemplate.flowLayout(newID())
    case .toolbarItems:
      NewElement("items", [:], [NewElement("barButtonItem", ["title": "Item", "id": newID()])])
    case .navigationItems:
      NewElement("items", [:], [NewElement(ElementKind.navigationItem.rawValue, ["title": "Title", "id": newID()])])
    case .contentView(let size):
      NewElement(
        ElementKind.view.rawValue,
        [
          "key": "contentView", "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES",
          "contentMode": "center", "insetsLayoutMarginsFromSafeArea": "NO", "id": newID(),
        ],
        [
          Draft.rect(Rect(width: size.width, height: size.height)),
          NewElement("autoresizingMask", ["key": "autoresizingMask"]),
        ])
    case .guide(let key): NewElement("viewLayoutGuide", ["key": key, "id": newID()])
    }
  }
}
