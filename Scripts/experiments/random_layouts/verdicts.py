"""What differs between a layout that trellis reports and the optima of its document."""
import collections, re
from .documents import Document
from .generators import DEVICES
from .judge import APART, REQUIRED, TOLERANCE, Optimum, irreducible, is_feasible
from .model import Model

SIZES = ('width', 'height')
NO_INSETS = dict(top=0, left=0, bottom=0, right=0)


def judge(document, scene, sizes, random):
    """Counts of what was judged, and what differs in words."""
    counts, flags = collections.Counter(), []
    traits = DEVICES[document.device, document.orientation]
    content = {}
    for view in document.root.all():
        if view.image:
            content[view.id] = view.size
        elif view.tag == 'label':
            content[view.id] = sizes[document.device, view.text, view.font]
    frames = places(scene['root'])
    if hasattr(document, 'cells'):
        for cell, body, constraints in document.cells:
            judge_row(document, cell, body, constraints, scene, content, frames, traits, counts, flags, random)
        return counts, flags
    size = scene['size']
    model = Model(document, traits, scene.get('safeArea') or NO_INSETS, content, (0, 0, size['width'], size['height']))
    judge_scene(model, scene, frames, counts, flags, random)
    return counts, flags


def places(node, x=0.0, y=0.0, out=None):
    """The frames in the root, by id."""
    out = {} if out is None else out
    f = node['frame']
    x, y = x + f['x'], y + f['y']
    if node.get('id'):
        out[node['id']] = (x, y, f['width'], f['height'])
    for child in node['children']:
        places(child, x, y, out)
    return out


def judge_row(document, cell, body, constraints, scene, content, frames, traits, counts, flags, random):
    """A row: its height is what its content asks for, its content an optimum at that height."""
    if body.id not in frames:
        return flags.append('%s has no frame' % body.id)
    inner = Document(body, constraints)
    inner.is_rtl = document.is_rtl
    parent, body.parent = body.parent, None
    x, y, width, height = frames[body.id]
    inside = {v.id: (frames[v.id][0] - x, frames[v.id][1] - y) + frames[v.id][2:] for v in body.all() if v.id in frames}
    # What gives the row its width stands for that.
    around = {'table', cell.id}
    for conflict in scene['conflicts']:
        for member in conflict.get('members', ()):
            words = set(re.findall(r'\w+(?=\.)', member['text']))
            if words <= around | {'root', body.id} and words != {body.id}:
                member.update(kind='imposed', viewID=body.id, quantity='height' if 'height' in member['text'] else 'width')
                member.pop('constraintID', None)
    conflicts = [c for c in scene['conflicts'] if any(r.id in c['constraintIDs'] for r in constraints)
                 or c.get('viewID') in inside]
    if not conflicts:
        fitting = Model(inner, traits, None, content, (0, 0, width, None))
        fitting.relate(body.id, 'height', 0, priority=50, kind='fitting')
        optimum = Optimum(fitting)
        if optimum.is_feasible:
            terms = {fitting.columns[body.id] + 3: 1}
            low = optimum.program.minimum(terms).fun
            high = -optimum.program.minimum({k: -1 for k in terms}).fun
            counts['row heights'] += 1
            if not low - TOLERANCE <= height <= high + TOLERANCE and not (low <= 0.5 and high <= .5):
                flags.append('%s is %g high, should be %g to %g' % (cell.id, height, low, high))
    model = Model(inner, traits, None, content, (0, 0, width, height))
    part = dict(scene, conflicts=conflicts, ambiguities=[a for a in scene['ambiguities'] if a.get('viewID') in inside])
    # The height is up to the next pixel, and that much may be open.
    judge_scene(model, part, inside, counts, flags, random, TOLERANCE)
    body.parent = parent


def judge_scene(model, scene, frames, counts, flags, random, apart=APART):
    names = {v.id for v in model.views}
    missing, extra = names - set(frames), set(frames) - names
    if missing or extra and not hasattr(model.document, 'cells'):
        flags.append('views differ: %s are missing, %s are there' % (sorted(missing), sorted(extra)))
    broken = judge_conflicts(model, scene, counts, flags)
    if broken is None:
        counts['conflicts of unknown rows'] += 1
        return
    optimum = Optimum(model, broken)
    if not optimum.is_feasible:
        rest = irreducible(model, optimum.required)
        flags.append('no solution%s, because of %s' % (' without what is broken' if broken else ' and no conflict', rest))
        return
    difference = optimum.first_difference(frames)
    counts['frames'] += 1
    if difference:
        flags.append('level %g by %.2f%s: %s' % (*difference[:2], ' (with conflicts)' if broken else '', difference[2]))
        return
    judge_ambiguity(model, optimum, scene, counts, flags, random, apart)


# MARK: Conflicts

