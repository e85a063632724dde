import AutoLayout
import VisualFormats

extension NSLayoutConstraint {
  /// The constraints of a row or column of views that a text draws, such as `H:|-[name(>=100)]-20-[field]-|`.
  ///
  /// `views` gives names to views and layout guides, `["name": name]`; `metrics` gives names to numbers. Distances and
  /// sizes are in points. A single `-` is 8 points between views, and leads to the margin of a superview; `|` is the
  /// superview of the view beside it. Beyond Apple's guide a size may be computed: `[a(==b*2)]`, `[a(b/2+4)]`,
  /// `[a(b.height)]`.
  ///
  /// The constraints are inactive and in the order of the text; several predicates at one place keep their order, and
  /// the constraints of alignments come last. The later view of the text is the first item of each.
  ///
  /// A format with a mistake raises `NSInvalidArgumentException` with the place of the mistake; an illegal number
  /// raises what `NSLayoutConstraint` raises for it. If the exception's handler returns, the result is empty.
  ///
  /// Linear in the length of the format. No engine is touched.
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let parsed = try VisualFormatParser.parse(format, VisualFormatDictionaries(metrics: metrics ?? [:], views: views))
      var builder = VisualFormatBuilder(parsed, opts)
      do throws(VisualFormatBuilder.Failure) {
        return try builder.build()
      } catch {
        // A mistake that concerns the whole format is reported at its end.
        guard case .problem(let problem) = error else { return [] }
        throw VisualFormatError(problem: problem, position: format.utf16.count)
      }
    } catch {
      LayoutException.raise("NSInvalidArgumentException", error.reason(format))
      return []
    }
  }
}
