import UIKit

final class TortureAttachment: NSTextAttachment {
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { CGRect(x: 0, y: -3, width: lineFrag.height, height: lineFrag.height) }
}

func tortureAttachedText() -> NSAttributedString {
  let attachment = NSTextAttachment()
  attachment.image = UIImage(systemName: "star")
  attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
  let text = NSMutableAttributedString(attachment: attachment)
  text.append(NSAttributedString(string: " Star", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
  text.append(NSAttributedString(attachment: TortureAttachment()))
  return text
}
