// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Cards",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Cards", targets: ["Cards"])],
  dependencies: [.package(url: "https://github.com/example/Deck.git", from: "2.0.0")],
  targets: [
    .target(name: "Cards", dependencies: ["Model", .product(name: "Deck", package: "Deck")]),
    .target(name: "Model"),
    .testTarget(name: "CardsTests", dependencies: [.target(name: "Cards")]),
  ]
)
