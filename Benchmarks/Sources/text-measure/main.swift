// Lays out the texts of a file of JSON lines, and prints what came out or how long it took.
//
// usage: text-measure FILE              a line {"width", "height", "advance", "lines"} for each line of the file, in its order
//        text-measure --bits FILE       everything a layout says, with numbers as bits, for comparing two builds
//        text-measure --speed FILE      one line of JSON: {"peer", "way", "labels", "ns_each", "per_second", "allocs_each"}
//        text-measure --speed=WAY FILE  the same for a way of measuring: lines, sizes or prepared
import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
let option = arguments.first.flatMap { $0.hasPrefix("--") ? $0 : nil }
if option != nil { arguments.removeFirst() }
let way = option == "--speed" ? .lines : Way.allCases.first { option == "--speed=\($0)" }
guard arguments.count == 1, option == nil || way != nil || option == "--bits" else {
  FileHandle.standardError.write(Data("usage: text-measure [--bits | --speed[=lines|sizes|prepared]] FILE\n".utf8))
  exit(64)
}
do {
  let samples = try Sample.read(arguments[0])
  if let way {
    printSpeed(samples, way)
  } else {
    samples.forEach { print(option == "--bits" ? $0.bits : $0.measured) }
  }
} catch {
  FileHandle.standardError.write(Data("text-measure: \(arguments[0]): \(error)\n".utf8))
  exit(66)
}
