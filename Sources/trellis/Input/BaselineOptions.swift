import ArgumentParser

/// The files of known findings.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Leave out the findings listed in this file.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to a file for --baseline.", valueName: "file"))
  var writeBaseline: String?
}
