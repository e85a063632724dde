"""W6, W7 and W11: layouts that change."""
from layouts import form, form_frames, nested, row, row_frames, row_width, sibling_frames, siblings
from system import EQUAL, HEIGHT, REQUIRED, WIDTH, X

EDITS = 1000


def resized(system, width, frames):
    """Suggests width(k) for the root in every edit k, and expects frames(width) in the end."""
    for k in range(EDITS):
        system.operations += [('S', 0, width(k)), ('V',)]
    system.edited = frames(width(EDITS - 1))
    return system


def resized_row(count):
    return resized(row(count, edits_width=True)[0], lambda k: row_width(count) + count * (k % 64),
                   lambda width: row_frames(count, width))


def resized_form(count):
    return resized(form(count, edits_width=True)[0], lambda k: 320 + k * 7 % 705, lambda width: form_frames(count, width))


def squeezed_form(count):
    """Around the width below which the labels must shrink."""
    return resized(form(count, edits_width=True)[0], lambda k: 180 + k * 7 % 221, lambda width: form_frames(count, width))


def resized_siblings(count):
    return resized(siblings(count, edits_width=True), lambda k: 500 + k % 500, lambda width: sibling_frames(count, width))


def gap_in_row(count):
    system, leading = row(count)
    middle = count // 2
    for k in range(EDITS):
        system.operations += [('K', leading[middle], -(8 + k % 16)), ('V',)]
    system.edited = row_frames(count, row_width(count), gaps={middle: 8 + (EDITS - 1) % 16})
    return system


def inset_of_sibling(count):
    system, middle = siblings(count), count // 2
    # Four constraints place the root, and four each view, the left one first.
    for k in range(EDITS):
        system.operations += [('K', 4 + 4 * middle, -(1 + k % 50)), ('V',)]
    system.edited = sibling_frames(count, 1024, middle_left=1 + (EDITS - 1) % 50)
    return system


def other_gap_in_row(count):
    """The gap before the view in the middle is exchanged for one of 20 and put back."""
    system, leading = row(count)
    middle = count // 2
    system.initial = len(system.constraints)
    view = 4 + 4 * middle
    before = view - 4
    other = system.require(-20, (view + X, 1), (before + X, -1), (before + WIDTH, -1))
    for _ in range(EDITS // 2):
        system.operations += [('R', leading[middle]), ('A', other), ('V',), ('R', other), ('A', leading[middle]), ('V',)]
    system.edited = system.built
    return system


def with_tall_field(count):
    """A form whose field in the middle may get a height of 60, and the number of that constraint."""
    system, fields = form(count)
    system.initial = len(system.constraints)
    return system, system.add(EQUAL, REQUIRED, -60, (fields[count // 2] + HEIGHT, 1))


def toggled_field(count):
    system, height = with_tall_field(count)
    for _ in range(EDITS // 2):
        system.operations += [('A', height), ('V',), ('R', height), ('V',)]
    system.edited = system.built
    return system


def heightened_field(count):
    system, height = with_tall_field(count)
    system.operations = [('A', height), ('V',)]
    system.edited = form_frames(count, 600, tall=(count // 2, 60))
    return system


def rebuilt_tree(depth):
    """All views' constraints are removed, last to first, and added again."""
    system = nested(depth)
    own = range(4, len(system.constraints))
    for _ in range(10):
        system.operations += [('R', i) for i in reversed(own)] + [('A', i) for i in own] + [('V',)]
    system.edited = system.built
    return system
