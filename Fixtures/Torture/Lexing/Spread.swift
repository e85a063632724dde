import
  UIKit

@objc (TRSpread)
class
  Spread
  :
  UIView
{
  @objc
  dynamic
  var
    a
    :
    Int
    =
    1

  @objc
  func
    b
    (
      _
      c
      :
      Int
    )
    ->
    Int
  {
    c
  }
}
