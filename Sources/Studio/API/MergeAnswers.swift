import Commands
import Foundation
import InterfaceBuilder
import LayoutReports
import Merging
import Staging

/// What a page asks to be done in the open merge of a document.
struct MergeOrder: Codable {
  enum Action: String, Codable { case answer, undo, redo, save }

  var file: String
  var action: Action
  /// The key of the question that is answered.
  var key: String?
  /// `ours` or `theirs`.
  var side: String?
  /// Of saving: whether what another program wrote meanwhile is replaced.
  var replaces: Bool?
}

/// The versions of a scene that a page asks to be drawn.
struct MergeLayoutRequest: Codable {
  var file: String
  /// The id of the scene.
  var scene: String
  var surface: SurfaceRequest
  var versions: [InteractiveMerge.Version]
}

/// A question whose answers a page asks to be tried.
struct MergeEffectsRequest: Codable {
  var file: String
  var key: String
  var surface: SurfaceRequest
}

/// The open merge of a document, or that there is none.
struct MergeAnswer: Encodable {
  /// Nil if git has no conflict of two versions of the document.
  var merge: Part?
  /// Why a conflict cannot be shown.
  var problem: String?

  /// An open merge with the answers so far.
  struct Part: Encodable {
    var file: String
    /// Grows with every answer and when the file is written.
    var serial: Int
    /// The branches, where git knows them.
    var ours: String?
    var theirs: String?
    /// What is or was asked, by number.
    var questions: [Question]
    var open: Int
    var notes: [String]
    /// Why the document was merged by lines, which have markers then.
    var fallback: String?
    /// All scenes of either side.
    var scenes: [SceneName]
    var undo: String?
    var redo: String?
    /// Whether the file holds the result.
    var isSaved: Bool
    /// Whether the file holds what neither the merge nor the page has written.
    var holdsOtherChanges: Bool
  }

  struct Question: Encodable {
    var number: Int
    var key: String
    var place: String?
    var text: String
    var ours: String
    var theirs: String
    /// `ours` or `theirs`; nil if it is open.
    var answer: String?
    /// The id of the scene that it is about.
    var scene: String?
  }

  struct SceneName: Encodable, Hashable {
    var id: String
    var name: String
  }
}

/// What either answer does to frames; nil for a question about no scene.
struct MergeEffectsAnswer: Encodable {
  var effects: AnswerEffects?
}

@MainActor
extension Studio {
  /// The open merge of a document. It is begun if it was not, or if git began another one.
  func merge(of file: String?) throws(StudioError) -> MergeAnswer {
    guard let file, files.contains(file) else {
      throw StudioError(
        404, "\(file ?? "The document without a name") is not one of the documents that are open in Trellis Studio.")
    }
    if let known = merges[file] {
      if known.isOpen { return MergeAnswer(known) }
      merges[file] = nil
    }
    guard OpenMerge.files(below: [file]).contains(URL(fileURLWithPath: file).standardizedFileURL.path) else {
      return MergeAnswer(problem: OpenMerge.problemOfMarkers(in: file))
    }
    do throws(RunFailure) {
      let begun = try InteractiveMerge(file)
      merges[file] = begun
      return MergeAnswer(begun)
    } catch {
      return MergeAnswer(problem: StudioError(error).message)
    }
  }

  private func known(_ file: String) throws(StudioError) -> InteractiveMerge {
    if merges[file] == nil { _ = try merge(of: file) }
    guard let merge = merges[file] else {
      throw StudioError(409, "Git cannot start, or has no open merge of this document.")
    }
    return merge
  }

  /// Answers, takes back or writes.
  func merge(_ order: MergeOrder) throws(StudioError) -> MergeAnswer {
    let merge = try known(order.file)
    do throws(RunFailure) {
      switch order.action {
      case .answer:
        guard let key = order.key, let side = order.side.flatMap(MergeSide.init) else {
          throw RunFailure(.noInput, "An answer must have a question and a side, ours or theirs.")
        }
        try merge.answer(key, side)
      case .undo: try merge.undo()
      case .redo: try merge.redo()
      case .save:
        try merge.save(replaces: order.replaces ?? false)
        readAgain(merge.file)
      }
    } catch {
      throw StudioError(error)
    }
    return MergeAnswer(merge)
  }

