import Foundation
import InterfaceBuilder
import LayoutReports
import Staging
import UIKit

/// The documents and sources of an app's folder, in which the views and constraints of its screens have their places.
@MainActor
final class ProgramDocuments {
  private var known: [String: [Document]] = [:]
  private var sources: [String: [String: String]] = [:]

  /// The storyboards and xibs of the folder that can be read, by path.
  private func documents(in folder: String) -> [Document] {
    if let found = known[folder] { return found }
    let paths = AppResources.paths(endingIn: ".storyboard") + AppResources.paths(endingIn: ".xib")
    let found = paths.compactMap { try? Document.read(contentsOf: $0) }
    known[folder] = found
    return found
  }

  /// Every scene that shows something of its own. Storyboards of the launch, which only the system shows, and copies of a storyboard in other
  /// languages are left out.
  func scenes(in folder: String) -> [ProgramScreen] {
    var names: Set<String> = []
    return documents(in: folder).filter { $0.kind == .storyboard && !$0.isLaunchScreen }.flatMap { document in
      let name = Self.name(of: document)
      guard names.insert(name).inserted else { return [ProgramScreen]() }
      return document.scenes.compactMap { scene in
        guard let controller = scene.controller, Self.showsItself(controller) else { return nil }
        return ProgramScreen(id: "\(name)#\(controller.id)", controller: controller.id)
      }
    }
  }

  /// Containers show others, and references stand for them.
  private static func showsItself(_ controller: ControllerElement) -> Bool {
    switch controller.kind {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController,
      .viewControllerPlaceholder:
      false
    default: true
    }
  }

  private static func name(of document: Document) -> String {
    URL(fileURLWithPath: document.file).deletingPathExtension().lastPathComponent
  }

  /// A new controller of the screen `Storyboard#id`; nil if there is none.
  func controller(_ screen: String, in folder: String) -> UIViewController? {
    let parts = screen.split(separator: "#", maxSplits: 1).map(String.init)
    guard parts.count == 2, documents(in: folder).contains(where: { Self.name(of: $0) == parts[0] }) else { return nil }
    return UIStoryboard(name: parts[0], bundle: nil).makeController(id: parts[1])
  }

  // MARK: Places

  /// Where the app's files have the views and constraints: a document has those that it describes; else the line counts that made a
  /// constraint, for the view that it names first, too; and else the place of the superview.
  func places(of live: LiveDocument, in folder: String?) -> [String: ShownScreen.FilePlace] {
    var places: [String: ShownScreen.FilePlace] = [:]
    for (id, place) in live.codePlaces {
      places[id] = ShownScreen.FilePlace(file: path(ofSource: place.fileID), line: Int(place.line))
    }
    let documents = folder.map { self.documents(in: $0) } ?? []
    for id in live.ids {
      // The second row that is made of a prototype has `id#2`.
      let plain = id.split(separator: "#", maxSplits: 1).first.map(String.init) ?? id
      guard
        let place = documents.lazy.compactMap({ document in
          document.element(id: plain).map { (document.file, $0.position) }
        }).first
      else { continue }
      places[id] = ShownScreen.FilePlace(file: place.0, line: place.1.line, column: place.1.column)
    }
    for id in live.ids where places[id] == nil {
      var next = live.superviews[id]
      while let outer = next, places[id] == nil { (places[id], next) = (places[outer], live.superviews[outer]) }
    }
    return places
  }

  /// The path of `Module/File.swift` in the app's folder; the name itself if the folder has no such file.
  private func path(ofSource fileID: String) -> String {
    let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return AppResources.paths(endingIn: name).first { $0.hasSuffix("/\(name)") } ?? fileID
  }
}
