import Checking
import Linting

/// Lints documents one after the other. A run is one job in this process, or the same job in several worker processes.
@MainActor
struct CheckJob {
  /// What the user named, around which fonts and assets are found.
  let paths: DocumentPaths
  let environment: DocumentEnvironment
  let linter: Linter
  /// What documents are laid out on.
  let matrices: DocumentMatrices
  var cache: ResultCache?
  let log: RunLog

  /// - Throws: ``RunFailure`` if the matrix has no configuration, or the folder for results cannot be made.
  init(_ request: CheckRequest, _ paths: DocumentPaths, log: RunLog) throws(RunFailure) {
    let configuration = request.configuration
    var linter = Linter(rules: configuration.rules, configurations: try configuration.matrix.checkedConfigurations())
    linter.givesHints = request.givesHints
    if request.seeksRepairs { linter.repairs = request.tellsAll ? .all : .certain }
    self.paths = paths
    self.log = log
    self.linter = linter
    environment = request.environment
    matrices = DocumentMatrices(configuration.matrix)
    if let folder = configuration.cache, request.usesCache { cache = try ResultCache(in: folder, for: linter) }
  }

  /// Lints these documents, in order.
  func run(_ files: some Sequence<String>, _ tell: (CheckedDocument) -> Void) {
    var batch = DocumentBatch(paths, environment, log: log)
    var cache = cache
    var matrices = matrices
    for file in files {
      var checked = CheckedDocument(file: file)
      if let source = batch.source(of: file) {
        checked.notes = source.assetNotes
        lint(source, on: matrices.matrix(forDocument: file), &batch, &cache, into: &checked)
      }
      tell(checked)
    }
  }

  /// A document with a kept result is not even parsed.
  private func lint(
    _ source: BatchSource, on matrix: DocumentMatrix, _ batch: inout DocumentBatch, _ cache: inout ResultCache?,
    into checked: inout CheckedDocument
  ) {
    let place = cache?.place(
      of: source, inAppSupporting: matrix.support, assumesRightToLeft: matrix.rightToLeftIsAssumed)
    if let place, let known = cache?.result(at: place) {
      checked.result = known
      return
    }
    switch batch.reading(of: source) {
    case .failed: return
    case .foreign(let system): checked.foreignSystem = system
    case .item(let item):
      let linter = linter.on(matrix)
      var result = linter.lint(item.document, options: item.options, localization: item.localization)
      if linter.repairs != .none {
        RepairSearch(linter, item).addRepairs(to: &result, tellsAll: linter.repairs == .all)
      }
      result.addPlaces(in: item.document)
      if let place { cache?.keep(result, at: place) }
      checked.result = result
    }
  }
}
