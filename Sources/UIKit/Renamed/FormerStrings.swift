// Attributes of strings as they were called before Swift 4. They work, and the compiler says what they are called now; Apple's
// compiler refuses them.
// Written by Scripts/tables/former-names.

import Foundation

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { NSAttributedString.Key.font }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.paragraphStyle }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.foregroundColor }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.backgroundColor }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { NSAttributedString.Key.ligature }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { NSAttributedString.Key.kern }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.strikethroughStyle }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.underlineStyle }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.strokeColor }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { NSAttributedString.Key.strokeWidth }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { NSAttributedString.Key.shadow }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.textEffect")
public var NSTextEffectAttributeName: NSAttributedString.Key { NSAttributedString.Key.textEffect }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { NSAttributedString.Key.attachment }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { NSAttributedString.Key.link }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { NSAttributedString.Key.baselineOffset }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.underlineColor }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.strikethroughColor }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { NSAttributedString.Key.obliqueness }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.expansion")
public var NSExpansionAttributeName: NSAttributedString.Key { NSAttributedString.Key.expansion }

/// Renamed.
@available(*, deprecated, renamed: "NSAttributedString.Key.writingDirection")
public var NSWritingDirectionAttributeName: NSAttributedString.Key { NSAttributedString.Key.writingDirection }

extension NSUnderlineStyle {
  /// Renamed.
  @available(*, deprecated, renamed: "NSUnderlineStyle.single")
  public static var styleSingle: NSUnderlineStyle { NSUnderlineStyle.single }

  /// Renamed.
  @available(*, deprecated, renamed: "NSUnderlineStyle.thick")
  public static var styleThick: NSUnderlineStyle { NSUnderlineStyle.thick }

  /// Renamed.
  @available(*, deprecated, renamed: "NSUnderlineStyle.double")
  public static var styleDouble: NSUnderlineStyle { NSUnderlineStyle.double }
}
