import Foundation
import Testing

@testable import InterfaceBuilder
