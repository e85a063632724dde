/// A coin, with its worth in cents.
public enum Coin: Int, CaseIterable {
  case one = 1, two = 2, five = 5, ten = 10
}
