import InterfaceBuilder
import ProjectFiles
import PropertyLists

/// The targets of a `project.yml`.
///
/// Source: "Project Spec", https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
struct XcodeGenManifest {
  private let spec: PropertyList
  private let folder: String

  /// Files that include each other count up to this depth.
  private static let includeDepth = 8

  /// Nil for a file that has no targets.
  init?(_ file: String) throws(ReadError) {
    guard let spec = try Self.read(file, depth: 0), spec["targets"] != nil else { return nil }
    (self.spec, folder) = (spec, FilePath.folder(of: file))
  }

  /// A file with those that it includes; what it says itself goes before what they say.
  private static func read(_ file: String, depth: Int) throws(ReadError) -> PropertyList? {
    guard depth < includeDepth, let own = try SourceFile.yaml(file) else { return nil }
    var all = PropertyList.dictionary([])
    for included in own["include"]?.elements ?? [] {
      guard let path = included.text ?? included.text("path") else { continue }
      guard let other = try read(FilePath.joined(FilePath.folder(of: file), path), depth: depth + 1) else { continue }
      all = all.merged(with: other)
    }
    return all.merged(with: own)
  }

  var described: DescribedTargets {
    var described = DescribedTargets()
    described.languages = [spec["options"]?.text("developmentLanguage") ?? "en"]
    guard case .dictionary(let targets)? = spec["targets"] else { return described }
    for (name, own, _) in targets {
      described.targets.append(target(name, templates(of: own).merged(with: own), &described.problems))
    }
    return described
  }

  /// The entries of a dictionary of the manifest, by name.
  func entries(_ key: String) -> [(name: String, value: PropertyList)] {
    guard case .dictionary(let pairs)? = spec[key] else { return [] }
    return pairs.map { ($0.key, $0.value) }
  }

  /// The targets with what their templates say, and their settings.
  var builtTargets: [(name: String, entry: PropertyList, settings: BuildSettings)] {
    entries("targets").map { name, own in
      let entry = templates(of: own).merged(with: own)
      return (
        name, entry,
        BuildSettings(layers(of: entry) + layers(of: spec) + [["TARGET_NAME": name, "PRODUCT_NAME": name]])
      )
    }
  }

  private func templates(of target: PropertyList) -> PropertyList {
    target.texts("templates").compactMap { spec["targetTemplates"]?[$0] }
      .reduce(.dictionary([])) { $0.merged(with: $1) }
  }

  private func target(_ name: String, _ target: PropertyList, _ problems: inout [ReadError]) -> ProjectTarget {
    let folders = (target["sources"]?.elements ?? []).compactMap { $0.text ?? $0.text("path") }
      .map { FilePath.joined(folder, $0) }
    let settings = settings(of: target)
    let platforms = target.texts("platform") + target.texts("supportedDestinations")
    let isForPhones = platforms.isEmpty || platforms.contains("iOS")
    let kind = isForPhones ? ProjectTarget.kind(ofProduct: target.text("type") ?? "") : .other
    return ProjectTarget(
      name, kind, in: folders, settings: settings, info: information(of: target, folders, settings, &problems))
  }

  /// The list that the generator writes has the properties of the manifest. Else it takes the file of the settings, or one in a folder of
  /// sources.
  private func information(
    of target: PropertyList, _ folders: [String], _ settings: BuildSettings, _ problems: inout [ReadError]
  ) -> PropertyList? {
    if let properties = target["info"]?["properties"] { return properties }
    let named = target["info"]?.text("path") ?? settings["INFOPLIST_FILE"]
    let files = named.map { [FilePath.joined(folder, $0)] } ?? folders.map { FilePath.joined($0, "Info.plist") }
    for file in files {
      do throws(ReadError) {
        if let list = try SourceFile.propertyList(file) { return list }
      } catch {
        problems.append(error)
      }
    }
    return nil
  }

  // MARK: Settings

  private func settings(of target: PropertyList) -> BuildSettings {
    let release = target["deploymentTarget"] ?? spec["options"]?["deploymentTarget"]
    var layers = layers(of: target) + layers(of: spec)
    if let release = release?.text ?? release?.text("iOS") { layers.append(["IPHONEOS_DEPLOYMENT_TARGET": release]) }
    // What the generator adds for an app of iOS.
    layers.append(["TARGETED_DEVICE_FAMILY": "1,2"])
    return BuildSettings(layers)
  }

  /// Those of the configuration that is shipped, of all, and of groups, then those of its file.
  private func layers(of owner: PropertyList) -> [BuildSettings.Layer] {
    var layers = owner["settings"].map { self.layers(in: $0, depth: 0) } ?? []
    if let file = owner["configFiles"]?.text("Release").flatMap({ ConfigurationFile(FilePath.joined(folder, $0)) }) {
      layers.append(BuildSettings.Layer(file.assignments, configuration: "Release"))
    }
    return layers
  }

  private func layers(in settings: PropertyList, depth: Int) -> [BuildSettings.Layer] {
    guard depth < Self.includeDepth else { return [] }
    guard settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil else {
      return [settings.settings]
    }
    return (settings["configs"]?["Release"].map { layers(in: $0, depth: depth + 1) } ?? [])
      + (settings["base"].map { [$0.settings] } ?? [])
      + settings.texts("groups").compactMap { spec["settingGroups"]?[$0] }
      .flatMap { layers(in: $0, depth: depth + 1) }
  }
}

extension PropertyList {
  /// The elements of a list; a single value stands for a list of one.
  var elements: [PropertyList] {
    if case .array(let values) = self { return values }
    return [self]
  }

  /// The entries of a dictionary as build settings.
  fileprivate var settings: BuildSettings.Layer {
    guard case .dictionary(let pairs) = self else { return [:] }
    return BuildSettings.Layer(
      pairs.map { ($0.key, $0.value.text ?? $0.value.texts.joined(separator: " ")) }, uniquingKeysWith: { $1 })
  }

  /// Both dictionaries in one; the other one's values go before, except that lists are joined.
  fileprivate func merged(with other: PropertyList) -> PropertyList {
    switch (self, other) {
    case (.dictionary(var pairs), .dictionary(let others)):
      var places = Dictionary(pairs.indices.map { (pairs[$0].key, $0) }, uniquingKeysWith: { $1 })
      for pair in others {
        if let place = places[pair.key] {
          pairs[place].value = pairs[place].value.merged(with: pair.value)
        } else {
          places[pair.key] = pairs.count
          pairs.append(pair)
        }
      }
      return .dictionary(pairs)
    case (.array(let values), .array(let others)): return .array(values + others)
    default: return other
    }
  }
}
