import class UIKit.UIView
import struct CoreGraphics.CGFloat
import func Darwin.sqrt
import Darwin.C
import enum Foundation.ComparisonResult
import UIKit.UIGestureRecognizerSubclass
class ImportParts: UIView { let root = sqrt(2.0); let result: ComparisonResult = .orderedSame }
