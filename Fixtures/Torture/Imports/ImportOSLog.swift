import OSLog
let importOSLog = OSLog.default
