public let hours = 12
