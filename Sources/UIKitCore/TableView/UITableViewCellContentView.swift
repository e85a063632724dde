/// A class of its own, because lists of constraints and traces show its name.
final class UITableViewCellContentView: UIView {}
