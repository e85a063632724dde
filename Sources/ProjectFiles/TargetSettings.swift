import PropertyLists

/// The build settings of a target in the configuration that is shipped.
package struct TargetSettings {
  package let settings: BuildSettings
  /// What of the files with settings cannot be read.
  package private(set) var problems: [ReadError] = []

  /// - Parameter files: the files with settings that were read already, by path.
  package init(_ object: PropertyList, of project: ProjectObjects, _ files: inout [String: ConfigurationFile]) {
    let configuration = Self.configuration(of: object, project)
    settings = Self.settings(of: object.text("name") ?? "", object, project, configuration.name, &files, &problems)
  }

  /// The path of the property list that the settings name; nil for none.
  package func informationFile(in project: ProjectObjects) -> String? {
    settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : FilePath.joined(project.folder, $0) }
  }

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
}
