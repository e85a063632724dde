import TextLayout

/// What a program may change in the look of a segmented control.
extension UISegmentedControl {
  /// The segments that a position adjustment is for.
  public enum Segment: Int, Sendable {
    /// All of them.
    case any = 0
    /// One of several at the side where reading begins, in the middle, or at the other side.
    case left, center, right
    /// The only one.
    case alone
  }

  struct Appearance {
    var titles: [State: [NSAttributedString.Key: Any]] = [:]
    var backgrounds: [BarImage<State>: UIImage] = [:]
    var dividers: [BarImage<DividerStates>: UIImage] = [:]
    var adjustments: [BarImage<Segment>: UIOffset] = [:]
  }

  /// What an image or an offset is for.
  struct BarImage<Place: Hashable>: Hashable {
    let place: Place
    let metrics: UIBarMetrics
  }

  struct DividerStates: Hashable {
    let left: State
    let right: State
  }

  /// The font of titles that are not selected.
  var titleFont: UIFont {
    if let font = appearance.titles[.normal]?[.font] as? UIFont { return font }
    return UIFont(.system(13, weight: layoutProfile.controls.hasMediumSegmentTitles ? .medium : .regular))
  }

  /// Replaces the ground of the segments in a state, in pictures. The height stays that of the system's control.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    appearance.backgrounds[BarImage(place: state, metrics: barMetrics)] = backgroundImage
  }
  /// What was set for exactly this state and these metrics.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    appearance.backgrounds[BarImage(place: state, metrics: barMetrics)]
  }

  /// Replaces the line between two segments in pictures. The width of the control stays the same.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    appearance.dividers[BarImage(place: DividerStates(left: leftState, right: rightState), metrics: barMetrics)] =
      dividerImage
  }
  /// What was set for exactly these states and metrics.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearance.dividers[BarImage(place: DividerStates(left: leftState, right: rightState), metrics: barMetrics)]
  }

  /// Moves the content of segments in pictures; points.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { appearance.adjustments[BarImage(place: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment }
  /// Zero unless it was set for exactly these segments and metrics.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { appearance.adjustments[BarImage(place: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero }

  // MARK: For pictures

  /// What one segment shows, and where its content stands.
  package struct Shown {
    package var title: String?
    package var image: UIImage?
    package var isEnabled: Bool
    package var frame: CGRect
    /// Of the content, from the middle of the segment.
    package var offset: CGPoint
    package var attributes: [NSAttributedString.Key: Any]
    package var background: UIImage?
  }

  /// The segments in the order of reading.
  package var shownSegments: [Shown] {
    segments.indices.map { index in
      let segment = segments[index]
      let state: State = !(segment.isEnabled && isEnabled) ? .disabled : index == selectedSegmentIndex ? .selected : []
      var attributes = appearance.titles[.normal] ?? [:]
      if state != .normal { attributes.merge(appearance.titles[state] ?? [:]) { _, new in new } }
      let adjustment = adjustment(of: index)
      return Shown(
        title: segment.title, image: segment.image, isEnabled: state != .disabled, frame: frame(ofSegment: index),
        offset: CGPoint(
          x: segment.contentOffset.width + adjustment.horizontal, y: segment.contentOffset.height + adjustment.vertical),
        attributes: attributes,
        background: backgroundImage(for: state, barMetrics: .default)
          ?? backgroundImage(for: .normal, barMetrics: .default))
    }
  }

  private func adjustment(of index: Int) -> UIOffset {
    let kind: Segment =
      segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    return appearance.adjustments[BarImage(place: kind, metrics: .default)]
      ?? appearance.adjustments[BarImage(place: .any, metrics: .default)] ?? .zero
  }

  /// The picture of the line between two segments, the default one if nobody has set one for their states.
  package func shownDivider(after index: Int) -> UIImage? {
    let left: State = index == selectedSegmentIndex ? .selected : .normal
    let right: State = index + 1 == selectedSegmentIndex ? .selected : .normal
    return dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
      ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
  }
}
