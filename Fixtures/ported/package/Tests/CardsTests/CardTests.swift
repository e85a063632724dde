import XCTest
@testable import Cards
