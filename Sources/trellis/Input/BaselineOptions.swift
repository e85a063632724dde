import ArgumentParser

/// The files of known findings.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A file of known findings, which the command does not report.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to this file, for use with --baseline.", valueName: "file"))
  var writeBaseline: String?
}
