/// Runs the body and returns what it does. Objects end with their last reference here, and no pool holds any.
public func autoreleasepool<Failure, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
