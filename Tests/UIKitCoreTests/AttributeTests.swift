import AutoLayout
import Testing

@testable import UIKitCore

/// UIKit's own enumerations beside the engine's: the numbers are those that documents and Objective-C code store.
@Suite struct AttributeTests {
  @Test func everyAttributeHasItsCounterpartInTheEngine() {
    #expect(NSLayoutConstraint.Attribute.allCases.count == AutoLayout.Attribute.allCases.count)
    for attribute in NSLayoutConstraint.Attribute.allCases {
      #expect(attribute.engine == AutoLayout.Attribute.allCases[attribute.rawValue])
      #expect("\(attribute.engine)" == "\(attribute)")
      #expect(NSLayoutConstraint.Attribute(attribute.engine) == attribute)
    }
  }
}
