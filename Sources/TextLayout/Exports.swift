// The size of a text is a value of this module.
@_exported import Geometry