def judge_conflicts(model, scene, counts, flags):
    """The rows that are broken; None if one is not known."""
    broken = []
    for conflict in scene['conflicts']:
        if 'repeats' in conflict and not conflict.get('members'):
            counts['conflicts without a list'] += 1
            row = next((r for r in model.rows if r.id == conflict.get('brokenID') and r.id), None)
            if row is None:
                return None
            broken.append(row)
            continue
        if not conflict.get('members'):
            flags.append('a conflict without members: %s, %s is broken' % (conflict['constraintIDs'], conflict.get('brokenID')))
            return None
        found = [(m, rows_of(model, m)) for m in conflict['members']]
        unknown = [m['text'] for m, rows in found if not rows]
        if unknown:
            flags.append('members that the model does not have: %s' % unknown)
            return None
        counts['conflicts'] += 1
        if any(row.priority < REQUIRED for _, rows in found for row in rows):
            flags.append('a member is not required: %s' % [m['text'] for m, _ in found])
        # The root's place is no constraint, its size is one.
        fixed = [r for r in model.rows if r.kind == 'imposed' and r.quantity in ('minX', 'minY')]
        rows = [row for _, rows in found for row in rows]
        if is_feasible(model, fixed + rows):
            flags.append('a conflict that has a solution: %s' % [m['text'] for m, _ in found])
        elif all(len(mine) == 1 for _, mine in found):
            counts['conflicts judged member by member'] += 1
            for member, mine in found:
                rest = fixed + [r for r in rows if r not in mine]
                if not is_feasible(model, rest) and is_feasible(model, rest, has_bounds=False):
                    counts['conflicts that are smaller if no size is negative'] += 1
                    break
                if not is_feasible(model, rest):
                    flags.append('a conflict without need of %s: %s' % (member['text'], [m['text'] for m, _ in found]))
                    break
        # Alternatives of one member cannot be told apart, and only one of them is broken.
        if len(found[0][1]) > 1:
            return None
        broken.append(found[0][1][0])
    return broken


def rows_of(model, member):
    """The rows of the model that a member of a conflict may be."""
    if 'constraintID' in member:
        return [r for r in model.rows if r.id == member['constraintID']]
    kind = member['kind']
    if kind in ('contentHugging', 'compressionResistance'):
        return [r for r in model.rows if r.kind == kind and r.view == member['viewID'] and r.quantity == member['quantity']]
    imposed = [r for r in model.rows if r.kind == 'imposed' and r.quantity == member.get('quantity')]
    if kind in ('imposed', 'autoresizingMask') and member.get('viewID') == model.root.id and imposed:
        return imposed
    text = re.sub(r' @[\d.]+$', '', member['text']).replace('margins of ', '').replace('safe area of root', 'safe')
    match = re.match(r"^'?(\S+?)\.(\w+) (==|>=|<=) (?:([\d.]+)\s?[×*] )?(?:(\S+?)\.(\w+))?(?: ?([×*/]) ?([\d.]+))?(?: ?([+-]) ([\d.]+))?", text)
    if not match:
        return []
    first, attribute, relation, _, second, other, _, _, _, _ = match.groups()
    found = [r for r in model.rows if r.identifier == member.get('identifier') and r.priority >= REQUIRED]
    names = {first, second} & set(model.columns)
    if len(names) == 1 + bool(second):
        exact = [r for r in found if {r.first, getattr(r, 'second', None)} - {None} == names and r.attribute in (attribute, other)]
        if exact:
            return exact
    # A guide has no name of its own.
    known = [r for r in found if names <= {r.first, getattr(r, 'second', None)} and any(
        ' guide ' in str(n) for n in (r.first, getattr(r, 'second', None))) and r.view == member.get('viewID')
             and r.attribute in (attribute, other)]
    return known


# MARK: Ambiguity

def judge_ambiguity(model, optimum, scene, counts, flags, random, apart):
    """A place is ambiguous if it is both in the root and in the superview, measured from the edges at which reading begins."""
    told = {a['viewID']: set(a.get('open', ())) for a in scene['ambiguities'] if a.get('viewID')}
    quantities = {}
    for view in model.views:
        if view is model.root:
            continue
        column, base = model.columns[view.id], model.columns[view.parent.id]
        for index, name in enumerate(('horizontalPosition', 'verticalPosition', 'width', 'height')):
            terms = {column + index: 1}
            if index == 0 and model.document.is_rtl:
                terms[column + 2] = 1
            quantities[view.id, name, 'root'] = terms
            if index < 2:
                quantities[view.id, name, 'superview'] = {**terms, **{base + k - column: -v for k, v in terms.items()}}
    seen = optimum.seen_open(quantities, random, apart)
    for id, name in dict.fromkeys(key[:2] for key in quantities):
        ways = {k: terms for k, terms in quantities.items() if k[:2] == (id, name)}
        is_told, is_open = name in told.get(id, ()), all(k in seen for k in ways)
        counts['quantities'] += 1
        counts['open quantities'] += is_open
        if is_open and not is_told:
            room = min(optimum.is_open(terms) for terms in ways.values())
            flags.append('%s of %s can move by %.2f and is not called ambiguous' % (name, id, room))
        elif is_told and not is_open and min(optimum.is_open(terms) for terms in ways.values()) < APART:
            flags.append('%s of %s is called ambiguous and cannot move' % (name, id))
