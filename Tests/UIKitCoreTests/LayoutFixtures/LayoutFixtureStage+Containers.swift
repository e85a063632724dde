@testable import UIKitCore

/// Attributes of views that lay others out.
extension LayoutFixtureStage {
  func setContainer(_ value: LayoutFixtureValue, of view: UIView) throws -> Bool {
    if value.key == "after" {
      guard let stack = view.superview as? UIStackView else { throw value.error("only in a StackView is there after") }
      stack.setCustomSpacing(try spacing(value), after: view)
      return true
    }
    if let stack = view as? UIStackView, try setStack(value, of: stack) { return true }
    if let table = view as? UITableView, try setTable(value, of: table) { return true }
    if let cell = view as? UITableViewCell, try setCell(value, of: cell) { return true }
    if let grid = view as? UICollectionView, try setGrid(value, of: grid) { return true }
    if let scroll = view as? UIScrollView, try setScroll(value, of: scroll) { return true }
    return false
  }

  private func spacing(_ value: LayoutFixtureValue) throws -> CGFloat {
    switch value.text {
    case "default": UIStackView.spacingUseDefault
    case "system": UIStackView.spacingUseSystem
    default: try value.number
    }
  }

  private func setStack(_ value: LayoutFixtureValue, of stack: UIStackView) throws -> Bool {
    switch value.key {
    case "axis": stack.axis = try value.choice(["horizontal": .horizontal, "vertical": .vertical])
    case "distribution":
      stack.distribution = try value.choice([
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ])
    case "alignment":
      stack.alignment = try value.choice([
        "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
      ])
    case "spacing": stack.spacing = try spacing(value)
    case "margins-relative": stack.isLayoutMarginsRelativeArrangement = value.isYes
    case "baseline-relative": stack.isBaselineRelativeArrangement = value.isYes
    default: return false
    }
    return true
  }

  private func setScroll(_ value: LayoutFixtureValue, of scroll: UIScrollView) throws -> Bool {
    switch value.key {
    case "offset":
      let n = try value.numbers(2)
      scroll.contentOffset = CGPoint(x: n[0], y: n[1])
    case "content-inset": scroll.contentInset = try value.insets
    case "content-size": scroll.contentSize = try value.size
    case "adjustment":
      scroll.contentInsetAdjustmentBehavior = try value.choice([
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
      ])
    case "bounces":
      scroll.alwaysBounceHorizontal = value.text.contains("h")
      scroll.alwaysBounceVertical = value.text.contains("v")
    case "shows":
      let n = try value.numbers(4)
      scroll.scrollRectToVisible(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), animated: false)
    default: return false
    }
    return true
  }

  private func setTable(_ value: LayoutFixtureValue, of table: UITableView) throws -> Bool {
    switch value.key {
    case "row-height": table.rowHeight = try value.number
    case "estimated-row-height": table.estimatedRowHeight = try value.number
    case "header-height": table.sectionHeaderHeight = try value.number
    case "footer-height": table.sectionFooterHeight = try value.number
    case "separator": table.separatorStyle = try value.choice(["none": .none, "line": .singleLine])
    case "readable": table.cellLayoutMarginsFollowReadableWidth = value.isYes
    default: return false
    }
    return true
  }

  private func setCell(_ value: LayoutFixtureValue, of cell: UITableViewCell) throws -> Bool {
    switch value.key {
    case "text": cell.textLabel?.text = value.words
    case "lines": cell.textLabel?.numberOfLines = Int(try value.number)
    case "detail": cell.detailTextLabel?.text = value.words
    case "font": cell.textLabel?.font = .systemFont(ofSize: try value.number)
    case "detail-font": cell.detailTextLabel?.font = .systemFont(ofSize: try value.number)
    case "image": cell.imageView?.image = try value.image
    case "accessory":
      cell.accessoryType = try value.choice([
        "none": .none, "disclosure": .disclosureIndicator, "detailDisclosure": .detailDisclosureButton,
        "checkmark": .checkmark, "detail": .detailButton,
      ])
    case "accessory-view": cell.accessoryView = UIView(frame: CGRect(origin: .zero, size: try value.size))
    default: return false
    }
    return true
  }

  private func setGrid(_ value: LayoutFixtureValue, of grid: UICollectionView) throws -> Bool {
    guard let flow = grid.collectionViewLayout as? UICollectionViewFlowLayout,
      let source = grid.dataSource as? FixtureSource
    else { return false }
    switch value.key {
    case "items": source.itemCount = Int(try value.number)
    case "item": flow.itemSize = try value.size
    case "sizes":
      source.itemSizes = try value.text.split(separator: ";").map {
        try LayoutFixtureValue(key: "sizes", text: String($0), file: value.file, line: value.line).size
      }
      source.itemCount = source.itemSizes.count
    case "line-spacing": flow.minimumLineSpacing = try value.number
    case "item-spacing": flow.minimumInteritemSpacing = try value.number
    case "section-inset": flow.sectionInset = try value.insets
    case "header": flow.headerReferenceSize = try value.size
    case "footer": flow.footerReferenceSize = try value.size
    case "scrolls": flow.scrollDirection = try value.choice(["horizontal": .horizontal, "vertical": .vertical])
    default: return false
    }
    return true
  }
}
