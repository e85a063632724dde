// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Coins", products: [.library(name: "Coins", targets: ["Coins"])], targets: [.target(name: "Coins")])
