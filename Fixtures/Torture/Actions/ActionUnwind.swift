import UIKit

class ActionUnwind: UIViewController {
  @IBAction func unwind(segue: UIStoryboardSegue) {}
  @IBAction func unwindToHere(_ segue: UIStoryboardSegue) {}
  @IBAction func back(from segue: UIStoryboardSegue) {}
  @IBAction func comeBackTo(segue: UIStoryboardSegue) {}
}
