import Geometry
import InterfaceBuilder

/// Makes the elements of new scenes as Xcode writes them.
struct SceneTemplate {
  /// Of the views, in points.
  let size: Size
  /// An id that nothing has.
  let newID: () -> String

  /// A controller with its view, and the name that the comment before its scene has.
  struct Made {
    var controller: NewElement
    var name: String
    var id: String
  }

  /// A scene around a controller.
  func scene(_ controller: NewElement, at point: Point) -> NewElement {
    NewElement(
      "scene", ["sceneID": newID()],
      [
        NewElement(
          "objects", [:],
          [
            controller,
            NewElement(
              "placeholder",
              [
                "placeholderIdentifier": "IBFirstResponder", "id": newID(), "userLabel": "First Responder",
                "customClass": "UIResponder", "sceneMemberID": "firstResponder",
              ]),
          ]),
        NewElement(
          "point", ["key": "canvasLocation", "x": Number.coordinate(point.x), "y": Number.coordinate(point.y)]),
      ])
  }

  /// A controller of a kind without connections.
  func controller(_ kind: ElementKind, id: String) -> NewElement {
    let member = ["id": id, "sceneMemberID": "viewController"]
    func element(_ attributes: [(String, String)] = [], _ children: [NewElement]) -> NewElement {
      var made = NewElement(kind.rawValue, [:], children)
      made.attributes = attributes.map { .init($0.0, $0.1) }
      for name in ["id", "sceneMemberID"] { made.attributes.append(.init(name, member[name] ?? "")) }
      return made
    }
    switch kind {
    case .tableViewController: return element([], [tableView(of: id)])
    case .collectionViewController: return element([], [collectionView(of: id)])
    case .navigationController: return element([], [navigationBar()])
    case .tabBarController: return element([], [tabBar()])
    case .splitViewController: return element([], [])
    case .pageViewController:
      return element(
        [
          ("autoresizesArchivedViewToFullSize", "NO"), ("transitionStyle", "scroll"),
          ("navigationOrientation", "horizontal"), ("spineLocation", "none"),
        ], [])
    case .avPlayerViewController: return element([("videoGravity", "AVLayerVideoGravityResizeAspect")], [])
    case .viewControllerPlaceholder: return element([], [])
    default: return element([], [view()])
    }
  }

  private func frame(_ rect: Rect) -> NewElement { Draft.rect(rect) }

  private var whole: Rect { Rect(width: size.width, height: size.height) }

  private var sizable: NewElement {
    NewElement("autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"])
  }

  private var background: NewElement {
    NewElement("color", ["key": "backgroundColor", "systemColor": "systemBackgroundColor"])
  }

  private func view() -> NewElement {
    NewElement(
      ElementKind.view.rawValue, ["key": "view", "contentMode": "scaleToFill", "id": newID()],
      [frame(whole), sizable, NewElement("viewLayoutGuide", ["key": "safeArea", "id": newID()]), background])
  }

  private func sources(of controller: String) -> NewElement {
    NewElement(
      "connections", [:],
      ["dataSource", "delegate"].map { name in
        NewElement("outlet", ["property": name, "destination": controller, "id": newID()])
      })
  }

  private func tableView(of controller: String) -> NewElement {
    NewElement(
      ElementKind.tableView.rawValue,
      [
        "key": "view", "clipsSubviews": "YES", "contentMode": "scaleToFill", "alwaysBounceVertical": "YES",
        "dataMode": "prototypes", "style": "plain", "separatorStyle": "default", "rowHeight": "-1",
        "estimatedRowHeight": "-1", "sectionHeaderHeight": "28", "sectionFooterHeight": "28", "id": newID(),
      ],
      [
        frame(whole), sizable, background,
        NewElement("prototypes", [:], [CellTemplate.tableViewCell(width: size.width, y: 50, newID: newID)]),
        sources(of: controller),
      ])
  }

  private func collectionView(of controller: String) -> NewElement {
    NewElement(
      ElementKind.collectionView.rawValue,
      [
        "key": "view", "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
        "dataMode": "prototypes", "id": newID(),
      ],
      [
        frame(whole), sizable, background, CellTemplate.flowLayout(newID()),
        NewElement("cells", [:], [CellTemplate.collectionViewCell(newID: newID)]), sources(of: controller),
      ])
  }

  func navigationBar() -> NewElement {
    NewElement(
      ElementKind.navigationBar.rawValue, ["key": "navigationBar", "contentMode": "scaleToFill", "id": newID()],
      [
        frame(Rect(y: 0, width: size.width, height: 44)), NewElement("autoresizingMask", ["key": "autoresizingMask"]),
      ])
  }

  func tabBar() -> NewElement {
    NewElement(
      ElementKind.tabBar.rawValue, ["key": "tabBar", "contentMode": "scaleToFill", "id": newID()],
      [
        frame(Rect(width: size.width, height: 49)), NewElement("autoresizingMask", ["key": "autoresizingMask"]),
        NewElement(
          "color",
          [
            "key": "backgroundColor", "red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "0.0",
            "colorSpace": "custom", "customColorSpace": "sRGB",
          ]),
      ])
  }
}

