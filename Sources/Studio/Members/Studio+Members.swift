import Foundation
import InterfaceBuilder

/// What can be connected to an object: what its class declares in the sources of the app.
struct MembersAnswer: Encodable {
  /// The class that the document names; nil for one of UIKit.
  var className: String?
  var outlets: [ClassMembers.Outlet]
  var actions: [ClassMembers.Action]
}

@MainActor
extension Studio {
  /// The outlets and actions of an object's class and of the classes above it that the app's sources declare.
  func members(_ file: String?, of id: String?) throws(StudioError) -> MembersAnswer {
    let session = try session(file)
    guard let id, let element = session.document.element(id: id) else {
      throw StudioError(404, "The document has no object \(id ?? "without an id").")
    }
    // An object that stands for the owner of a xib is of its class.
    guard let name = element["customClass"] else { return MembersAnswer(className: nil, outlets: [], actions: []) }
    let classes = SourceMembers.shared.classes(around: session.file, within: paths)
    var answer = MembersAnswer(className: name, outlets: [], actions: [])
    var seen: Set<String> = []
    var next: String? = name
    while let each = next, seen.insert(each).inserted, let members = classes[each] {
      answer.outlets += members.outlets
      answer.actions += members.actions
      next = members.superclass
    }
    return answer
  }
}

/// The classes of the sources of a project, of which each file is read once for each of its versions.
@MainActor
final class SourceMembers {
  static let shared = SourceMembers()

  private var known: [String: (stamp: FileStamp, members: [String: ClassMembers])] = [:]
  /// More sources than these are not looked at.
  private static let mostFiles = 5000
  private static let mostBytes = 2_000_000

  /// The classes of all sources below the folder of the project that a document is in: the nearest one around it with a project, a
  /// manifest or a repository, else the one of the paths that it was found in, else its own.
  func classes(around file: String, within paths: [String]) -> [String: ClassMembers] {
    var merged: [String: ClassMembers] = [:]
    // Those beside the document count wherever its project is found, and however large that is.
    let own = Self.sources(in: URL(fileURLWithPath: file).deletingLastPathComponent().path)
    let all = Self.sources(in: Self.folder(around: file, within: paths))
    for source in own + all.filter({ !own.contains($0) }) {
      for (name, members) in members(of: source) {
        var all = merged[name] ?? ClassMembers()
        all.outlets += members.outlets
        all.actions += members.actions
        all.superclass = all.superclass ?? members.superclass
        merged[name] = all
      }
    }
    return merged
  }

  private func members(of source: String) -> [String: ClassMembers] {
    guard let stamp = FileStamp(of: source) else { return [:] }
    if let known = known[source], known.stamp == stamp { return known.members }
    let data = (try? InputFile.read(source)) ?? Data()
    // Most sources say nothing to Interface Builder, and are not looked at further.
    let isOfInterest = data.count <= Self.mostBytes && data.range(of: Data("@IB".utf8)) != nil
    let members = isOfInterest ? ClassMembers.all(in: String(decoding: data, as: UTF8.self)) : [:]
    known[source] = (stamp, members)
    return members
  }

  private static func folder(around file: String, within paths: [String]) -> String {
    let own = URL(fileURLWithPath: file).deletingLastPathComponent()
    var folder = own
    for _ in 0..<12 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains { name in
        name.hasSuffix(".xcodeproj") || ["Package.swift", "project.yml", "Project.swift", ".git"].contains(name)
      }
      if isProject { return folder.path }
      let outer = folder.deletingLastPathComponent()
      if outer.path == folder.path { break }
      folder = outer
    }
    let roots = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return roots.first { own.standardizedFileURL.path.hasPrefix($0 + "/") } ?? own.path
  }

  private static func sources(in folder: String) -> [String] {
    var found: [String] = []
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    while let name = files.nextObject() as? String, found.count < mostFiles {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(last) {
        files.skipDescendants()
      } else if last.hasSuffix(".swift") {
        found.append("\(folder)/\(name)")
      }
    }
    return found.sorted()
  }
}
