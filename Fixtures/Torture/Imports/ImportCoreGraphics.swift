import CoreGraphics
import CoreGraphics.CGGeometry
struct ImportCoreGraphics { var rect = CGRect(x: 1, y: 2, width: 3, height: 4); var path: CGPath? }
