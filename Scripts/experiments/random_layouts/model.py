"""A document's constraints as rows of a linear system: its own, those of contents, and those that stack views are known to make.

All coordinates are those of the root. An item has four columns: x, y, width and height; no size is below zero.
"""
from .documents import ASCENDER, DESCENDER, resolve

OPPOSITE = {'leading': 'trailing', 'trailing': 'leading'}
RELATIONS = {'equal': 0, 'greaterThanOrEqual': 1, 'lessThanOrEqual': -1}


class Row:
    """`terms + constant` is zero, or at least (relation 1) or at most (-1) zero."""

    def __init__(self, terms, constant, relation, priority, **about):
        self.terms, self.constant, self.relation, self.priority = terms, constant, relation, priority
        self.id = self.view = self.kind = self.identifier = self.quantity = self.first = self.attribute = None
        self.__dict__.update(about)

    def __repr__(self):
        words = [self.id, self.identifier or self.kind, self.first and '%s.%s' % (self.first, self.attribute),
                 getattr(self, 'second', None), self.quantity, '@%g' % self.priority, self.view]
        return ' '.join(w for w in words if w)


class Model:
    def __init__(self, document, traits, insets, sizes, fixed):
        """`fixed` is the frame of the root; `sizes` are the contents' by id."""
        self.document, self.traits, self.sizes = document, traits, sizes
        self.columns, self.names, self.rows, self.rects = {}, [], [], {}
        self.views = [v for v in document.root.all() if v.is_installed(traits)]
        self.root = document.root
        self.extra = 0
        for view in self.views:
            self.item(view.id)
        for quantity, value in zip(range(4), fixed):
            if value is not None:
                self.row({self.columns[self.root.id] + quantity: 1}, -value, 0, 1000, kind='imposed', view=self.root.id,
                         quantity=('minX', 'minY', 'width', 'height')[quantity])
        x, y, width, height = fixed
        if insets:
            self.rects['safe'] = (insets['left'], insets['top'], -insets['left'] - insets['right'], -insets['top'] - insets['bottom'])
        for view in self.views:
            self.content(view)
            if view.tag == 'stackView':
                Arrangement(self, view)
        for constraint in document.constraints:
            self.add(constraint)

    def item(self, name):
        self.columns[name] = len(self.names)
        self.names += [(name, q) for q in range(4)]

    def guide(self, view, name):
        self.extra += 1
        name = '%s guide %d of %s' % (name, self.extra, view.id)
        self.item(name)
        return name

    def row(self, terms, constant, relation, priority, **about):
        terms = {k: v for k, v in terms.items() if v}
        self.rows.append(Row(terms, constant, relation, priority, **about))
        return self.rows[-1]

    # MARK: Attributes

    def baseline(self, view, attribute):
        """Terms in y and height of the view that has the baseline, and the distance below them."""
        if view.tag == 'stackView':
            shown = [c for c in view.children if c in self.views and not self.hidden(c)]
            if shown:
                if view.value('axis', self.traits) == 'vertical':
                    return self.baseline(shown[0 if attribute == 'firstBaseline' else -1], attribute)
                return self.baseline(max(shown, key=lambda c: (self.sizes.get(c.id) or (-1, -1))[1]), attribute)
        y = self.columns[view.id] + 1
        if view.tag == 'label':
            if attribute == 'firstBaseline':
                return {y: 1}, ASCENDER * view.font
            return {y: 1, y + 2: 1}, -DESCENDER * view.font
        return {y: 1, y + 2: 1}, 0

    def attribute(self, name, attribute):
        """Terms and constant of an attribute, with leading and trailing read by the language."""
        if name in self.rects:
            terms, constant = self.attribute(self.root.id, attribute)
            left, top, wider, higher = self.rects[name]
            shift = {'left': left, 'right': left + wider, 'top': top, 'bottom': top + higher, 'width': wider, 'height': higher,
                     'centerX': left + wider / 2, 'centerY': top + higher / 2}
            return terms, constant + shift[self.read(attribute)]
        if 'aseline' in attribute:
            view = next((v for v in self.views if v.id == name), None)
            if view:
                return self.baseline(view, attribute)
        x = self.columns[name]
        return {'left': {x: 1}, 'right': {x: 1, x + 2: 1}, 'top': {x + 1: 1}, 'bottom': {x + 1: 1, x + 3: 1}, 'width': {x + 2: 1},
                'height': {x + 3: 1}, 'centerX': {x: 1, x + 2: .5}, 'centerY': {x + 1: 1, x + 3: .5}}[self.read(attribute)], 0

    def read(self, attribute):
        if attribute in OPPOSITE:
            return {'leading': 'left', 'trailing': 'right'}[OPPOSITE[attribute] if self.document.is_rtl else attribute]
        return attribute

    def relate(self, first, attribute, relation, second=None, other=None, multiplier=1.0, constant=0.0, priority=1000, **about):
        terms, offset = self.attribute(first, attribute)
        if second is None:
            return self.row(dict(terms), offset - constant, relation, priority, first=first, attribute=attribute, **about)
        more, shift = self.attribute(second, other)
        sign = 1
        result = {}

        def put(terms, factor):
            for column, value in terms.items():
                result[column] = result.get(column, 0) + factor * value

        put(terms, 1)
        put(more, -multiplier)
        total = offset - multiplier * shift
        if multiplier != 1 and attribute in ('leading', 'trailing') + ('left', 'right', 'centerX'):
            # Multiplied places are measured from the edge of the root at which reading begins.
            start = self.attribute(self.root.id, 'leading' if {attribute, other} & set(OPPOSITE) else 'left')[0]
            put(start, multiplier - 1)
        if self.document.is_rtl and {attribute, other} & set(OPPOSITE):
            sign = -1
            result = {k: -v for k, v in result.items()}
            total = -total
        return self.row(result, total - constant, relation, priority, first=first, attribute=attribute, second=second, **about)

    # MARK: What the document has

    def hidden(self, view):
        return view.value('hidden', self.traits) == 'YES'

    def content(self, view):
        size = self.sizes.get(view.id)
        if not size or view.tag == 'stackView':
            return
        column = self.columns[view.id] + 2
        for axis in (0, 1):
            hugging, resistance = view.priorities[axis], view.priorities[2 + axis]
            if size[axis] is None or size[axis] < 0:
                continue
            quantity = ('width', 'height')[axis]
            self.row({column + axis: 1}, -size[axis], -1, hugging, kind='contentHugging', view=view.id, quantity=quantity)
            self.row({column + axis: 1}, -size[axis], 1, resistance, kind='compressionResistance', view=view.id, quantity=quantity)

    def add(self, c):
        if not resolve(True, c.installed, self.traits):
            return
        if c.first not in self.columns and c.first not in self.rects:
            return
        if c.second and c.second not in self.columns and c.second not in self.rects:
            return
        constant = resolve(c.constant, c.variations, self.traits)
        self.relate(c.first, c.attribute, RELATIONS[c.relation], c.second, c.other, c.multiplier, constant, c.priority, id=c.id,
                    kind='constraint')


