// A file of no target: it does not compile.
import Nowhere

let unused: Nowhere = 1 + "a"
