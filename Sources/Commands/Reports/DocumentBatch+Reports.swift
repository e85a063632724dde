import Dispatch
import InterfaceBuilder
import LayoutReports
import Staging
import UIKitCore

extension DocumentBatch {
  /// Lays all documents out on a surface.
  ///
  /// - Parameters:
  ///   - usesStoredTextSizes: whether text elements keep the size stored in the document; on the canvas only.
  ///   - displayScale: pixels per point of the display that the documents were saved on; nil for what is likely.
  ///   - isPicture: whether the report is for drawing: with bars, places of letters and files of images.
  package mutating func layoutReport(
    on surface: Surface, usesStoredTextSizes: Bool = false, displayScale: Double? = nil,
    isPicture: Bool = false
  ) -> LayoutReport {
    var report = LayoutReport()
    forEach { item in
      var options = item.options
      options.usesStoredTextSizes = usesStoredTextSizes
      options.displayScale = displayScale
      options.isPicture = isPicture
      let staged = Stage(item.document, on: surface, options: options, localization: item.localization).layOut()
      report.documents.append(
        DocumentReport(
          file: item.document.file,
          diagnostics: item.document.diagnostics.map(ReportDiagnostic.init) + staged.diagnostics,
          scenes: staged.scenes))
    }
    return report
  }

  /// Measures what the scenes of all documents cost on a device.
  package mutating func cost(on configuration: LayoutConfiguration) -> CostReport {
    var report = CostReport()
    forEach { item in
      let stage = Stage(
        item.document, on: .device(configuration), options: item.options, localization: item.localization)
      let scenes = stage.cost(clock: { DispatchTime.now().uptimeNanoseconds })
      report.documents.append(CostReport.DocumentPart(file: item.document.file, scenes: scenes))
    }
    return report
  }

  /// Compares the frames that Xcode stored in the documents with those that its canvas gets here.
  ///
  /// - Parameters:
  ///   - tolerance: the distance in points by which an edge may differ.
  ///   - displayScale: pixels per point of the display that the documents were saved on; nil for what is likely.
  package mutating func verification(tolerance: Double, displayScale: Double? = nil) -> VerificationReport {
    var report = VerificationReport(tolerance: tolerance)
    forEach { item in
      var options = item.options
      options.displayScale = displayScale
      report.add(
        DocumentVerification(item.document, tolerance: tolerance, options: options, localization: item.localization))
    }
    return report
  }

  /// Why an attribute of a view is what it is.
  ///
  /// - Parameter view: the id, label or text of a view.
  /// - Returns: nil if no such view is laid out by constraints.
  package mutating func explanation(
    of attribute: NSLayoutConstraint.Attribute, of view: String, on configuration: LayoutConfiguration
  ) -> Explanation? {
    var explanation: Explanation?
    forEach { item in
      let stage = Stage(
        item.document, on: .device(configuration), options: item.options, localization: item.localization)
      explanation = stage.explain(view, attribute)
    }
    return explanation
  }
}
