// `import UIKit` brings the core and everything around it: what lays screens out is `UIKitCore`, which the command line builds alone;
// what apps use beside it stands in this module.
@_exported import UIKitCore
