/// The first stored property of classes whose objects are values of attributed strings.
///
/// Foundation on Linux compares such values with `CFEqual`, which reads ten bits of an object's first stored property, from bit 8 on, as
/// the number of a Core Foundation type. Where they are zero it takes the object for none of its types and ends the process; where they are
/// not, it sees that the object is Swift's and asks `isEqual`. So these bits are never zero here.
package struct FoundationMark: Sendable {
  private let bits: UInt = 0xFF00

  package init() {}
}
