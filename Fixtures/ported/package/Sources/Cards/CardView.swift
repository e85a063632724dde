import UIKit
import Model
public class CardView: UIView {}
