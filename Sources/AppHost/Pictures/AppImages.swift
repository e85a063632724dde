import InterfaceBuilder
import Rendering

/// Reads the image files of an app that a picture shows.
struct AppImages: ImageSource {
  func dataURL(of file: String) -> String? { ImageDataURL.of(file) }
}
