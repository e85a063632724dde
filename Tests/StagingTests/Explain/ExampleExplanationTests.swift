import AutoLayout
import Foundation
import InterfaceBuilder
import Staging
import Testing
import UIKit

/// Explanations of every view of the examples, compared with the frames and with what really happens when a constant changes.
@MainActor
@Suite(.serialized) struct ExampleExplanationTests {
  nonisolated static let documents = [
    "Calculator/Main", "CentredBox/Main", "Priorities/Main", "Profile/Main", "StackViews/Main",
    "Recipes/Recipe1LabelAndField", "Recipes/Recipe3FixedHeightColumns", "Recipes/Recipe4DynamicHeightColumns",
    "Recipes/Recipe7EqualSpacing", "Recipes/Recipe8SizeClasses",
  ]

  private func roots(_ name: String) throws -> [LoadedScene] {
    let file = ExampleFramesTests.repository.appendingPathComponent("Examples/\(name).storyboard")
    let document = try Document.read(contentsOf: file.path)
    return document.scenes.map { scene in
      var loader = NibLoader(document, scene: scene)
      let loaded = loader.load()
      for root in loaded.roots {
        root.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        root.layoutIfNeeded()
      }
      return loaded
    }
  }

  private func views(below view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + views(below: $0) }
  }

  /// Without asking who is against it, which costs a solve for each content that does not fit.
  private func dependence(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) throws -> (LaidOutTree, Dependence)
  {
    let tree = try #require(LaidOutTree(of: view))
    let item = try #require(tree.item(of: view, attribute))
    return (tree, try #require(tree.engine.dependence(of: item, attribute.engine)))
  }

  @Test(arguments: documents) func valuesAreTheFrames(_ document: String) throws {
    var count = 0
    for loaded in try roots(document) {
      for root in loaded.roots {
        for view in views(below: root) where !view.translatesAutoresizingMaskIntoConstraints {
          let frame = view.convert(view.alignmentRect(forFrame: view.bounds), to: root)
          let expected: [(NSLayoutConstraint.Attribute, CGFloat)] = [
            (.left, frame.minX), (.right, frame.maxX), (.top, frame.minY), (.bottom, frame.maxY), (.width, frame.width),
          ]
          for (attribute, value) in expected {
            let (_, dependence) = try dependence(view, attribute)
            // Frames are rounded to pixels once at every superview.
            #expect(abs(dependence.value - Double(value)) < 2)
            let sum = dependence.influences.map(\.share).reduce(dependence.offset, +)
            #expect(abs(dependence.stays.map(\.share).reduce(sum, +) - dependence.value) < 1e-6)
            count += 1
          }
        }
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: documents) func ratesAreWhatHappens(_ document: String) throws {
    var count = 0
    for loaded in try roots(document) {
      for view in loaded.roots.flatMap(views) where !view.translatesAutoresizingMaskIntoConstraints {
        let (tree, dependence) = try dependence(view, .centerX)
        guard let item = tree.item(of: view, .centerX), tree.engine.freedom(of: item, .centerX) == nil else { continue }
        for influence in dependence.influences {
          guard let constraint = tree.constraint(influence.handle),
            influence.range.contains(Double(constraint.constant) + 0.5)
          else { continue }
          constraint.constant += 0.5
          let moved = try self.dependence(view, .centerX).1.value
          constraint.constant -= 0.5
          #expect(abs(moved - dependence.value - 0.5 * influence.rate) < 1e-6, "\(constraint.equationBody)")
          count += 1
        }
      }
    }
    #expect(count > 0)
  }
}
