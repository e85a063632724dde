import ConsoleLogs
import LayoutReports

// A conflict and a trace take a line each in the JSON that explain prints.
extension ConflictDiagnosis: StandsOnItsOwnLine {}
extension LogExplanation.Trace: StandsOnItsOwnLine {}
extension LogExplanation: WireValue {}
