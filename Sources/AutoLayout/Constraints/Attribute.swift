/// The part of an item that a constraint is about.
public typealias Attribute = LayoutAttribute
