/// What decides, beside the text, how a label measures it. The properties of `UILabel` describe the values.
struct LabelStyle {
  var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var adjustsFontSizeToFitWidth = false
  var adjustsFontForContentSizeCategory = false
}
