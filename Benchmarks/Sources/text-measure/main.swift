// Lays out the texts of a file of JSON lines, and prints what came out or how long it took.
//
// usage: text-measure FILE          a line {"width", "height", "lines"} for each line of the file, in its order
//        text-measure --speed FILE  one line of JSON: {"peer", "labels", "ns_each", "per_second", "allocs_each"}
import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
let isSpeed = arguments.first == "--speed"
if isSpeed { arguments.removeFirst() }
guard arguments.count == 1 else {
  FileHandle.standardError.write(Data("usage: text-measure [--speed] FILE\n".utf8))
  exit(64)
}
do {
  let samples = try Sample.read(arguments[0])
  isSpeed ? printSpeed(samples) : samples.forEach { print($0.measured) }
} catch {
  FileHandle.standardError.write(Data("text-measure: \(arguments[0]): \(error)\n".utf8))
  exit(66)
}
