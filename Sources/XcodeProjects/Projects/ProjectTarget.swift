import InterfaceBuilder
import Platform
import ProjectFiles

/// A target of a project: what is built, of which files, and what it supports.
struct ProjectTarget {
  /// What a target builds, as far as documents are concerned.
  enum Kind: Hashable, Sendable {
    /// An app for iPhones or iPads.
    case app
    /// A framework, an extension or a bundle for iOS, which shows inside an app.
    case part
    /// Tests, and everything for another system: documents in there belong to no app.
    case other
  }

  let name: String
  let kind: Kind
  let settings: BuildSettings
  /// The folder that the target has for itself: that of its `Info.plist`, and those called like the target.
  let folders: [String]
  /// What the target alone says.
  private(set) var support = AppSupport()
  /// What of its files cannot be read.
  private(set) var problems: [ReadError] = []

  /// - Parameter files: the files with settings that were read already, by path.
  init(_ object: PropertyList, of project: ProjectObjects, _ files: inout [String: ConfigurationFile]) {
    name = object.text("name") ?? ""
    let found = TargetSettings(object, of: project, &files)
    (settings, problems) = (found.settings, found.problems)
    kind = Self.kind(of: object, settings)
    let plist = found.informationFile(in: project)
    let beside = plist.map(FilePath.folder).flatMap { $0 == project.folder ? nil : $0 }
    folders = [beside, name.isEmpty ? nil : FilePath.joined(project.folder, name)].compactMap { $0 }
    guard kind != .other else { return }
    var info: PropertyList?
    if let plist {
      do throws(ReadError) {
        info = try SourceFile.propertyList(plist)
      } catch {
        problems.append(error)
      }
    }
    support = AppSupport(settings: settings, info: info)
    // Of a file that is damaged nobody knows how the app is held, whatever the settings say.
    if plist != nil, info == nil, !problems.isEmpty { support.orientations = [:] }
  }

  /// A target that something else than a project of Xcode describes.
  init(_ name: String, _ kind: Kind, in folders: [String], settings: BuildSettings, info: PropertyList?) {
    (self.name, self.kind, self.folders, self.settings) = (name, kind, folders, settings)
    support = AppSupport(settings: settings, info: info)
  }

  // MARK: Kinds

  /// By the last part of a product's type, such as `application` or `app-extension`.
  static func kind(ofProduct product: String) -> Kind {
    if product.hasPrefix("bundle.") || product.contains("test") || product.contains("watch") { return .other }
    return product.hasPrefix("application") ? .app : .part
  }

  private static func kind(of object: PropertyList, _ settings: BuildSettings) -> Kind {
    let product = (object.text("productType") ?? "").replacing("com.apple.product-type.", with: "")
    let platforms = settings["SUPPORTED_PLATFORMS"].flatMap { $0.isEmpty ? nil : $0 } ?? settings["SDKROOT"] ?? ""
    if !platforms.isEmpty, !platforms.contains("iphone"), !platforms.contains("auto") { return .other }
    return kind(ofProduct: product)
  }
}
