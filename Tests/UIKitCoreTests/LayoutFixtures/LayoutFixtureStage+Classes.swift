@testable import UIKitCore

/// Views by the names of `Fixtures/layout/README.md`. Keys that a view's initializer wants are read here.
extension LayoutFixtureStage {
  func makeView(_ node: LayoutCase.Node) throws -> UIView {
    func value<Value>(_ key: String, _ choices: [String: Value], _ standard: Value) throws -> Value {
      guard let text = node.attributes.last(where: { $0.key == key })?.value else { return standard }
      return try LayoutFixtureValue(key: key, text: text, file: layoutCase.name, line: node.line).choice(choices)
    }
    switch node.kind {
    case .view, .guide, .section: return FixtureView()
    case .label: return UILabel()
    case .imageView: return UIImageView()
    case .scrollView: return UIScrollView()
    case .stackView: return UIStackView()
    case .textView: return UITextView()
    case .textField: return UITextField()
    case .button: return UIButton(type: try value("type", Self.buttonTypes, .system))
    case .segmentedControl: return UISegmentedControl()
    case .toggle: return UISwitch()
    case .slider: return UISlider()
    case .stepper: return UIStepper()
    case .progressView: return UIProgressView()
    case .activityIndicator: return UIActivityIndicatorView()
    case .pageControl: return UIPageControl()
    case .datePicker: return UIDatePicker()
    case .pickerView: return UIPickerView()
    case .searchBar: return UISearchBar()
    case .navigationBar: return UINavigationBar()
    case .tabBar: return UITabBar()
    case .toolbar: return UIToolbar()
    case .cell: return UITableViewCell(style: try value("style", Self.cellStyles, .default), reuseIdentifier: nil)
    case .tableView:
      let table = UITableView(frame: .zero, style: try value("style", Self.tableStyles, .plain))
      let source = FixtureSource()
      keep(source, for: table)
      (table.dataSource, table.delegate) = (source, source)
      return table
    case .collectionView:
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      let source = FixtureSource()
      keep(source, for: view)
      (view.dataSource, view.delegate) = (source, source)
      return view
    }
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "info": .infoLight, "detail": .detailDisclosure, "add": .contactAdd,
    "close": .close,
  ]
  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "default": .default, "subtitle": .subtitle, "value1": .value1, "value2": .value2,
  ]
  private static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}
