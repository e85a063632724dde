// Drawing views and screens was a module of its own; sources that import it keep compiling.
@_exported import AppHost
