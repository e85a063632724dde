import UIKit

let conflictScenarios: [Scenario] = []
