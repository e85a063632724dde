import InterfaceBuilder

/// How the views of a kind are made: of which class, and what of the element is set on them besides what all views have.
@MainActor
struct ViewFactory {
  let make: (NibLoader, ViewElement) -> UIView

  /// A view that takes nothing more from its element; of the program's class, if the document names one, else as given.
  init<View: UIView>(_ new: @escaping @autoclosure () -> View) {
    make = { loader, _ in loader.instance(orElse: new()) }
  }

  /// A view that is completed by what its typed element says.
  init<View: UIView, Details: TypedElement>(
    _ new: @escaping @autoclosure () -> View, _ type: Details.Type,
    _ apply: @escaping (NibLoader, View, Details) -> Void
  ) {
    make = { loader, element in
      let view = loader.instance(orElse: new())
      if let details = Details(element.element) { apply(loader, view, details) }
      return view
    }
  }

  /// A view that is completed by more than its typed element: its role, or attributes that several kinds share.
  init<View: UIView>(
    _ new: @escaping @autoclosure () -> View, _ apply: @escaping (NibLoader, View, ViewElement) -> Void
  ) {
    make = { loader, element in
      let view = loader.instance(orElse: new())
      apply(loader, view, element)
      return view
    }
  }

  /// A view that can only be made once its element is known.
  init<Details: TypedElement>(of type: Details.Type, _ make: @escaping (NibLoader, Details) -> UIView) {
    self.make = { loader, element in Details(element.element).map { make(loader, $0) } ?? UIView() }
  }

  /// A view of a class of a framework beside UIKit, if the program has it, else a plain one.
  init(ofFramework name: String) {
    make = { loader, _ in
      guard loader.options.purpose == .program, let type = ClassOrigin.frameworkClass(name) as? UIView.Type else {
        return loader.instance(orElse: UIView())
      }
      return loader.instance(orElse: type.init(coder: NibCoder()) ?? UIView())
    }
  }

  /// A plain view, whatever class the document names.
  static let plain = ViewFactory(always: { _, _ in UIView() })

  private init(always make: @escaping (NibLoader, ViewElement) -> UIView) { self.make = make }
}
