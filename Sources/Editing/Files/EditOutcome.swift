import InterfaceBuilder
import LayoutReports

/// What an edit came to, as `trellis edit --json` prints it.
package struct EditOutcome: WireValue {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  package static let schemaVersion = 1

  /// The path of the document as it was given.
  package var file: String
  /// Whether the file was written; not in a dry run, nor where nothing changed.
  package var isWritten: Bool
  /// The ids of the objects that each verb made or changed.
  package var objects: [[String]]
  /// What changed in the file.
  package var patch: Patch
  /// In a dry run the views that move, on devices and in orientations of the usual matrix; else empty.
  package var frames: [FrameChange]
  /// In a dry run what is wrong with the layout afterwards and was not before.
  package var problems: [ReportDiagnostic]

  /// An outcome without a dry run's layouts.
  package init(
    file: String, isWritten: Bool, objects: [[String]], patch: Patch, frames: [FrameChange] = [],
    problems: [ReportDiagnostic] = []
  ) {
    self.file = file
    self.isWritten = isWritten
    self.objects = objects
    self.patch = patch
    self.frames = frames
    self.problems = problems
  }

  private enum CodingKeys: String, CodingKey {
    case schemaVersion, file, isWritten, objects, patch, frames, problems
  }

  /// - Throws: `DecodingError` if it was written in a newer form than ``schemaVersion``.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    guard try members.decode(Int.self, forKey: .schemaVersion) <= Self.schemaVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: members, debugDescription: "A newer version of trellis wrote this result.")
    }
    self.init(
      file: try members.decode(String.self, forKey: .file),
      isWritten: try members.decode(Bool.self, forKey: .isWritten),
      objects: try members.decode([[String]].self, forKey: .objects),
      patch: try members.decode(Patch.self, forKey: .patch),
      frames: try members.decode([FrameChange].self, forKey: .frames),
      problems: try members.decode([ReportDiagnostic].self, forKey: .problems))
  }

  /// Members in the order of the type.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(file, forKey: .file)
    try members.encode(isWritten, forKey: .isWritten)
    try members.encode(objects, forKey: .objects)
    try members.encode(patch, forKey: .patch)
    try members.encode(frames, forKey: .frames)
    try members.encode(problems, forKey: .problems)
  }
}