class Arrangement:
    """The constraints of a stack view, as published logs of UIKit show them."""

    def __init__(self, model, view):
        self.model, self.view = model, view
        traits = model.traits
        self.arranged = [c for c in view.children if c in model.views]
        self.shown = [c for c in self.arranged if not model.hidden(c)]
        self.is_row = view.value('axis', traits, 'horizontal') == 'horizontal'
        self.spacing = float(view.value('spacing', traits, 0))
        self.distribution = view.value('distribution', traits, 'fill')
        self.alignment = {'top': 'leading', 'bottom': 'trailing'}.get(*[view.value('alignment', traits, 'fill')] * 2)
        row, column = ('leading', 'trailing', 'centerX', 'width'), ('top', 'bottom', 'centerY', 'height')
        self.start, self.end, self.center, self.size = row if self.is_row else column
        self.above, self.below, self.middle, self.breadth = column if self.is_row else row
        if not self.is_row and 'aseline' in self.alignment:
            self.alignment = 'fill'
        if self.arranged:
            if self.shown:
                self.distribute()
            self.align()
            self.park()

    def __call__(self, identifier, first, attribute, relation, second=None, other=None, priority=1000, **more):
        item = getattr(first, 'id', first)
        self.model.relate(item, attribute, relation, getattr(second, 'id', second), other, priority=priority, identifier=identifier,
                          view=self.view.id, **more)

    def canvas(self, identifier, item, attribute, relation=0, other=None):
        """Relates the canvas, the stack view within its margins, to an item."""
        inset = 0
        if self.view.margins:
            top, left, bottom, right = self.view.margins
            inset = {'top': top, 'bottom': -bottom, 'left': left, 'right': -right, 'centerX': (left - right) / 2,
                     'centerY': (top - bottom) / 2}[self.model.read(attribute)]
            if self.model.document.is_rtl and attribute in ('leading', 'trailing'):
                inset = -inset
        self(identifier, self.view, attribute, relation, item, other or attribute, constant=-inset)

    def distribute(self):
        shown, size = self.shown, self.size
        self.canvas('UISV-canvas-connection', shown[0], self.start)
        self.canvas('UISV-canvas-connection', shown[-1], self.end)
        pairs = list(zip(shown, shown[1:]))
        loose = self.distribution in ('equalSpacing', 'equalCentering')
        for before, after in pairs:
            self('UISV-spacing', after, self.start, 1 if loose else 0, before, self.end, constant=self.spacing)
        if self.distribution == 'fillEqually':
            for view in shown[1:]:
                self('UISV-fill-equally', view, size, 0, shown[0], size)
        if self.distribution == 'fillProportionally':
            lengths = [self.length(v) for v in shown]
            total = sum(lengths) + self.spacing * len(pairs)
            if any(lengths) and total > 0:
                for i, (view, length) in enumerate(zip(shown, lengths)):
                    if length > 0:
                        self('UISV-fill-proportionally', view, size, 0, self.view, size, multiplier=length / total,
                             priority=1000 if len(shown) == 1 else 999 - i)
        if loose:
            ends = (self.end, self.start) if self.distribution == 'equalSpacing' else (self.center, self.center)
            first = None
            for i, (before, after) in enumerate(pairs):
                gap = self.model.guide(self.view, 'gap')
                self('UISV-distributing-edge', gap, self.start, 0, before, ends[0])
                self('UISV-distributing-edge', gap, self.end, 0, after, ends[1])
                if first:
                    self('UISV-fill-equally', gap, size, 0, first, size,
                         priority=1000 if self.distribution == 'equalSpacing' else 149 - (i - 1))
                first = first or gap
            self('UISV-canvas-fit', self.view, size, 0, priority=49)

    def length(self, view):
        return max(0, self.wish(view)[0 if self.is_row else 1])

    def wish(self, view):
        if view.tag != 'stackView':
            return self.model.sizes.get(view.id) or (-1, -1)
        inner = [c for c in view.children if c in self.model.views and not self.model.hidden(c)]
        sizes = [[max(0, s) for s in self.wish(c)] for c in inner]
        spaces = float(view.value('spacing', self.model.traits, 0)) * max(0, len(inner) - 1)
        along = 0 if view.value('axis', self.model.traits, 'horizontal') == 'horizontal' else 1
        result = [max((s[k] for s in sizes), default=0) for k in (0, 1)]
        result[along] = sum(s[along] for s in sizes) + spaces
        return result

    def align(self):
        all_, shown, how = self.arranged, self.shown, self.alignment
        if not shown:
            for view in all_:
                self.canvas('UISV-alignment', view, self.above)
            return
        first = shown[0]
        line = {'fill': self.above, 'leading': self.above, 'trailing': self.below, 'center': self.middle}.get(how, how)
        for attribute in [line] + [self.below] * (how == 'fill'):
            for view in all_:
                if view is not first:
                    self('UISV-alignment', view, attribute, 0, first, attribute)
        connect = 'UISV-canvas-connection'
        if how == 'fill':
            self.canvas(connect, first, self.above)
            self.canvas(connect, first, self.below)
            return
        if how == 'center' and len(shown) == 1:
            self.canvas(connect, first, self.above, -1)
            self.canvas(connect, first, self.below, 1)
            self.canvas(connect, first, self.middle)
            self('UISV-canvas-fit', self.view, self.breadth, 0, priority=49)
        else:
            spanner = self.spanner(how == 'leading', how == 'trailing')
            self.canvas(connect, first if how == 'leading' else spanner, self.above)
            self.canvas(connect, first if how == 'trailing' else spanner, self.below)
            if how == 'center':
                self.canvas(connect, first, self.middle)
            if how == 'lastBaseline':
                self.canvas(connect, first, self.below, 1)
            if 'aseline' in how:
                self('UISV-canvas-fit', self.view, self.breadth, 0, priority=49)
        for view in all_:
            self('UISV-ambiguity-suppression', view, self.breadth, 0, priority=25)

    def spanner(self, starts, ends):
        spanner = self.model.guide(self.view, 'spanner')
        for view in self.shown:
            for is_tight, attribute, relation in ((starts, self.above, -1), (ends, self.below, 1)):
                self('UISV-spanning-boundary', spanner, attribute, 0 if is_tight else relation, view, attribute,
                     priority=999.5 if is_tight else 1000)
        self('UISV-spanning-fit', spanner, self.breadth, 0, priority=51)
        return spanner

    def park(self):
        """Hidden views: without a length, half a space after the one before, or at the start."""
        for index, view in enumerate(self.arranged):
            if not self.model.hidden(view):
                continue
            self('UISV-hiding', view, self.size, 0)
            before = [v for v in self.arranged[:index] if not self.model.hidden(v)]
            if before and view is not self.arranged[-1]:
                self('UISV-spacing', view, self.start, 0, before[-1], self.end, constant=self.spacing / 2)
            else:
                self.canvas('UISV-canvas-connection', view, self.start)
        if not self.shown:
            for size in (self.size, self.breadth):
                self('UISV-canvas-fit', self.view, size, 0, priority=49)
