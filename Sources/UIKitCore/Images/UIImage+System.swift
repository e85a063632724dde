/// Images that the system draws in its own lists: symbols in a filled circle, with the size of any symbol here (DEVIATIONS.md,
/// 54).
extension UIImage {
  /// A plus sign.
  public class var add: UIImage { system("plus.circle.fill") }
  /// A minus sign.
  public class var remove: UIImage { system("minus.circle.fill") }
  /// Three points.
  public class var actions: UIImage { system("ellipsis.circle.fill") }
  /// A check mark.
  public class var checkmark: UIImage { system("checkmark.circle.fill") }
  /// A check mark in a circle with a line around it.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  private static func system(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage(symbol: name, size: .zero)
  }
}
