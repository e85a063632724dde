import InterfaceBuilder
import UIKit

/// The findings of a document on many surfaces, each told once with the surfaces it was met on.
@MainActor
public struct DocumentCheck {
  public struct Finding: Sendable {
    public var line: Int
    public var column: Int
    public var message: String
    /// The scene's name.
    public var scene: String
    /// Devices and orientations, in the order they were tried.
    public var surfaces: [String]
  }

  public private(set) var findings: [Finding] = []
  /// What the check could not do as a device would, such as measure a font that is missing; each told once.
  public private(set) var notes: [ReportDiagnostic] = []
  /// How many scenes were laid out, each counted once per surface.
  public private(set) var layouts = 0

  private struct Key: Hashable {
    let line: Int
    let column: Int
    /// Conflicts differ in their numbers from device to device: they are the same if the constraints are.
    let identity: String
  }

  public init(
    _ document: Document, on surfaces: [Surface], options: StageOptions = StageOptions(),
    localization: Localization = Localization()
  ) {
    var places: [Key: Int] = [:]
    for surface in surfaces {
      let stage = Stage(document, on: surface, options: options, localization: localization)
      for note in stage.notes where !notes.contains(note) { notes.append(note) }
      let scenes = stage.layOut().scenes
      layouts += scenes.count
      for scene in scenes {
        for conflict in scene.conflicts {
          add(
            conflict.message, (conflict.constraintIDs.sorted() + [conflict.brokenID ?? ""]).joined(separator: " "),
            scene,
            conflict.line, conflict.column, into: &places)
        }
        for ambiguity in scene.ambiguities {
          add(ambiguity.message, ambiguity.message, scene, ambiguity.line, ambiguity.column, into: &places)
        }
      }
    }
    findings.sort { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
  }

  private mutating func add(
    _ message: String, _ identity: String, _ scene: SceneReport, _ line: Int?, _ column: Int?,
    into places: inout [Key: Int]
  ) {
    let surface = [scene.device, scene.orientation].compactMap { $0 }.joined(separator: " ")
    let key = Key(line: line ?? 1, column: column ?? 1, identity: identity)
    if let index = places[key] {
      if findings[index].surfaces.last != surface { findings[index].surfaces.append(surface) }
      return
    }
    places[key] = findings.count
    findings.append(
      Finding(line: key.line, column: key.column, message: message, scene: scene.name, surfaces: [surface]))
  }
}
