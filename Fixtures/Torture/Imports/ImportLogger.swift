import os

struct ImportLogger {
  let logger = Logger(subsystem: "a", category: "b")
  func write(_ value: Int, _ name: String) {
    logger.info("value \(value, privacy: .public) \(name, align: .right(columns: 3), privacy: .private(mask: .hash))")
    logger.error("\(1.5, format: .fixed(precision: 2)) plain")
    logger.debug("literal")
    logger.log(level: .fault, "\(value)")
  }
}