  /// A scene in some versions of a merge; without a report where a version has no such scene.
  func layOut(_ request: MergeLayoutRequest) throws(StudioError) -> LayoutAnswer {
    let merge = try known(request.file)
    let configuration = try request.surface.configuration()
    let surroundings = try surroundings(of: request.file, language: request.surface.language)
    var answer = LayoutAnswer(version: merge.serial, pictures: [])
    for version in request.versions {
      let document: Document
      do throws(ReadError) { document = try merge.document(version) } catch { throw StudioError(error) }
      guard document.scenes.contains(where: { $0.reportID == request.scene }) else {
        answer.pictures.append(.init(of: nil, on: configuration, prefix: ""))
        continue
      }
      let stand = Stand(
        documents: PreparedDocuments(
          document, options: surroundings.options, localization: surroundings.source.localization),
        options: surroundings.options, source: surroundings.source)
      answer.pictures.append(try picture(of: request.scene, on: configuration, stand, prefix: "m\(version.rawValue)"))
    }
    return answer
  }

  /// What either answer to a question does to frames.
  func effects(_ request: MergeEffectsRequest) throws(StudioError) -> MergeEffectsAnswer {
    let merge = try known(request.file)
    let surroundings = try surroundings(of: request.file, language: request.surface.language)
    return MergeEffectsAnswer(
      effects: AnswerEffects(
        of: request.key, in: merge, options: surroundings.options, on: try request.surface.configuration()))
  }
}

extension MergeAnswer {
  /// What a page shows of a merge.
  @MainActor
  init(_ merge: InteractiveMerge) {
    let answers = merge.answers
    self.merge = Part(
      file: merge.file, serial: merge.serial, ours: merge.names.ours, theirs: merge.names.theirs,
      questions: merge.questions.map { question in
        Question(
          number: question.number, key: question.key, place: question.place, text: question.text, ours: question.ours,
          theirs: question.theirs, answer: answers[question.key]?.rawValue, scene: merge.scene(of: question))
      },
      open: merge.outcome.questions.count, notes: merge.outcome.notes.map(\.sentence), fallback: merge.outcome.fallback,
      scenes: Self.scenes(of: merge), undo: merge.undoTitle, redo: merge.redoTitle, isSaved: merge.isSaved,
      holdsOtherChanges: merge.holdsOtherChanges)
  }

  /// All scenes with a view, those of ours first.
  @MainActor
  private static func scenes(of merge: InteractiveMerge) -> [SceneName] {
    var found: [SceneName] = []
    for version in [InteractiveMerge.Version.ours, .theirs] {
      for scene in (try? merge.document(version))?.scenes ?? [] where scene.rootView != nil {
        guard let id = scene.reportID, !found.contains(where: { $0.id == id }) else { continue }
        found.append(SceneName(id: id, name: name(of: scene)))
      }
    }
    return found
  }

  private static func name(of scene: Scene) -> String {
    let controller = scene.controller
    return controller?.userLabel ?? controller?.title ?? controller?.customClass ?? controller?.kind?.libraryName
      ?? scene.rootView?.displayName ?? "View"
  }
}

extension StudioError {
  /// A failure of the merge, without the path that messages of the command line begin with.
  init(_ failure: RunFailure) {
    let message = failure.message
    let words = message.range(of: ": error: ").map { String(message[$0.upperBound...]) } ?? message
    let sentence = words.prefix(1).uppercased() + words.dropFirst()
    // 412 if the file holds something else than was thought.
    self.init(failure.kind == .badInput ? 412 : 409, sentence.hasSuffix(".") ? sentence : sentence + ".")
  }
}
