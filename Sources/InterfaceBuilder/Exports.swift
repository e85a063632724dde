// The frames, sizes and insets of a document are values of this module.
@_exported import Geometry
// A document says which Xcode saved it, and how it held the device.
@_exported import struct Platform.Device
@_exported import struct Platform.XcodeGeneration
// What is wrong with a file, and where, is said in the same way of all kinds.
@_exported import PropertyLists
