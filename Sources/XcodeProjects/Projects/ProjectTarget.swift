import InterfaceBuilder
import Platform

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
    let configuration = Self.configuration(of: object, project)
    settings = Self.settings(of: name, object, project, configuration.name, &files, &problems)
    kind = Self.kind(of: object, settings)
    let plist = settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : FilePath.joined(project.folder, $0) }
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

  // MARK: Settings

  /// Files with settings beyond these do not count.
  private static let fileLimit = 64

  /// The configuration that is shipped: `Release`, else the one that a build without a name takes, else the first.
  private static func configuration(
    of object: PropertyList?, _ project: ProjectObjects, named wanted: String? = nil
  ) -> (name: String, object: PropertyList?) {
    let list = project[object?.text("buildConfigurationList")]
    let all = project.list(list, "buildConfigurations").map { (name: $0.object.text("name") ?? "", object: $0.object) }
    let names = [wanted, "Release", list?.text("defaultConfigurationName")].compactMap { $0 }
    let chosen = names.lazy.compactMap { name in all.first { $0.name == name } }.first ?? all.first
    return (chosen?.name ?? "Release", chosen?.object)
  }

  private static func settings(
    of target: String, _ object: PropertyList, _ project: ProjectObjects, _ configuration: String,
    _ files: inout [String: ConfigurationFile], _ problems: inout [ReadError]
  ) -> BuildSettings {
    var layers: [BuildSettings.Layer] = []
    for owner in [object, project.root] {
      let chosen = Self.configuration(of: owner, project, named: configuration).object
      layers.append(BuildSettings.Layer(assignments(in: chosen?["buildSettings"]), configuration: configuration))
      guard let path = path(ofFileFor: chosen, project) else { continue }
      guard let file = files[path] ?? (files.count < fileLimit ? ConfigurationFile(path) : nil) else { continue }
      files[path] = file
      layers.append(BuildSettings.Layer(file.assignments, configuration: configuration))
      problems += file.problems.filter { !problems.contains($0) }
    }
    let bundle = FilePath.folder(of: project.file).split(separator: "/").last ?? ""
    layers.append([
      "SRCROOT": project.folder, "SOURCE_ROOT": project.folder, "PROJECT_DIR": project.folder, "TARGET_NAME": target,
      "PRODUCT_NAME": target, "CONFIGURATION": configuration,
      "PROJECT_NAME": String(bundle.prefix { $0 != "." }),
    ])
    return BuildSettings(layers)
  }

  private static func assignments(in list: PropertyList?) -> [(name: String, assignment: BuildSettings.Assignment)] {
    guard case .dictionary(let pairs)? = list else { return [] }
    return pairs.map { key, value, _ in
      let text = value.text ?? value.texts.joined(separator: " ")
      return (BuildSettings.Assignment.name(inKey: key), BuildSettings.Assignment(key: key, value: text))
    }
  }

  /// The `.xcconfig` file of a configuration; nil without one.
  private static func path(ofFileFor configuration: PropertyList?, _ project: ProjectObjects) -> String? {
    if let reference = configuration?.text("baseConfigurationReference") { return project.paths[reference] }
    guard let anchor = configuration?.text("baseConfigurationReferenceAnchor"), let folder = project.paths[anchor],
      let path = configuration?.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return FilePath.joined(folder, path)
  }

  // MARK: Kinds

  private static func kind(of object: PropertyList, _ settings: BuildSettings) -> Kind {
    let product = (object.text("productType") ?? "").replacing("com.apple.product-type.", with: "")
    if product.hasPrefix("bundle.") || product.contains("test") || product.contains("watch") { return .other }
    let platforms = settings["SUPPORTED_PLATFORMS"].flatMap { $0.isEmpty ? nil : $0 } ?? settings["SDKROOT"] ?? ""
    if !platforms.isEmpty, !platforms.contains("iphone"), !platforms.contains("auto") { return .other }
    return product.hasPrefix("application") ? .app : .part
  }
}
