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
    /// Both sides made an object with this id; that of theirs has another one now.
    case renumbered
  }

  let kind: Kind
  let identity: Int
  /// The object that decided it.
  var other: Int?
  var attribute: String?
  /// The side whose change it is about.
  var side: MergeSide?
}
