// Swift Testing names a module of this name that a file which imports both Testing and UIKit imports as well. Apple's holds
// image attachments; on Linux the toolchain has none, so without this empty one such a file would not compile.
