"""Random documents, by what they are about."""
from .documents import ASCENDER, DESCENDER, Constraint, Document, View

FONTS = (9, 11, 12, 13, 15, 17, 17, 20, 24, 28, 34, 40)
TEXTS = ('Go', 'Hello', 'Settings', 'A longer title', 'gjpqy', '12:45')
PRIORITIES = (1, 50, 100, 200, 249, 250, 251, 252, 300, 500, 749, 750, 751, 800, 998, 999)
DEVICES = {('iPhone 8', 'portrait'): ('widthClass=compact', 'heightClass=regular'),
           ('iPhone 8', 'landscape'): ('widthClass=compact', 'heightClass=compact'),
           ('iPhone 8 Plus', 'landscape'): ('widthClass=regular', 'heightClass=compact'),
           ('iPad Air 2', 'portrait'): ('widthClass=regular', 'heightClass=regular')}
HORIZONTAL, VERTICAL = ('leading', 'trailing', 'centerX'), ('top', 'bottom', 'centerY')


class Maker:
    """Makes one document. Places that constraints are consistent with are in `truth`, by id, in the root."""

    def __init__(self, random):
        self.r, self.count, self.constraints, self.truth = random, 0, [], {}
        self.root = View('view', 'root', drawn=(375, 667))
        self.truth['root'], self.truth['safe'] = (0, 0, 375, 667), (0, 20, 375, 647)
        self.document = Document(self.root, self.constraints)
        self.document.is_rtl = random.random() < .25
        self.noise = random.choice((0, 0, 0, .05, .2))
        self.softness = random.choice((.2, .5, .8))
        self.baselines = False

    # MARK: Views

    def view(self, parent, tag=None, plain=.4):
        r = self.r
        tag = tag or (r.choice(('label', 'imageView')) if r.random() > plain else 'view')
        view = View(tag, '%s%d' % (tag[0], self.count))
        self.count += 1
        view.attributes['userLabel'] = view.id
        if tag == 'label':
            view.text, view.font = r.choice(TEXTS), r.choice(FONTS)
        if tag == 'imageView':
            view.size = (r.randrange(10, 160), r.randrange(10, 120))
            view.image = 'image%dx%d' % view.size
        if tag in ('label', 'imageView'):
            view.priorities = [251, 251, 750, 750]
            if r.random() < .4:
                view.priorities = [r.choice((1, 100, 249, 250, 251, 252, 300, 749)), r.choice((1, 249, 250, 251, 252, 300)),
                                   r.choice((250, 500, 749, 750, 751, 999, 1000)), r.choice((250, 749, 750, 751, 999, 1000))]
        parent.add(view)
        self.imagine(view)
        return view

    def imagine(self, view):
        r = self.r
        width, height = r.randrange(10, 200), r.randrange(10, 160)
        if view.size:
            width, height = view.size
        if view.font:
            width, height = r.randrange(40, 200), -(-view.font * (ASCENDER + DESCENDER) * 2 // 1) / 2
        self.truth[view.id] = (r.randrange(0, 250) + r.choice((0, 0, .5)), r.randrange(20, 450), width, height)

    def stack(self, parent, depth=0, distributions=None, count=None):
        r = self.r
        stack = View('stackView', 's%d' % self.count)
        self.count += 1
        parent.add(stack)
        stack.attributes = dict(
            userLabel=stack.id, opaque='NO', axis=r.choice(('horizontal', 'vertical')),
            distribution=r.choice(distributions or ('fill', 'fillEqually', 'fillProportionally', 'equalSpacing', 'equalCentering')))
        is_row = stack.attributes['axis'] == 'horizontal'
        ways = ('fill', 'top', 'center', 'bottom', 'firstBaseline', 'lastBaseline') if is_row else ('fill', 'leading', 'center', 'trailing')
        stack.attributes['alignment'] = r.choice(ways)
        if stack.attributes['distribution'] == 'fill':
            del stack.attributes['distribution']
        if stack.attributes['alignment'] == 'fill':
            del stack.attributes['alignment']
        if r.random() < .7:
            stack.attributes['spacing'] = '%g' % r.choice((4, 8, 8, 10, 16, 3.5))
        if r.random() < .1:
            stack.margins = tuple(r.choice((0, 8, 10, 20)) for _ in range(4))
            # Whether a margin reaches the status bar depends on the frame, which no linear program knows.
            stack.attributes['insetsLayoutMarginsFromSafeArea'] = 'NO'
        for _ in range(count or r.randrange(1, 6)):
            if depth < 2 and r.random() < .15:
                child = self.stack(stack, depth + 1)
            else:
                child = self.view(stack, plain=.25)
            if r.random() < .08:
                child.attributes['hidden'] = 'YES'
        self.imagine(stack)
        return stack

    # MARK: Constraints

    def place(self, id, attribute, directional):
        x, y, width, height = self.truth[id]
        if self.document.is_rtl:
            x = 375 - x - width
        if attribute in ('leading', 'trailing'):
            at_left = (attribute == 'leading') != self.document.is_rtl
            attribute = 'left' if at_left else 'right'
        value = {'left': x, 'right': x + width, 'centerX': x + width / 2, 'top': y, 'bottom': y + height, 'centerY': y + height / 2,
                 'width': width, 'height': height}.get(attribute)
        if 'aseline' in attribute:
            view = next((v for v in self.root.all() if v.id == id), None)
            value = y + height
            if view is not None and view.font:
                value += -height + ASCENDER * view.font if attribute == 'firstBaseline' else -DESCENDER * view.font
        if directional and self.document.is_rtl and attribute in ('left', 'right', 'centerX'):
            value = 375 - value
        return value

    def add(self, first, attribute, second=None, other=None, multiplier=1.0, relation=None, priority=None, constant=None):
        r = self.r
        relation = relation or r.choice(('equal',) * 5 + ('greaterThanOrEqual', 'lessThanOrEqual'))
        if priority is None:
            priority = 1000 if r.random() > self.softness else r.choice(PRIORITIES)
        if constant is None:
            directional = bool({attribute, other} & {'leading', 'trailing'})
            constant = self.place(first, attribute, directional) - (multiplier * self.place(second, other, directional) if second else 0)
            if relation != 'equal':
                constant += r.choice((0, 0, r.randrange(40))) * (1 if relation == 'lessThanOrEqual' else -1)
            if r.random() < self.noise or priority < 1000 and r.random() < .5:
                constant += r.randrange(-60, 60)
            # Baselines are exact, since a hundredth of a point too much is a conflict, and one too little ambiguous by so much.
            if 'aseline' not in attribute + (other or ''):
                constant = round(constant * 2) / 2
        c = Constraint('k%d' % len(self.constraints), first, attribute, relation, second, other, multiplier, constant, priority)
        self.constraints.append(c)
        return c

    def pin(self, view, axes='xy', others=None, anchors=('root', 'safe')):
        """Two constraints for each axis, most of the time."""
        r = self.r
        for axis in axes:
            places = HORIZONTAL if axis == 'x' else VERTICAL + (('firstBaseline', 'lastBaseline') * 2 if self.baselines else ())
            size = 'width' if axis == 'x' else 'height'
            for k in range(r.choice((1, 2, 2, 2, 3))):
                kind = r.random()
                if k and kind < .35 and view.tag != 'label':
                    self.add(view.id, size)
                elif k and kind < .45 and others:
                    self.add(view.id, size, r.choice(others).id, r.choice((size, size, size, 'width')), r.choice((1, .5, 2, 1.5)))
                else:
                    second = r.choice(others).id if others and r.random() < .6 else r.choice(anchors)
                    attribute = r.choice(places)
                    other = r.choice(places if second not in ('safe', 'root') else HORIZONTAL if axis == 'x' else VERTICAL)
                    self.add(view.id, attribute, second, other)

    def done(self):
        for view in self.root.all():
            view.attributes.setdefault('userLabel', view.id)
        return self.document


def baselines(r):
    """Baselines of labels of several sizes, views and stack views."""
    m = Maker(r)
    m.baselines = True
    views = []
    for _ in range(r.randrange(2, 8)):
        parent = m.root
        if r.random() < .15:
            view = m.stack(parent, 1, count=r.randrange(1, 4))
        else:
            view = m.view(parent, r.choice(('label', 'label', 'label', 'view', 'imageView')))
        m.pin(view, others=views)
        for _ in range(r.choice((0, 1, 1, 2))):
            if views:
                other = r.choice(views)
                both = r.choice((('firstBaseline',) * 2, ('lastBaseline',) * 2, ('firstBaseline', 'lastBaseline'), ('top', 'lastBaseline'),
                                 ('firstBaseline', 'bottom'), ('lastBaseline', 'centerY')))
                m.add(view.id, both[0], other.id, both[1])
        views.append(view)
    return m.done()


def stacks(r):
    """Stack views of all distributions, most of them proportional or with equal centers, nested and with hidden views."""
    m = Maker(r)
    views = []
    for _ in range(r.choice((1, 1, 2, 3))):
        distributions = r.choice((('fillProportionally',), ('equalCentering',), None))
        stack = m.stack(m.root, distributions=distributions)
        x = stack.attributes['axis'] == 'horizontal'
        for view in stack.all():
            if view is stack:
                continue
            if r.random() < (.5 if view.tag == 'view' else .12):
                m.add(view.id, 'width')
            if r.random() < (.5 if view.tag == 'view' else .12):
                m.add(view.id, 'height')
        m.noise, noise = 0, m.noise
        m.pin(stack, others=views)
        m.noise = noise
        views.append(stack)
        views += r.sample(list(stack.all())[1:], min(2, len(list(stack.all())) - 1))
        if r.random() < .5:
            view = m.view(m.root)
            m.pin(view, others=views)
            views.append(view)
    return m.done()


def variations(r):
    """Size classes: constants, installed constraints, installed and hidden views, and properties of stack views."""
    m = Maker(r)
    m.softness = r.choice((.5, .8))
    keys = r.choice((('widthClass=compact', 'widthClass=regular'), ('heightClass=compact', 'heightClass=regular')))
    pairs = tuple('heightClass=%s-widthClass=%s' % (a, b) for a in ('compact', 'regular') for b in ('compact', 'regular'))
    views = []
    for _ in range(r.randrange(2, 7)):
        parent = r.choice([m.root] + [v for v in views if v.tag == 'view'])
        view = m.stack(parent, 1) if r.random() < .25 else m.view(parent)
        m.pin(view, others=views)
        views.append(view)
        if r.random() < .3:
            view.installed = installed(r, keys, pairs)
        if view.tag == 'stackView':
            for key in r.sample(keys + pairs, r.randrange(0, 3)):
                view.variations[key] = r.choice((dict(axis=r.choice(('horizontal', 'vertical'))), dict(spacing='%g' % r.randrange(20)),
                                                 dict(distribution=r.choice(('fillEqually', 'equalSpacing', 'fillProportionally')))))
            for child in view.children:
                if r.random() < .2:
                    child.variations[r.choice(keys + pairs)] = dict(hidden=r.choice(('YES', 'NO')))
    for c in m.constraints:
        if r.random() < .3:
            for key in r.sample(keys + pairs, r.randrange(1, 3)):
                c.variations[key] = float(c.constant + r.randrange(-30, 30))
        if r.random() < .25:
            c.installed = installed(r, keys, pairs)
    m.document.device, m.document.orientation = r.choice(list(DEVICES))
    return m.done()


def installed(r, keys, pairs):
    result = {}
    if r.random() < .6:
        result['default'] = False
    for key in r.sample(keys + pairs, r.randrange(1, 3)):
        result[key] = not result.get('default', True) if r.random() < .8 else result.get('default', True)
    return result


def directions(r):
    """Languages that read from the right: all kinds of horizontal constraints."""
    m = Maker(r)
    m.document.is_rtl = True
    views = []
    for _ in range(r.randrange(2, 8)):
        parent = r.choice([m.root, m.root] + [v for v in views if v.tag == 'view'])
        view = m.stack(parent, 1) if r.random() < .25 else m.view(parent)
        m.pin(view, others=views)
        if r.random() < .3:
            second = r.choice(views).id if views and r.random() < .5 else 'root'
            m.add(view.id, r.choice(('left', 'right', 'centerX')), second, r.choice(('left', 'right', 'centerX')))
        if r.random() < .3:
            m.add(view.id, r.choice(HORIZONTAL), 'root', 'trailing', r.choice((.5, .25, .75)))
        if r.random() < .15:
            m.add(view.id, r.choice(('left', 'right', 'centerX')), 'root', r.choice(('right', 'centerX')), r.choice((.5, .25, .75)))
        views.append(view)
    return m.done()


def loose(r):
    """Too few, too many and contradicting constraints."""
    m = Maker(r)
    m.noise, m.softness = r.choice((0, .1, .4)), r.choice((.1, .4, .9))
    views = []
    for _ in range(r.randrange(2, 9)):
        parent = r.choice([m.root, m.root] + [v for v in views if v.tag == 'view'])
        view = m.stack(parent, 1) if r.random() < .15 else m.view(parent)
        m.pin(view, axes=r.choice(('x', 'y', 'xy', 'xy', '')), others=views)
        views.append(view)
    for _ in range(r.randrange(0, 6)):
        a, b = r.choice(views), r.choice(views)
        if a is b:
            continue
        places = r.choice((HORIZONTAL, VERTICAL))
        m.add(a.id, r.choice(places), b.id, r.choice(places))
    return m.done()


def rows(r):
    """Rows of a table that size themselves by their content."""
    m = Maker(r)
    m.truth['safe'] = m.truth['root']
    table = m.root.add(View('tableView', 'table', attributes=dict(
        dataMode='prototypes', style='plain', rowHeight='-1', estimatedRowHeight='-1', separatorStyle=r.choice(('default', 'none')))))
    for side in ('leading', 'top', 'trailing', 'bottom'):
        m.add('table', side, 'root', side, relation='equal', priority=1000, constant=0.0)
    m.document.cells = []
    for index in range(r.randrange(1, 4)):
        cell = table.add(View('tableViewCell', 'cell%d' % index, attributes=dict(reuseIdentifier='Row%d' % index), drawn=(375, 60)))
        content = cell.add(View('tableViewCellContentView', 'content%d' % index, attributes=dict(tableViewCell=cell.id), drawn=(375, 60)))
        start = len(m.constraints)
        fill_row(r, m, content)
        for c in m.constraints[start:]:
            c.owner = content.id
        m.document.cells.append((cell, content, m.constraints[start:]))
    return m.done()


def fill_row(r, m, content):
    """A chain from the top to the bottom, and some wishes beside it."""
    views, at = [], 0
    m.truth[content.id] = (0, 0, 375, 44)
    m.baselines = r.random() < .5
    for _ in range(r.randrange(1, 5)):
        view = m.stack(content, 1, count=r.randrange(1, 4)) if r.random() < .2 else m.view(content, plain=.3)
        x, _, width, height = m.truth[view.id]
        at += r.choice((0, 4, 8, 11, 12.5))
        m.truth[view.id] = (x, at, width, height)
        at += height
        m.truth[content.id] = (0, 0, 375, at)
        before = views[-1] if views else None
        how = r.random()
        priority = None if r.random() < .3 else 1000
        if before is None:
            m.add(view.id, 'top', content.id, 'top', priority=priority, relation=None if r.random() < .2 else 'equal')
        elif how < .6:
            m.add(view.id, 'top', before.id, 'bottom', priority=priority, relation=None if r.random() < .2 else 'equal')
        else:
            m.add(view.id, r.choice(('top', 'firstBaseline', 'lastBaseline', 'centerY')), before.id,
                  r.choice(('top', 'firstBaseline', 'lastBaseline', 'centerY')), priority=priority)
        if view.tag in ('view', 'stackView') and r.random() < .8:
            m.add(view.id, 'height', relation=None if r.random() < .3 else 'equal', priority=None if r.random() < .4 else 1000)
        if r.random() < .3:
            m.add(view.id, 'bottom', content.id, 'bottom', relation='lessThanOrEqual')
        views.append(view)
        m.pin(view, 'x', views[:-1], (content.id,))
    m.truth[content.id] = (0, 0, 375, at + 8)
    last = views[-1]
    if r.random() < .9:
        m.add(content.id, 'bottom', last.id, 'bottom', priority=None if r.random() < .2 else 1000)
    if r.random() < .3:
        m.add(content.id, 'height', relation=r.choice(('equal', 'greaterThanOrEqual', 'lessThanOrEqual')), priority=r.choice(PRIORITIES))


ALL = dict(baselines=baselines, stacks=stacks, variations=variations, directions=directions, loose=loose, rows=rows)
