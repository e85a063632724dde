import Synchronization

/// Images that stand for each other in different traits, such as a light and a dark one.
public final class UIImageAsset: NSObject, @unchecked Sendable {
  private let images = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])

  /// An asset without images.
  public override init() {}

  /// Adds an image for the traits, or replaces the one that was added for the same. The image belongs to the asset from then on.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    images.withLock { images in
      images.removeAll { $0.traits == traitCollection }
      images.append((traitCollection, image))
    }
    image.asset.withLock { $0 = self }
  }

  /// Removes the image that was added for exactly these traits.
  public func unregister(with traitCollection: UITraitCollection) {
    images.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// The image of the most specific traits that the given ones contain; of several the one that was added last. Without any it is the
  /// one that was added first, and in an empty asset an image without size.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    images.withLock { images in
      let fitting = images.filter { traitCollection.containsTraits(in: $0.traits) }
      let best = fitting.last { candidate in
        fitting.allSatisfy {
          candidate.traits.containsTraits(in: $0.traits) || !$0.traits.containsTraits(in: candidate.traits)
        }
      }
      return (best ?? images.first)?.image ?? UIImage(name: nil, size: .zero)
    }
  }
}

extension UIImage {
  /// The asset that the image was registered with last; nil for an image that stands alone.
  public var imageAsset: UIImageAsset? { asset.withLock { $0 } }
}
