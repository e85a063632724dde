// `import QuartzCore` brings the numbers and rectangles of Core Graphics, which are Foundation's on Linux.
@_exported import Foundation
