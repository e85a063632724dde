import Linting
import Platform
import Staging
import XcodeProjects

/// What one document is laid out on, and why.
package struct DocumentMatrix {
  /// What the document is laid out on.
  package let configurations: [LayoutConfiguration]
  /// What the app supports that the document belongs to; nil if that is not known, or not asked for.
  package let support: AppSupport?
  /// The devices of which nothing says which orientations the app supports on them, and whether it shares their screens: what shows
  /// in another one than that of the drawing then depends on it.
  package var assumedOrientations: Set<Device.Idiom> = []
  /// Whether configurations from right to left are there only because neither a project nor a folder of texts says into which
  /// languages the app is translated, or all that is known of are written from left to right.
  package var rightToLeftIsAssumed = false
}

/// The matrices of documents, by the apps that they belong to. Each project is read once.
package struct DocumentMatrices {
  private let matrix: Matrix
  private var search = ProjectSearch()
  private var known: [AppSupport: [LayoutConfiguration]] = [:]

  /// Projects count for the preset ``Matrix/Preset/supported`` only: whoever names configurations gets them.
  package init(_ matrix: Matrix) { self.matrix = matrix }

  /// What the document is laid out on.
  package mutating func matrix(forDocument file: String) -> DocumentMatrix {
    guard followsProjects else {
      return DocumentMatrix(configurations: configurations(for: nil), support: nil)
    }
    let support = search.result(forDocument: file).support
    return DocumentMatrix(
      configurations: configurations(for: support), support: support,
      assumedOrientations: Set([Device.Idiom.phone, .pad].filter { support?.orientations[$0] == nil }),
      rightToLeftIsAssumed: support?.languages == nil && !search.hasRightToLeftTexts(around: file))
  }

  /// What a program is laid out on, and what is said about it.
  package mutating func summary(forProgramIn folder: String?) -> MatrixSummary {
    summary(of: folder.map { ["\($0)/Info.plist"] } ?? [])
  }

  /// What a program is laid out on, by the folder of its sources.
  package mutating func matrix(forProgramIn folder: String?) -> DocumentMatrix {
    if let folder { return matrix(forDocument: "\(folder)/Info.plist") }
    return DocumentMatrix(configurations: configurations(for: nil), support: nil, rightToLeftIsAssumed: true)
  }

  /// What the documents are laid out on, and what is said about it.
  package mutating func summary(of files: [String]) -> MatrixSummary {
    var summary = MatrixSummary()
    var different: Set<LayoutConfiguration> = []
    for file in files {
      different.formUnion(matrix(forDocument: file).configurations)
      guard followsProjects else { continue }
      summary.add(search.result(forDocument: file))
    }
    summary.configurations = files.isEmpty ? configurations(for: nil).count : different.count
    return summary
  }

  private var followsProjects: Bool { if case .preset(.supported, _) = matrix { true } else { false } }

  private mutating func configurations(for support: AppSupport?) -> [LayoutConfiguration] {
    let key = support ?? AppSupport()
    if let found = known[key] { return found }
    let found = matrix.configurations(for: key)
    known[key] = found
    return found
  }
}

extension Linter {
  /// The linter for a document on what its app supports, as `trellis check` without options takes it. Reads the project around the file.
  package init(forDocument file: String, rules: RuleSet = .default) {
    var matrices = DocumentMatrices(.preset(.supported))
    self = Linter(rules: rules, configurations: []).on(matrices.matrix(forDocument: file))
  }

  /// The same linter on what one document is laid out on.
  package func on(_ matrix: DocumentMatrix) -> Linter {
    var linter = self
    linter.configurations = matrix.configurations
    linter.assumedOrientations = matrix.assumedOrientations
    linter.rightToLeftIsAssumed = matrix.rightToLeftIsAssumed
    return linter
  }
}

/// What a run was laid out on.
package struct MatrixSummary {
  /// The number of different configurations.
  package var configurations = 0
  /// `iPhone only, portrait, iOS 15 and later: from App.xcodeproj`, each once.
  package private(set) var supports: [String] = []
  /// A note for each file of a project that cannot be read, each once.
  package private(set) var notes: [String] = []

  private static let nothing = "no Xcode project or Info.plist specifies the devices of the app"

  fileprivate mutating func add(_ result: ProjectSearch.Result) {
    if let support = result.support, let source = result.source {
      let unknown = support.unknown.isEmpty ? "" : ", \(support.unknown) unknown"
      let line = "\(support.text), according to \(source)\(unknown)"
      if !support.text.isEmpty, !supports.contains(line) { supports.append(line) }
    } else if !supports.contains(Self.nothing) {
      supports.append(Self.nothing)
    }
    let told =
      result.support.map { support in support.notes.map { "\(result.source ?? "Info.plist"): note: \($0)" } } ?? []
    for note in result.problems.map(\.note) + told where !notes.contains(note) { notes.append(note) }
  }
}
