"""The layouts W1 to W4, with the frames that follow from them in closed form."""
from system import AT_LEAST, AT_MOST, EQUAL, HEIGHT, REQUIRED, ROOT, System, WIDTH, X, Y

# Of W2: the row's margin and gap, and how far its views are from top and bottom.
GAP, INSET = 8, 10
ROW_HEIGHT = 100


# --- W1 -----------------------------------------------------------------------------------------------------------

def sibling_insets(i):
    """Left, top, right, bottom."""
    return 1 + i % 10, 1 + i % 7, 2 + i % 5, 2 + i % 3


def sibling_frames(count, width, height=768, middle_left=None):
    """The left inset of the view in the middle is another if told so."""
    values = [0, 0, width, height]
    for i in range(count):
        left, top, right, bottom = sibling_insets(i)
        if i == count // 2 and middle_left is not None:
            left = middle_left
        values += [left, top, width - right - left, height - bottom - top]
    return values


def siblings(count, edits_width=False):
    system, (width, height) = System(), (1024, 768)
    system.root(width, height, edits_width)
    for i in range(count):
        view = system.view()
        left, top, right, bottom = sibling_insets(i)
        system.require(-left, (view + X, 1), (ROOT + X, -1))
        system.require(-top, (view + Y, 1), (ROOT + Y, -1))
        system.require(right, (view + X, 1), (view + WIDTH, 1), (ROOT + X, -1), (ROOT + WIDTH, -1))
        system.require(bottom, (view + Y, 1), (view + HEIGHT, 1), (ROOT + Y, -1), (ROOT + HEIGHT, -1))
    system.built = sibling_frames(count, width, height)
    return system


# --- W2 -----------------------------------------------------------------------------------------------------------

def row_width(count):
    """With which all widths are 16."""
    return 24 * count + GAP


def row_frames(count, width, height=ROW_HEIGHT, gaps=None):
    """The gap before view i is `gaps[i]` where it is not the usual one."""
    gaps = gaps or {}
    total = sum(gaps.get(i, GAP) for i in range(count)) + GAP
    each = (width - total) / count
    values, x = [0, 0, width, height], 0
    for i in range(count):
        x += gaps.get(i, GAP)
        values += [x, INSET, each, height - 2 * INSET]
        x += each
    return values


def row(count, edits_width=False):
    """The system, and for every view the number of the constraint that keeps it from the one before."""
    system, width = System(), row_width(count)
    system.root(width, ROW_HEIGHT, edits_width)
    before, leading = None, []
    for i in range(count):
        view = system.view()
        if before is None:
            leading.append(system.require(-GAP, (view + X, 1), (ROOT + X, -1)))
            first = view
        else:
            leading.append(system.require(-GAP, (view + X, 1), (before + X, -1), (before + WIDTH, -1)))
            system.require(0, (view + WIDTH, 1), (first + WIDTH, -1))
        system.require(-INSET, (view + Y, 1), (ROOT + Y, -1))
        system.require(INSET, (view + Y, 1), (view + HEIGHT, 1), (ROOT + Y, -1), (ROOT + HEIGHT, -1))
        before = view
    system.require(GAP, (before + X, 1), (before + WIDTH, 1), (ROOT + X, -1), (ROOT + WIDTH, -1))
    system.built = row_frames(count, width)
    return system, leading


# --- W3 -----------------------------------------------------------------------------------------------------------

def nested(depth):
    system, width, height = System(), 2 * depth + 100, 2 * depth + 60
    values = system.root(width, height, edits_width=False)
    outer = ROOT
    for level in range(1, depth + 1):
        view = system.view()
        system.require(-1, (view + X, 1), (outer + X, -1))
        system.require(-1, (view + Y, 1), (outer + Y, -1))
        system.require(1, (view + X, 1), (view + WIDTH, 1), (outer + X, -1), (outer + WIDTH, -1))
        system.require(1, (view + Y, 1), (view + HEIGHT, 1), (outer + Y, -1), (outer + HEIGHT, -1))
        values += [level, level, width - 2 * level, height - 2 * level]
        outer = view
    system.built = values
    return system


# --- W4 -----------------------------------------------------------------------------------------------------------

def label_size(i, count):
    """Width, height and baseline that the text of label i wishes for."""
    return 120 if i == count // 2 else 40 + 37 * i % 60, 20 + i % 5, 15 + i % 5


def field_size(i):
    return 100, 30 + i % 3, 21 + i % 3


def form_height(count):
    return 64 * count + 100


def form_frames(count, width, tall=None):
    """`tall` is (row, height) of a field that is higher than it wishes to be.

    Labels are as wide as the widest unless the fields get less than 100 then. Rows follow from the baselines: of a row,
    the label or the field is 8 below that of the row before, whichever leads further down.
    """
    label_width = 120
    field_width = width - 40 - label_width
    if field_width < 100:
        field_width, label_width = 100, width - 140
    values, below = [0, 0, width, form_height(count)], None
    for i in range(count):
        _, label_height, label_baseline = label_size(i, count)
        _, field_height, field_baseline = field_size(i)
        if tall and i == tall[0]:
            field_height = tall[1]
        drop = field_baseline - label_baseline
        y = max(20, 20 + drop) if below is None else max(below[0] + 8, below[1] + 8 + drop)
        values += [16, y, label_width, label_height, 24 + label_width, y - drop, field_width, field_height]
        below = y + label_height, y - drop + field_height
    return values


def form(count, edits_width=False, width=600):
    """The system, and for every row the first variable of its field."""
    system, fields = System(), []
    system.root(width, form_height(count), edits_width)
    above = None
    for i in range(count):
        label, field = system.view(), system.view()
        system.require(-16, (label + X, 1), (ROOT + X, -1))
        system.require(-8, (field + X, 1), (label + X, -1), (label + WIDTH, -1))
        system.require(16, (field + X, 1), (field + WIDTH, 1), (ROOT + X, -1), (ROOT + WIDTH, -1))
        if fields:
            system.require(0, (field + WIDTH, 1), (fields[0] + WIDTH, -1))
        system.require(label_size(i, count)[2] - field_size(i)[2], (label + Y, 1), (field + Y, -1))
        stack(system, label, field, above)
        hug(system, label, label_size(i, count), 251)
        hug(system, field, field_size(i), 250)
        above = label, field
        fields.append(field)
    system.built = form_frames(count, width)
    return system, fields


def stack(system, label, field, above):
    """At least 8 below the row above, 20 below the top; equal to that if nothing is against it."""
    for relation, priority in ((AT_LEAST, REQUIRED), (EQUAL, 249)):
        for i, view in enumerate((label, field)):
            if above is None:
                system.add(relation, priority, -20, (view + Y, 1), (ROOT + Y, -1))
            else:
                system.add(relation, priority, -8, (view + Y, 1), (above[i] + Y, -1), (above[i] + HEIGHT, -1))


def hug(system, view, size, hugging):
    for offset, value in ((WIDTH, size[0]), (HEIGHT, size[1])):
        system.add(AT_MOST, hugging, -value, (view + offset, 1))
        system.add(AT_LEAST, 750, -value, (view + offset, 1))
