/// Lies outside of the folder of the app.
enum Money {
  static let discount = 0.1
}
