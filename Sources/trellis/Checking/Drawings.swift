import Inspection
import InterfaceBuilder
import Linting
import Rendering

/// Pictures for a page of findings: the first configuration that fails beside one that does not.
@MainActor
struct Drawings {
  let job: CheckJob

  func drawings(of finding: Finding) -> [FindingDrawing] {
    guard let id = finding.sceneID, let first = finding.configurations.first,
      let failing = job.linter.configurations.first(where: { $0.name == first })
    else { return [] }
    let passing = job.linter.configurations.first {
      !finding.configurations.contains($0.name) && $0.orientation == failing.orientation
    }
    var batch = DocumentBatch(DocumentPaths([finding.file]), job.surroundings, only: [0])
    var drawings: [FindingDrawing] = []
    batch.forEach { item in
      for (configuration, isFailing) in [(failing, true), (passing, false)] {
        guard let configuration else { continue }
        var options = StageOptions(fonts: item.fonts)
        options.scene = id
        options.includesConstraints = true
        let stage = Stage(item.document, on: .device(configuration), options: options, localization: item.localization)
        guard let scene = stage.layOut().scenes.first else { continue }
        let prefix = "\(finding.fingerprint)-\(isFailing ? "a" : "b")-"
        drawings.append(
          FindingDrawing(
            caption: configuration.name, svg: SVGRenderer(options: [.constraints], idPrefix: prefix).render(scene),
            isFailing: isFailing))
      }
    }
    return drawings
  }
}
