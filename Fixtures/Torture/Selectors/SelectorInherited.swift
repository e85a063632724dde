class SelectorInherited: SelectorForms {
  func wire() -> [Selector] { [#selector(one), #selector(plain), #selector(getter: title2), #selector(SelectorInherited.two)] }
}
