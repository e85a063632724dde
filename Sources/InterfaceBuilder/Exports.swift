// The frames, sizes and insets of a document are values of this module.
@_exported import Geometry
