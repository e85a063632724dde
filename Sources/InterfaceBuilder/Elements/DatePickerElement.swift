/// What a document says about a date picker.
package struct DatePickerElement: TypedElement {
  /// How the date is chosen, which decides the size; the raw values are the document's.
  package enum Style: String, Sendable {
    /// By wheels or in a compact form, as the mode and the release have it.
    case automatic
    /// By wheels.
    case wheels
    /// In a field that opens a calendar.
    case compact
    /// In a calendar or a field that is always open.
    case inline
  }

  /// What is chosen, which decides the size together with the style; the raw values are the document's.
  package enum Mode: String, Sendable {
    /// A moment, or the part of it that the name says.
    case time, date, dateAndTime, yearAndMonth
    /// A length of time instead of a moment.
    case countDownTimer
  }

  /// Always `datePicker`.
  package static let kind = ElementKind.datePicker

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Automatic if the document does not say.
  package let style: Style
  /// A date and a time if the document does not say.
  package let mode: Mode
  /// Minutes between two rows; 1 if the document does not say.
  package let minuteInterval: Int
  /// Seconds since the beginning of 2001, Greenwich time; nil if the document does not say, or asks for the present.
  package let date: Double?

  /// Reads `<datePicker>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    style = element.word("style") ?? .automatic
    mode = element.word("datePickerMode") ?? .dateAndTime
    minuteInterval = element.int("minuteInterval") ?? 1
    let fixed = element.bool("useCurrentDate") == true ? nil : element.child("date", key: "date")
    date = fixed?.double("timeIntervalSinceReferenceDate")
  }
}
