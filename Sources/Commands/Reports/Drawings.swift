import Checking
import InterfaceBuilder
import Linting
import Rendering
import Staging

/// Draws the scenes of findings, for reports with pictures.
@MainActor
package struct Drawings {
  private var batch: DocumentBatch
  private var matrices: DocumentMatrices
  private let isOfProgram: Bool

  init(_ job: CheckJob, isOfProgram: Bool) {
    self.isOfProgram = isOfProgram
    matrices = job.matrices
    batch = DocumentBatch(job.paths, job.environment, log: job.log)
  }

  /// The first configuration that has the finding, and one in the same orientation that does not; none for rules that read the
  /// document alone. Costs a layout of the scene for each.
  package mutating func drawings(of finding: Finding) -> [FindingDrawing] {
    guard !isOfProgram, let id = finding.sceneID, let first = finding.configurations.first,
      let item = batch.read(finding.file)
    else { return [] }
    let configurations = matrices.matrix(forDocument: finding.file).configurations
    guard let failing = configurations.first(where: { $0.name == first }) else { return [] }
    let passing = configurations.first {
      !finding.configurations.contains($0.name) && $0.orientation == failing.orientation
    }
    var drawings: [FindingDrawing] = []
    for (configuration, isFailing) in [(failing, true), (passing, false)] {
      guard let configuration else { continue }
      var options = item.options
      options.scene = id
      options.includesConstraints = true
      options.isPicture = true
      let stage = Stage(item.document, on: .device(configuration), options: options, localization: item.localization)
      guard let scene = stage.layOut().scenes.first else { continue }
      let prefix = "\(finding.fingerprint)-\(isFailing ? "a" : "b")-"
      let svg = SVGRenderer(
        options: [.constraints], idPrefix: prefix, highlighted: [finding.elementID].compactMap { $0 },
        images: ImageFiles()
      ).render(scene)
      drawings.append(FindingDrawing(caption: configuration.name, svg: svg, isFailing: isFailing))
    }
    return drawings
  }
}
