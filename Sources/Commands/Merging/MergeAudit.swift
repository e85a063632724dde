import Foundation
import Geometry
import InterfaceBuilder
import Linting
import Merging
import PropertyLists

/// Says what one side of a merge added and its result lacks, whoever made the merge.
package struct MergeAudit {
  /// The rule of objects that are lost.
  static let objectRule = "lost_in_merge"
  /// The rule of outlets that are lost and whose class still declares them.
  static let outletRule = "lost_outlet"
  /// The rule of results that cannot be read.
  static let brokenRule = "broken_merge"

  /// What merges lost.
  package struct Outcome {
    /// The findings.
    package var report: LintReport
    /// What is lost, in no order.
    package var losses: [LostObject]
    /// How many merges were looked at.
    package var merges: Int
    /// What could not be read, a line each.
    package var problems: [String]
    /// Where the paths of documents begin.
    package var folder: String
  }

  private let git: Git

  /// - Parameter folder: a folder of the repository.
  package init(folder: String = ".") { git = Git(folder: folder) }

  /// What the merges of a commit or a range lost.
  ///
  /// - Parameter revision: a commit, or a range such as `main..HEAD`, of which all merges are looked at.
  /// - Throws: ``RunFailure`` if there is no such commit.
  package func audit(_ revision: String) throws(RunFailure) -> Outcome {
    guard !revision.hasPrefix("-") else { throw RunFailure(.noInput, "error: \(revision) is not a commit") }
    let isRange = revision.contains("..")
    let arguments = ["rev-list", "--merges", "--parents"] + (isRange ? [] : ["--no-walk"]) + [revision, "--"]
    guard let list = git.run(arguments), list.status == 0 else {
      throw RunFailure(.noInput, "error: \(revision) is not a commit of this repository, or git is not installed")
    }
    let merges = list.lines.map { $0.split(separator: " ").map(String.init) }.filter { $0.count == 3 }
    guard
      let top = git.output("rev-parse", "--show-toplevel")?.lines.first
        ?? git.output("rev-parse", "--absolute-git-dir")?.lines.first
    else {
      throw RunFailure(.noInput, "error: the working directory is not in a git repository")
    }
    var findings: [Finding] = []
    var problems: [String] = []
    var losses: [LostObject] = []
    var documents: Set<String> = []
    let repository = Git(folder: top)
    for merge in merges {
      let base = repository.output("merge-base", merge[1], merge[2])?.lines.first
      for path in paths(repository, base, merge) {
        guard let ours = repository.blob("\(merge[1]):\(path)"), let theirs = repository.blob("\(merge[2]):\(path)"),
          let result = repository.blob("\(merge[0]):\(path)")
        else { continue }
        documents.insert(path)
        let before = base.flatMap { repository.blob("\($0):\(path)") }
        let name = isRange ? merge[0] : nil
        do throws(DocumentAudit.Failure) {
          let audit = try DocumentAudit(base: before, ours: ours, theirs: theirs, result: result)
          findings += audit.losses.map { finding($0, path, name, declares: repository, in: merge[0]) }
          losses += audit.losses.map { lost($0, path, name, $0.side == .ours ? ours : theirs) }
        } catch {
          if error.isOfResult {
            findings.append(broken(error.error, path, name))
          } else {
            problems.append(
              "\(Self.place(error.error, path)): note: trellis cannot check merge \(merge[0].prefix(8)): \(error.error.message)"
            )
          }
        }
      }
    }
    return Outcome(
      report: report(findings, documents.count), losses: losses, merges: merges.count, problems: problems, folder: top)
  }

  /// What a merge of files lost. Whether a class declares an outlet is not known then.
  ///
  /// - Throws: ``RunFailure`` if a file cannot be read or is no document.
  package static func audit(
    base: String, ours: String, theirs: String, result: String, path: String?
  ) throws(RunFailure) -> Outcome {
    func bytes(_ path: String) throws(RunFailure) -> [UInt8] {
      Array(try TextFile.read(path, admitsPipes: path == "/dev/null"))
    }
    let versions = (try bytes(base), try bytes(ours), try bytes(theirs), try bytes(result))
    let run = MergeAudit()
    let name = path ?? result
    do throws(DocumentAudit.Failure) {
      let audit = try DocumentAudit(base: versions.0, ours: versions.1, theirs: versions.2, result: versions.3)
      let findings = audit.losses.map { run.finding($0, name, nil, declares: nil, in: "") }
      let losses = audit.losses.map { run.lost($0, name, nil, $0.side == .ours ? versions.1 : versions.2) }
      return Outcome(report: run.report(findings, 1), losses: losses, merges: 1, problems: [], folder: ".")
    } catch {
      if error.isOfResult {
        let report = run.report([run.broken(error.error, name, nil)], 1)
        return Outcome(report: report, losses: [], merges: 1, problems: [], folder: ".")
      }
      throw RunFailure(.badInput, "\(place(error.error, name)): error: \(error.error.message)")
    }
  }

  private static func place(_ error: ReadError, _ path: String) -> String {
    "\(path):\(error.position?.line ?? 1):\(error.position?.column ?? 1)"
  }

  private func broken(_ error: ReadError, _ path: String, _ commit: String?) -> Finding {
    Finding(
      rule: Self.brokenRule, severity: .error,
      message:
        "Trellis cannot read the merged document\(commit.map { " of \($0.prefix(8))" } ?? ""), but can read both versions before the merge: \(error.message).",
      file: path, line: error.position?.line ?? 1, column: error.position?.column ?? 1, identity: commit ?? "")
  }

  private func report(_ findings: [Finding], _ documents: Int) -> LintReport {
    var report = LintReport(configurations: 0)
    report.findings = findings
    report.documents = documents
    return LintReport(merging: [report])
  }

  /// The documents that both sides changed.
  private func paths(_ git: Git, _ base: String?, _ merge: [String]) -> [String] {
    func changed(_ commit: String) -> Set<String> {
      // Without a common beginning everything was added.
      let from = base ?? "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
      return Set(git.output("diff-tree", "-r", "-z", "--name-only", "--no-renames", from, commit)?.parts ?? [])
    }
    return changed(merge[1]).intersection(changed(merge[2])).filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
    .sorted()
  }

  private func finding(
    _ loss: DocumentAudit.Loss, _ path: String, _ commit: String?, declares git: Git?, in merge: String
  ) -> Finding {
    let isDeclared = loss.outlet.map { outlet in git.map { declares(outlet, $0, merge) } ?? false } ?? false
    var message =
      "The merge\(commit.map { " \($0.prefix(8))" } ?? "") lost \(loss.name), which \(loss.side.rawValue) added"
    if loss.parts > 0 { message += ", and \(loss.parts) \(loss.parts == 1 ? "object" : "objects") inside it" }
    if isDeclared, let outlet = loss.outlet {
      message += "; \(outlet.className) still declares the outlet, so the outlet is nil when the app runs"
    }
    return Finding(
      rule: isDeclared ? Self.outletRule : Self.objectRule, severity: isDeclared ? .error : .warning,
      message: message + ".",
      file: path, line: loss.line, column: loss.column, elementID: loss.id, identity: identity(of: loss, commit),
      scene: loss.scene)
  }

  private func identity(of loss: DocumentAudit.Loss, _ commit: String?) -> String { "\(commit ?? "") \(loss.id)" }

  private func lost(_ loss: DocumentAudit.Loss, _ path: String, _ commit: String?, _ version: [UInt8]) -> LostObject {
    LostObject(file: path, id: loss.id, name: loss.name, version: version, identity: identity(of: loss, commit))
  }

  /// Whether a source of the commit declares the outlet in a file that names its class.
  private func declares(_ outlet: DocumentAudit.Outlet, _ git: Git, _ commit: String) -> Bool {
    let sources = ["--", "*.swift", "*.h", "*.m", "*.mm"]
    guard let files = git.run(["grep", "-l", "-z", "-w", "-F", "-e", outlet.className, commit] + sources),
      files.status == 0
    else {
      return false
    }
    return files.parts.contains { name in
      guard let text = git.blob(name).map({ String(decoding: $0, as: UTF8.self) }) else { return false }
      return text.split(whereSeparator: \.isNewline).contains { line in
        guard let range = line.range(of: "IBOutlet"), !line.prefix(upTo: range.lowerBound).contains("//") else {
          return false
        }
        return line[range.upperBound...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
          $0 == outlet.property
        }
      }
    }
  }
}
