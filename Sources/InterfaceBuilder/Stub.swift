public struct AttributedStringElement { public struct Run { public var text: String; public var font: FontElement? }; public var runs: [Run]; public init(_ e: Element) { runs = [] } }
extension Document {
  public func canvasRootSize(of s: Scene) -> Size { s.rootView?.frame.map { Size(width: $0.width, height: $0.height) } ?? Size(width: 375, height: 667) }
  public func canvasSafeArea(of s: Scene) -> EdgeInsets { EdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
  public func canvasLayoutGuideInsets(of s: Scene) -> EdgeInsets { EdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
  public func canvasCellMargins(of c: ViewElement, contentView: ViewElement, in s: Scene) -> EdgeInsets { EdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }
  public var canvasScale: Double { 2 }
  public struct Bars { public var hasNavigationBar = false; public var hasTabBar = false; public var hasToolbar = false }
  public func bars(of s: Scene) -> Bars { Bars() }
}
