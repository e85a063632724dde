extension ConflictDiagnosis: Codable {
  private enum CodingKeys: String, CodingKey {
    case line, preamble, entries, isContradiction, assumptions, duplicates, culprit, repairs, drawing, framework
  }

  /// Reads what ``encode(to:)`` writes: a preamble, a list of assumptions or of duplicates that is left out becomes an empty
  /// one.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    line = try members.decode(Int.self, forKey: .line)
    preamble = try members.decodeIfPresent(String.self, forKey: .preamble) ?? ""
    entries = try members.decode([Entry].self, forKey: .entries)
    isContradiction = try members.decode(Bool.self, forKey: .isContradiction)
    assumptions = try members.decodeIfPresent([String].self, forKey: .assumptions) ?? []
    duplicates = try members.decodeIfPresent([[Int]].self, forKey: .duplicates) ?? []
    culprit = try members.decode(Culprit.self, forKey: .culprit)
    repairs = try members.decode([String].self, forKey: .repairs)
    drawing = try members.decodeIfPresent(ConflictDrawing.self, forKey: .drawing)
    framework = try members.decodeIfPresent(Framework.self, forKey: .framework) ?? .uiKit
  }

  /// The framework is left out if it is UIKit. An empty preamble and empty lists of assumptions and of duplicates are left out;
  /// `culprit.constraint` and the duplicates count the entries from 0.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(line, forKey: .line)
    if !preamble.isEmpty { try members.encode(preamble, forKey: .preamble) }
    try members.encode(entries, forKey: .entries)
    try members.encode(isContradiction, forKey: .isContradiction)
    if !assumptions.isEmpty { try members.encode(assumptions, forKey: .assumptions) }
    if !duplicates.isEmpty { try members.encode(duplicates, forKey: .duplicates) }
    try members.encode(culprit, forKey: .culprit)
    try members.encode(repairs, forKey: .repairs)
    try members.encodeIfPresent(drawing, forKey: .drawing)
    if framework != .uiKit { try members.encode(framework, forKey: .framework) }
  }
}
