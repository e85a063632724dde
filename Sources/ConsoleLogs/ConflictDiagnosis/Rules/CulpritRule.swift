/// A known pattern of conflicts.
struct CulpritRule: Sendable {
  let find: @Sendable (ConflictCore) -> Culprit?

  /// The more certain pattern first: what the system imposes before what the constraints themselves look like.
  static let all: [CulpritRule] =
    [
      .negativeSize, .prototype, .unsizedContainer, .frameOfPrivateView, .cellFrame, .mask, .unsizedFrame,
      .containerFrame,
    ]
    + [.systemViews, .amongSystemViews, .stackHiding]
    + [
      .ownSizeOfImposed, .widthOfAnotherScreen, .cellSize, .keyboard, .contentSize, .twoValues, .collapse, .aspectRatio,
    ]
    + [.screenSize, .sizeBetweenEdges, .safeArea, .stackArrangement, .twoPlaces, .anyMask, .remaining]

  /// What says something about a list that is in no contradiction, but has places that no log gives: what surrounds the views, not
  /// what they say.
  static let aroundTheList: [CulpritRule] = [
    .unsizedContainer, .cellFrame, .mask, .stackHiding, .cellSize, .contentSize, .unplacedSafeArea, .aspectRatio,
    .stackArrangement,
  ]
}
