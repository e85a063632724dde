extension Explanation {
  /// The explanation as one JSON object on one line; equal explanations give equal bytes.
  ///
  /// Members that are missing: `freedom` where there is none, a range's end that is infinite, the `range` of contents.
  public func json() -> String {
    var object = JSONObject()
    object.add("item", item)
    object.add("attribute", attribute)
    object.add("value", value)
    if let freedom { object.add("freedom", json: freedom.json) }
    object.add("steps", json: JSONText.array(steps.map(\.json)))
    object.add("rests", json: JSONText.array(rests.map(\.json)))
    if offset != 0 { object.add("offset", offset) }
    object.add("against", json: JSONText.array(dissenters.map(\.json)))
    object.add("limits", json: JSONText.array(limits.map(\.json)))
    return object.text
  }
}

extension Explanation.Step {
  var json: String {
    var object = JSONObject()
    object.add("constraint", json: constraint.json)
    object.add("share", share)
    if inset != 0 { object.add("inset", inset) }
    object.add("constant", constant)
    object.add("rate", rate)
    if let range { object.add("range", json: range.json) }
    object.add("distance", distance)
    return object.text
  }
}

extension Explanation.Rest {
  var json: String {
    var object = JSONObject()
    object.add("quantity", quantity)
    object.add("share", share)
    object.add("isLeast", isLeast)
    return object.text
  }
}

extension Explanation.Dissenter {
  var json: String {
    var object = JSONObject()
    object.add("constraint", json: constraint.json)
    object.add("wanted", wanted)
    object.add("actual", actual)
    if let valueIfObeyed { object.add("valueIfObeyed", valueIfObeyed) }
    object.add("losesTo", json: JSONText.array(losesTo.map(\.json)))
    return object.text
  }
}

extension Explanation.Limit {
  var json: String {
    var object = JSONObject()
    object.add("constraint", json: constraint.json)
    object.add("slack", slack)
    return object.text
  }
}

extension ConflictExplanation {
  /// The conflict as one JSON object on one line.
  public func json() -> String {
    var object = JSONObject()
    object.add("members", json: JSONText.array(members.map(\.json)))
    object.add("broken", json: broken.json)
    object.add("repairs", json: JSONText.array(repairs.map(\.json)))
    return object.text
  }
}

extension ConflictExplanation.Repair {
  var json: String {
    var object = JSONObject()
    object.add("kind", kind.rawValue)
    object.add("text", text)
    if let value { object.add("value", value) }
    object.add("movement", movement)
    return object.text
  }
}

extension AmbiguityExplanation {
  /// The ambiguity as one JSON object on one line; an infinite end of the range is missing.
  public func json() -> String {
    var object = JSONObject()
    object.add("item", item)
    object.add("quantity", quantity)
    object.add("value", value)
    object.add("range", json: range.json)
    object.add("motions", json: JSONText.array(motions.map(\.json)))
    object.add("settlements", json: JSONText.array(settlements.map(\.json)))
    return object.text
  }
}

extension AmbiguityExplanation.Motion {
  var json: String {
    var object = JSONObject()
    object.add("item", item)
    object.add("quantity", quantity)
    object.add("rate", rate)
    return object.text
  }
}

extension AmbiguityExplanation.Settlement {
  var json: String {
    var object = JSONObject()
    object.add("kind", kind.rawValue)
    object.add("text", text)
    object.add("value", value)
    return object.text
  }
}

extension ConstraintMention {
  var json: String {
    var object = JSONObject()
    object.add("text", text)
    object.add("kind", kind.rawValue)
    object.add("priority", priority)
    object.add("identifier", ifPresent: identifier)
    object.add("file", ifPresent: place?.fileID)
    object.add("line", ifPresent: place?.line)
    return object.text
  }
}

extension ClosedRange<Double> {
  /// `{"from":0, "to":300}`, without the ends that are infinite.
  fileprivate var json: String {
    var object = JSONObject()
    if lowerBound.isFinite { object.add("from", lowerBound) }
    if upperBound.isFinite { object.add("to", upperBound) }
    return object.text
  }
}
