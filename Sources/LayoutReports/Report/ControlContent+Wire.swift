extension ControlContent.Kind: Codable {
  private enum CodingKeys: String, CodingKey {
    case control, isOn, fraction, titles, selected, border, pages, current, text, name
  }

  /// `control` names the kind; its values are members beside it.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    switch try members.decode(String.self, forKey: .control) {
    case "switch": self = .toggle(isOn: try members.decode(.isOn))
    case "slider": self = .slider(fraction: try members.decode(.fraction))
    case "progress": self = .progress(fraction: try members.decode(.fraction))
    case "segmented":
      self = .segmented(titles: try members.decode(.titles), selected: try members.decodeIfPresent(.selected))
    case "stepper": self = .stepper
    case "textField": self = .textField(border: try members.decode(.border))
    case "pageControl":
      self = .pageControl(pages: try members.decode(.pages), current: try members.decode(.current))
    case "activityIndicator": self = .activityIndicator
    case "picker": self = .picker
    case "searchBar": self = .searchBar(text: try members.decode(.text))
    case "other": self = .other(name: try members.decode(.name))
    case let name:
      throw DecodingError.dataCorruptedError(forKey: .control, in: members, debugDescription: "no control \(name)")
    }
  }

  /// Writes `control` first, then the members of that kind; `selected` is left out where no segment is selected.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(word, forKey: .control)
    switch self {
    case .toggle(let isOn): try members.encode(isOn, forKey: .isOn)
    case .slider(let fraction), .progress(let fraction): try members.encode(fraction, forKey: .fraction)
    case .segmented(let titles, let selected):
      try members.encode(titles, forKey: .titles)
      try members.encodeIfPresent(selected, forKey: .selected)
    case .textField(let border): try members.encode(border, forKey: .border)
    case .pageControl(let pages, let current):
      try members.encode(pages, forKey: .pages)
      try members.encode(current, forKey: .current)
    case .searchBar(let text): try members.encode(text, forKey: .text)
    case .other(let name): try members.encode(name, forKey: .name)
    case .stepper, .activityIndicator, .picker: break
    }
  }

  private var word: String {
    switch self {
    case .toggle: "switch"
    case .slider: "slider"
    case .progress: "progress"
    case .segmented: "segmented"
    case .stepper: "stepper"
    case .textField: "textField"
    case .pageControl: "pageControl"
    case .activityIndicator: "activityIndicator"
    case .picker: "picker"
    case .searchBar: "searchBar"
    case .other: "other"
    }
  }
}
