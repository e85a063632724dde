import Editing
import Geometry
import Linting

extension Finding {
  /// Whether the finding is about contents that are tied: its identity is the size along the axis then.
  var isTie: Bool { rule == "ambiguous_layout" && (identity == "width" || identity == "height") }

  /// What the finding is to those who look for remedies; nil if constraints and attributes cannot help.
  var trouble: Trouble? {
    guard let id = elementID else { return nil }
    let ids = [id] + others.compactMap(\.elementID).filter { $0 != id }
    switch rule {
    case "conflicting_constraints":
      // The identity lists the constraints, also those that the finding does not stand at.
      return .conflict([id] + identity.split(separator: " ").map(String.init).filter { $0 != id })
    case "ambiguous_layout" where isTie: return .tied(ids, identity == "width" ? .horizontal : .vertical)
    case "ambiguous_layout", "missing_constraints", "scrollable_content_size", "zero_size", "missing_trailing":
      return .open(ids)
    case "outside_screen", "overlapping_views", "outside_safe_area", "small_touch_target":
      return .misplaced(ids)
    case "misplaced_view": return .outdated(ids)
    case "clipped_text": return .clipped(id)
    case "required_row_height", "required_hidden_size", "fixed_text_width", "arranged_subview_edge",
      "hidden_view_conflict":
      return .strict(id)
    case "adjusts_fixed_font": return .fixedFont(id)
    case "missing_destination": return .connection(id)
    case "missing_reuse_identifier": return .nameless(id)
    default: return nil
    }
  }
}
