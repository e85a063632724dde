/// What a frame or an autoresizing mask says, as a constraint that can be read.
final class NSAutoresizingMaskLayoutConstraint: SystemConstraint {}
