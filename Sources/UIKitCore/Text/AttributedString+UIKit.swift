import TextLayout

extension AttributeScopes {
  /// The attributes of UIKit that decide sizes.
  public struct UIKitAttributes: AttributeScope {
    /// `AttributedString.font`: a `UIFont`; without it, text is measured in 17 points of the system font.
    public let font: FontAttribute
    /// `AttributedString.kern`: points after every character; 0 without it.
    public let kern: KernAttribute

    /// The key of a run's font.
    public enum FontAttribute: AttributedStringKey {
      /// A font with its size in points.
      public typealias Value = UIFont
      /// The name under which the attribute is stored, the same as that of `NSAttributedString.Key.font`.
      public static let name = "NSFont"
    }

    /// Points after every character.
    public enum KernAttribute: AttributedStringKey {
      /// Points; negative values move characters together.
      public typealias Value = CGFloat
      /// The name under which the attribute is stored, the same as that of `NSAttributedString.Key.kern`.
      public static let name = "NSKern"
    }
  }

  /// What makes `string.font` and `string.kern` compile; attributes that do not change sizes are not declared.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of UIKit by their short names, as in `string.font = .systemFont(ofSize: 12)`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributedText {
  /// Without a font, 17 points of the system font.
  init(_ string: AttributedString) {
    self.init(runs: [])
    for run in string.runs {
      let text = String(string[run.range].characters)
      let font = run[AttributeScopes.UIKitAttributes.FontAttribute.self]?.font ?? .system(17)
      runs.append(
        Run(text: text, font: font, kern: Double(run[AttributeScopes.UIKitAttributes.KernAttribute.self] ?? 0)))
    }
  }
}
