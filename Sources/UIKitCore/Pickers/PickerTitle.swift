/// The title of a row, which is no view of the delegate's.
final class PickerTitle: UILabel {}
