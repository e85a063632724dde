"""Documents of Interface Builder as trees of views, and their XML."""

FORM = '''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
colorMatched="YES" initialViewController="controller">
<device id="retina4_7" orientation="portrait" appearance="light"/>
<scenes><scene sceneID="scene"><objects><viewController id="controller" sceneMemberID="viewController">
%s
</viewController></objects></scene></scenes>
<resources>%s</resources>
</document>
'''
PRIORITIES = ('horizontalHuggingPriority', 'verticalHuggingPriority', 'horizontalCompressionResistancePriority',
              'verticalCompressionResistancePriority')
# What Apple's San Francisco has above and below the baseline, for each point of its size.
ASCENDER, DESCENDER = 1950 / 2048, 494 / 2048


class View:
    """A view of a document. `size` is the content's; its priorities are hugging and resistance, horizontal before vertical."""

    def __init__(self, tag, id, **values):
        self.tag, self.id = tag, id
        self.children, self.parent = [], None
        self.size, self.priorities = None, [250, 250, 750, 750]
        self.font, self.lines, self.text, self.image = None, 1, None, None
        self.attributes, self.variations, self.margins = {}, {}, None
        self.installed = {}
        self.__dict__.update(values)

    def add(self, child):
        child.parent = self
        self.children.append(child)
        return child

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def value(self, name, traits, absent=None):
        """An attribute where size classes are `traits`."""
        return resolve(self.attributes.get(name, absent), {k: v[name] for k, v in self.variations.items() if name in v}, traits)

    def is_installed(self, traits):
        """Whether the view and all around it are in the hierarchy."""
        return resolve(True, self.installed, traits) and (self.parent is None or self.parent.is_installed(traits))


class Constraint:
    """An installed or other constraint of the root view."""

    def __init__(self, id, first, attribute, relation='equal', second=None, other=None, multiplier=1.0, constant=0.0, priority=1000):
        self.id, self.first, self.attribute, self.relation = id, first, attribute, relation
        self.second, self.other, self.multiplier, self.constant, self.priority = second, other, multiplier, constant, priority
        self.variations, self.installed = {}, {}

    def xml(self):
        words = 'firstItem="%s" firstAttribute="%s"' % (self.first, self.attribute)
        if self.relation != 'equal':
            words += ' relation="%s"' % self.relation
        if self.second:
            words += ' secondItem="%s" secondAttribute="%s"' % (self.second, self.other)
        words += ' constant="%r" multiplier="%r" priority="%g" id="%s"' % (self.constant, self.multiplier, self.priority, self.id)
        return '<constraint %s>%s</constraint>' % (
            words, ''.join('<variation key="%s" constant="%r"/>' % v for v in self.variations.items()))


class Document:
    def __init__(self, root, constraints, traits=None, guides=()):
        self.root, self.constraints = root, constraints
        self.device, self.orientation, self.is_rtl = 'iPhone 8', 'portrait', False
        self.owner = root.id

    def views(self):
        return list(self.root.all())

    def xml(self):
        images = {v.image: v.size for v in self.views() if v.image}
        return FORM % (view_xml(self.root, self), ''.join('<image name="%s" width="%g" height="%g"/>' % (k, *s)
                                                          for k, s in sorted(images.items())))


def resolve(value, variations, traits):
    """The value of the most particular variation that matches: keys are `heightClass=compact-widthClass=regular` and its parts."""
    best = -1
    for key, varied in variations.items():
        if key == 'default':
            count = 0
        else:
            parts = key.split('-')
            if not all(part in traits for part in parts):
                continue
            count = len(parts)
        if count > best:
            value, best = varied, count
    return value


def masks(items, key, about):
    """The variations of what is installed below a view: {variation: [element]}."""
    result = {}
    for item in items:
        for variation, value in item.installed.items():
            result.setdefault(variation, []).append('<%s reference="%s"/>' % ('include' if value else 'exclude', item.id))
    return {k: '<mask key="%s">%s</mask>' % (key, ''.join(v)) for k, v in result.items()}


def view_xml(view, document):
    words = {'contentMode': 'scaleToFill', **view.attributes}
    if view.priorities != [250, 250, 750, 750] and view.tag != 'stackView':
        words.update({k: '%g' % v for k, v in zip(PRIORITIES, view.priorities)})
    if view.tag == 'label':
        words.update(text=view.text, lineBreakMode='tailTruncation', numberOfLines=view.lines)
    if view.image:
        words['image'] = view.image
    inside = '<rect key="frame" x="0.0" y="0.0" width="%g" height="%g"/>' % view.__dict__.get('drawn', (100, 40))
    if view is document.root:
        words['key'] = 'view'
        inside += '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
    elif view.tag == 'tableViewCellContentView':
        words['key'] = 'contentView'
    elif view.tag != 'tableViewCell':
        words['translatesAutoresizingMaskIntoConstraints'] = 'NO'
    words['id'] = view.id
    content = [c for c in view.children if c.tag == 'tableViewCellContentView']
    if content:
        inside += view_xml(content[0], document)
    elif view.children:
        key = 'prototypes' if view.tag == 'tableView' else 'subviews'
        inside += '<%s>%s</%s>' % (key, ''.join(view_xml(c, document) for c in view.children), key)
    if view is document.root:
        inside += '<viewLayoutGuide key="safeArea" id="safe"/>'
    if view.font:
        inside += '<fontDescription key="fontDescription" type="system" pointSize="%g"/>' % view.font
    own = [c for c in document.constraints if getattr(c, 'owner', document.root.id) == view.id]
    if own:
        inside += '<constraints>%s</constraints>' % '\n'.join(c.xml() for c in own)
    if view.margins:
        inside += '<edgeInsets key="layoutMargins" top="%g" left="%g" bottom="%g" right="%g"/>' % view.margins
    variations = {k: ['', ' '.join('%s="%s"' % p for p in v.items())] for k, v in view.variations.items()}
    for found in (masks(own, 'constraints', view), masks(view.children, 'subviews', view)):
        for key, text in found.items():
            variations.setdefault(key, ['', ''])[0] += text
    for key, (text, attributes) in sorted(variations.items(), key=lambda v: v[0] != 'default'):
        inside += '<variation key="%s" %s>%s</variation>' % (key, attributes, text)
    return '<%s %s>%s</%s>\n' % (view.tag, ' '.join('%s="%s"' % p for p in words.items()), inside, view.tag)
