// What apps import as Combine is OpenCombine: its publishers, and those that Foundation and Dispatch have by it.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
