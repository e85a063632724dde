extension DocumentReader {
  mutating func view(_ element: Element, role: ViewElement.Role, ownerID: String = "") -> ViewElement {
    let id = element.id ?? "\(ownerID)/\(element["key"] ?? element.name)"
    return ViewElement(
      element: element, id: id, role: role, subviews: childViews(of: element, ownerID: id),
      layoutGuides: Self.layoutGuides(of: element), constraints: constraints(of: element, ownerID: id),
      connections: ConnectionElement.all(of: element), kind: element.kind)
  }

  /// The views an element holds, directly or in containers such as `<subviews>`, `<sections>` or bar items.
  mutating func childViews(of element: Element, ownerID: String) -> [ViewElement] {
    var views: [ViewElement] = []
    var section = -1
    collectViews(in: element, ownerID: ownerID, section: &section, into: &views)
    return views
  }

  private mutating func collectViews(
    in container: Element, ownerID: String, section: inout Int, into views: inout [ViewElement]
  ) {
    if container.name == "tableViewSection" { section += 1 }
    for child in container.children where !Self.viewless.contains(child.name) {
      if child.isView {
        let role = Self.role(of: child, in: container, section: section)
        views.append(view(child, role: role, ownerID: ownerID))
      } else if !child.children.isEmpty {
        collectViews(in: child, ownerID: ownerID, section: &section, into: &views)
      }
    }
  }

  /// Containers that hold no views, or the same views once more.
  private static let viewless: Set<String> = [
    "connections", "constraints", "userDefinedRuntimeAttributes", "variation",
  ]

  private static func role(of view: Element, in container: Element, section: Int) -> ViewElement.Role {
    switch container.name {
    case "subviews": return .subview
    case "prototypes": return .prototype
    case "cells": return section >= 0 ? .cell(section: section) : .prototype
    default: break
    }
    switch view.viewKey {
    case .contentView: return .contentView
    case .tableHeaderView: return .header
    case .tableFooterView: return .footer
    case .sectionHeaderView: return .sectionHeader
    case .sectionFooterView: return .sectionFooter
    case .accessoryView, .editingAccessoryView: return .accessory
    case .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView: return .background
    case .titleView: return .titleView
    case .navigationBar, .tabBar, .toolbar: return .bar
    case .customView: return .barItem
    case .refreshControl: return .refreshControl
    case .view, nil: return .other(view["key"] ?? "")
    }
  }

  private static func layoutGuides(of view: Element) -> [LayoutGuideElement] {
    let own = view.children.compactMap(LayoutGuideElement.init)
    let custom = view.child("layoutGuides")?.children.compactMap(LayoutGuideElement.init) ?? []
    return own + custom
  }

  private mutating func constraints(of view: Element, ownerID: String) -> [ConstraintElement] {
    var constraints: [ConstraintElement] = []
    for child in view.child("constraints")?.children("constraint") ?? [] {
      if let constraint = constraint(child, ownerID: ownerID) { constraints.append(constraint) }
    }
    return constraints
  }
}
