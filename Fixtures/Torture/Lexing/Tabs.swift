import	UIKit

class	Tabs:	UIView	{
	@IBOutlet	weak	var	label:	UILabel!
	@IBAction	func	tap(_	sender:	Any)	{	_ = #selector(tap)	}
}
