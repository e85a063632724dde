/// What a person has to decide.
struct MergeQuestion {
  enum Kind: String {
    /// One side deleted what the other changed.
    case deletion
    /// Both sides set an attribute.
    case attribute
    /// Both sides set a value.
    case value
    /// Both sides made it another kind of object.
    case kind
    /// Both sides moved it to different places.
    case place
    /// Both sides put the children into different orders.
    case order
    /// Both sides filled a place that holds one object.
    case slot
    /// Both sides added a constraint of the same two edges, with different distances.
    case contradiction
  }

  let kind: Kind
  /// What it is about.
  let identity: Int
  /// The object of the other side that cannot be there as well; nil where there is one only.
  var rival: Int?
  /// The attribute in question.
  var attribute: String?
  /// The side that deleted it, for deletions.
  var deleter: MergeSide?
  /// The same in every run.
  let key: String

  /// Whether the answer decides if objects are there.
  var isOfObjects: Bool {
    switch kind {
    case .deletion, .slot, .contradiction: true
    case .attribute, .value, .kind, .place, .order: false
    }
  }
}

/// What a merge decided and a person should know.
struct MergeNote {
  enum Kind: String {
    /// Both sides added objects at the same place of a list.
    case samePlace
    /// A connection or constraint of one side went with the object that the other side deleted.
    case wentWithObject
    /// Both sides made the same constraint or connection; that of theirs is left out.
    case twin
    /// A reference of an object led to what the other side deleted.
    case referenceDropped
    /// Both sides changed what is never asked about, and a person may have chosen it.
    case derived
    /// A reference that a side deleted stays with an object that is asked about.
    case staysWithObject
    /// One side moved an object into what the other side deleted; it stays where it was.
    case moveUndone
    /// An object is left out for another one in its place, which is asked about.
    case gaveWay
    /// Both sides made an object with this id; that of theirs has another one now.
    case renumbered
  }

  let kind: Kind
  let identity: Int
  /// The object that decided it.
  var other: Int?
  var attribute: String?
  /// The id that an object had before it was renumbered.
  var oldID: String?
  /// The side whose change it is about.
  var side: MergeSide?

  /// Whether objects are not there because of it, or under another id.
  var isOfObjects: Bool {
    switch kind {
    case .wentWithObject, .twin, .renumbered, .staysWithObject, .gaveWay: true
    case .samePlace, .referenceDropped, .derived, .moveUndone: false
    }
  }
}
