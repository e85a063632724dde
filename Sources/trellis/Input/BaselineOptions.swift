import ArgumentParser

/// The files of known findings.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Do not report the findings that are listed in this file.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to a file that --baseline can read.", valueName: "file"))
  var writeBaseline: String?
}