/// Cells of tables and collections as Xcode's library has them.
enum CellTemplate {
  /// A prototype without a style.
  static func tableViewCell(width: Double, y: Double, newID: () -> String) -> NewElement {
    let id = newID()
    return NewElement(
      ElementKind.tableViewCell.rawValue,
      [
        "clipsSubviews": "YES", "contentMode": "scaleToFill", "preservesSuperviewLayoutMargins": "YES",
        "selectionStyle": "default", "indentationWidth": "10", "id": id,
      ],
      [
        Draft.rect(Rect(y: y, width: width, height: 44)), NewElement("autoresizingMask", ["key": "autoresizingMask"]),
        NewElement(
          ElementKind.tableViewCellContentView.rawValue,
          [
            "key": "contentView", "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES",
            "contentMode": "center", "preservesSuperviewLayoutMargins": "YES", "insetsLayoutMarginsFromSafeArea": "NO",
            "tableViewCell": id, "id": newID(),
          ],
          [
            Draft.rect(Rect(width: width, height: 44)), NewElement("autoresizingMask", ["key": "autoresizingMask"]),
          ]),
      ])
  }

  /// A prototype of 128 by 128 points.
  static func collectionViewCell(newID: () -> String) -> NewElement {
    NewElement(
      ElementKind.collectionViewCell.rawValue,
      [
        "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "center", "id": newID(),
      ],
      [
        Draft.rect(Rect(width: 128, height: 128)), NewElement("autoresizingMask", ["key": "autoresizingMask"]),
        NewElement(
          ElementKind.collectionViewCellContentView.rawValue,
          [
            "key": "contentView", "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES",
            "contentMode": "center", "insetsLayoutMarginsFromSafeArea": "NO", "id": newID(),
          ],
          [
            Draft.rect(Rect(width: 128, height: 128)), NewElement("autoresizingMask", ["key": "autoresizingMask"]),
          ]),
      ])
  }

  /// The layout that a new collection view has.
  static func flowLayout(_ id: String) -> NewElement {
    func size(_ key: String, _ length: String) -> NewElement {
      NewElement("size", ["key": key, "width": length, "height": length])
    }
    return NewElement(
      ElementKind.collectionViewFlowLayout.rawValue,
      ["key": "collectionViewLayout", "minimumLineSpacing": "10", "minimumInteritemSpacing": "10", "id": id],
      [
        size("itemSize", "128"), size("headerReferenceSize", "0.0"), size("footerReferenceSize", "0.0"),
        NewElement("inset", ["key": "sectionInset", "minX": "0.0", "minY": "0.0", "maxX": "0.0", "maxY": "0.0"]),
      ])
  }
}
