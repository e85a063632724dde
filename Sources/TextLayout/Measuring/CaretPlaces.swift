/// Where the units of UTF-16 of a text begin if it stands in one line, in points from its beginning, and where the last of them ends: one
/// place more than there are units. The second unit of a pair is where the first one is. Line breaks take no room.
///
/// In the order of the text, also where it is read from the right. Linear in its length.
///
/// - Parameter indent: From the edge that stops of tabs are counted from to the beginning of the text, in points.
package func caretPlaces(
  of text: AttributedText, in environment: TextEnvironment, indent: Double = 0
) -> [Double] {
  let shaped = ShapedText(text, in: environment)
  let room = LineRoom(limit: .infinity, indent: indent, tabs: text.paragraph.tabs)
  var places: [Double] = []
  places.reserveCapacity(shaped.scalars.count + 1)
  var x = 0.0
  for (index, scalar) in shaped.scalars.enumerated() {
    places.append(x)
    if scalar > 0xFFFF { places.append(x) }
    if !isLineSeparator(scalar) { x = shaped.advanced(x, over: index, lineStart: 0, in: room) }
  }
  places.append(x)
  return places
}
