import AutoLayout

extension NSLayoutConstraint {
  /// The constraints that a picture of a row or column of views stands for, as `H:|-[name(>=100)]-20-[field]-|`.
  ///
  /// `views` names views and layout guides, `["name": name]`; `metrics` names numbers. Distances and sizes are points. A single
  /// `-` is 8 points between views and reaches the margin of a superview; `|` is the superview of the view beside it.
  /// Beyond Apple's guide a size may be computed: `[a(==b*2)]`, `[a(b/2+4)]`, `[a(b.height)]`.
  ///
  /// The constraints come inactive, left to right, each place's in the order of its predicates, those of the options'
  /// alignments last. In each the later view is the first item.
  ///
  /// A format that cannot be understood raises `NSInvalidArgumentException` with the place of the mistake, an illegal number
  /// what `NSLayoutConstraint` raises; should that return, there are no constraints.
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
        // What is wrong with the whole is reported at its end.
        guard case .problem(let problem) = error else { return [] }
        throw VisualFormatError(problem: problem, position: format.utf16.count)
      }
    } catch {
      LayoutException.raise("NSInvalidArgumentException", error.reason(format))
      return []
    }
  }
}
