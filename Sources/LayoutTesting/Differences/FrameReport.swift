import Staging

/// The differences of all devices as one message: by cause, then by view.
struct FrameReport {
  /// A view that differs on a device, and why.
  struct Entry {
    var title: String
    var words: String
    var causes: [String]
    var device: String
  }

  private static let shownCauses = 6
  private static let shownViews = 6

  /// How many devices were tried.
  let tried: Int
  var entries: [Entry] = []

  /// `2 views differ on 2 of 6 devices`
  var heading: String {
    let views = Set(entries.map(\.title)).count
    let devices = Set(entries.map(\.device)).count
    let subject = views == 1 ? "1 view differs" : "\(views) views differ"
    return tried == 1 ? subject : "\(subject) on \(devices) of \(tried) devices"
  }

  /// A line for each cause, then one for each view.
  var lines: [String] {
    var lines: [String] = []
    let groups = grouped(entries) { $0.causes }
    for group in groups.prefix(Self.shownCauses) {
      let views = grouped(group) { [$0.title] }
      for view in views.prefix(Self.shownViews) {
        let more = view.count - 1
        let device = tried == 1 ? "" : " on \(view[0].device)" + (more == 0 ? "" : ", and on \(more) more")
        lines.append("  \(view[0].title): \(view[0].words)\(device)")
      }
      if views.count > Self.shownViews { lines.append("  and \(views.count - Self.shownViews) more views") }
      lines += group[0].causes.prefix(3).map { "    because of \($0)" }
    }
    if groups.count > Self.shownCauses { lines.append("  and \(groups.count - Self.shownCauses) more causes") }
    return lines
  }

  /// The entries with equal keys, in the order of their first ones.
  private func grouped(_ entries: [Entry], by key: (Entry) -> [String]) -> [[Entry]] {
    var places: [[String]: Int] = [:]
    var groups: [[Entry]] = []
    for entry in entries {
      if let place = places[key(entry)] {
        groups[place].append(entry)
      } else {
        places[key(entry)] = groups.count
        groups.append([entry])
      }
    }
    return groups
  }
}
