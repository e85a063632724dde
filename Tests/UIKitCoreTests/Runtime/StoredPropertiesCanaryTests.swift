import Foundation
import Testing

@testable import UIKitCore

/// The functions of the Swift runtime that `StoredProperties` and `UIView+Instances` call by their names in the object file, which no
/// promise covers. A new compiler that changes one of them fails the test of that function's name; one that removes or renames it does not
/// link, and the linker says which.
@MainActor
@Suite struct StoredPropertiesCanaryTests {
  private class Base { var first: Int8 = 1 }

  private final class Sample: Base {
    private(set) var second = "two"
    let third: Int = 3
    weak var fourth: AnyObject?
    var fifth: Double?
  }

  @Test func swift_reflectionMirror_recursiveCount() {
    #expect(runtimeFieldCount(Base.self) == 1)
    #expect(runtimeFieldCount(Sample.self) == 5)
  }

  @Test func swift_reflectionMirror_recursiveChildMetadata() {
    let types: [Any.Type] = [Int8.self, String.self, Int.self, AnyObject?.self, Double?.self]
    for (index, name) in ["first", "second", "third", "fourth", "fifth"].enumerated() {
      var record = RuntimeFieldRecord()
      let type = runtimeFieldMetadata(Sample.self, index: index, &record)
      defer { record.free?(record.name) }
      #expect(record.name.map { String(cString: $0) } == name)
      #expect(ObjectIdentifier(type) == ObjectIdentifier(types[index]))
      #expect(record.isVar == (name != "third"))
      #expect(record.isStrong == (name != "fourth"))
    }
  }

  @Test func swift_reflectionMirror_recursiveChildOffset() {
    let sample = Sample()
    let place = Unmanaged.passUnretained(sample).toOpaque()
    #expect((place + runtimeFieldOffset(Sample.self, index: 0)).load(as: Int8.self) == 1)
    #expect((place + runtimeFieldOffset(Sample.self, index: 1)).load(as: String.self) == "two")
    #expect((place + runtimeFieldOffset(Sample.self, index: 2)).load(as: Int.self) == 3)
  }

  @Test func propertiesAreSetByName() {
    let sample = Sample()
    let object = NSObject()
    #expect(StoredProperties.set("second", of: sample, toFirstOf: ["changed"]) == .done)
    #expect(StoredProperties.set("fourth", of: sample, toFirstOf: [object]) == .done)
    #expect(StoredProperties.set("fifth", of: sample, toFirstOf: [5.5]) == .done)
    #expect(StoredProperties.set("third", of: sample, toFirstOf: [4]) == .noSuchProperty)
    #expect(StoredProperties.set("second", of: sample, toFirstOf: [4]) == .wrongType)
    #expect(sample.first == 1 && sample.second == "changed" && sample.third == 3 && sample.fifth == 5.5)
    #expect(sample.fourth === object)
  }

  @Test func allocatingInitializerOfUIView() {
    let type: UIView.Type = UISwitch.self
    #expect(type.makeOwn() is UISwitch)
  }

  @Test func allocatingInitializerOfUITableViewCell() {
    final class Cell: UITableViewCell {}
    let type: UITableViewCell.Type = Cell.self
    let cell = type.makeOwn("cell")
    #expect(cell is Cell && cell.reuseIdentifier == "cell")
  }

  @Test func allocatingInitializerOfUITableViewHeaderFooterView() {
    final class Header: UITableViewHeaderFooterView {}
    let type: UITableViewHeaderFooterView.Type = Header.self
    let header = type.makeOwn("header")
    #expect(header is Header && header.reuseIdentifier == "header")
  }

  @Test func allocatingInitializerOfCALayer() {
    final class Layer: CALayer {}
    final class Layered: UIView { override class var layerClass: AnyClass { Layer.self } }
    #expect(Layered().layer is Layer)
  }
}
