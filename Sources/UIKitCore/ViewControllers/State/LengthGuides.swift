/// The guides of `topLayoutGuide` and `bottomLayoutGuide`, made when they are first asked for.
struct LengthGuides {
  var top: UILayoutGuide?
  var bottom: UILayoutGuide?
}
