#!/usr/bin/env python3
"""Writes the workloads and their expected values; README.md says what they are.

usage: generate.py DIR [--big]

--big adds sizes of W1 to W5 beyond the usual ones.
"""
import pathlib, sys
import edits, feed, layouts, random_systems
from system import write

SIZES = {
    'W1': (layouts.siblings, (10, 30, 100, 300, 1000, 3000, 5000)),
    'W2': (lambda count: layouts.row(count)[0], (10, 30, 100, 300, 1000, 3000)),
    'W3': (layouts.nested, (10, 30, 100, 300, 1000, 3000)),
    'W4': (lambda count: layouts.form(count)[0], (10, 30, 100, 300, 1000)),
    'W6chain': (edits.resized_row, (10, 100, 1000)),
    'W6form': (edits.resized_form, (10, 100, 1000)),
    'W6thresh': (edits.squeezed_form, (10, 100, 1000)),
    'W6sib': (edits.resized_siblings, (10, 100, 1000)),
    'W7const_chain': (edits.gap_in_row, (10, 100, 1000)),
    'W7const_sib': (edits.inset_of_sibling, (10, 100, 1000)),
    'W7toggle_chain': (edits.other_gap_in_row, (10, 100, 1000)),
    'W7toggle_form': (edits.toggled_field, (10, 100, 1000)),
    'W7check_form': (edits.heightened_field, (10, 100)),
    'W8': (random_systems.random_priorities, (20, 50, 100, 200, 400)),
    'W10': (random_systems.random_rows, (30, 100, 300, 900)),
    'W11rebuild': (edits.rebuilt_tree, (10, 100, 300)),
    'W12trap': (random_systems.trap, (10, 30, 100)),
}
BIGGER = {'W1': (25000,), 'W2': (5000, 25000), 'W3': (5000, 25000), 'W4': (3000, 5000)}


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    is_big = '--big' in sys.argv
    for name, (make, sizes) in SIZES.items():
        for size in sizes + (BIGGER.get(name, ()) if is_big else ()):
            write(folder, name, size, [make(size)])
    for count in (1, 100, 1000) if is_big else (1, 100):
        write(folder, 'W5', count, [feed.cell(number) for number in range(count)])


main()
