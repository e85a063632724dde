"""W5: the cell of a feed, with texts whose sizes depend on the number of the cell.

Top bar, profile, content, social buttons and a comment below one another. The layout is the feed cell with which the
LayoutFrameworkBenchmark compares layout libraries.
"""
from system import AT_LEAST, AT_MOST, EQUAL, HEIGHT, REQUIRED, System, WIDTH, X, Y


class Cell:
    def __init__(self, number):
        self.system, self.number = System(), number
        self.view = self.system.view

    def lead(self, view, outer, constant, axis=X):
        """The view's start is that far behind the outer view's."""
        self.system.add(EQUAL, REQUIRED, -constant, (view + axis, 1), (outer + axis, -1))

    def trail(self, view, outer, constant, axis=X, relation=EQUAL, priority=REQUIRED):
        """The outer view's end is that far behind the view's, or at least so far."""
        self.system.add(relation, priority, -constant, (outer + axis, 1), (outer + WIDTH + axis, 1),
                        (view + axis, -1), (view + WIDTH + axis, -1))

    def follow(self, before, view, constant, axis=X, relation=EQUAL, priority=REQUIRED):
        """The view's start is that far behind the end of the one before."""
        self.system.add(relation, priority, -constant, (view + axis, 1), (before + axis, -1),
                        (before + WIDTH + axis, -1))

    def fill(self, view, outer):
        self.lead(view, outer, 0)
        self.trail(view, outer, 0)

    def size(self, view, width, height, hugging=251, resistance=750):
        """Content of that size; the priorities are those of the width, in height they are 251 and 750."""
        self.system.add(AT_MOST, hugging, -width, (view + WIDTH, 1))
        self.system.add(AT_LEAST, resistance, -width, (view + WIDTH, 1))
        self.system.add(AT_MOST, 251, -height, (view + HEIGHT, 1))
        self.system.add(AT_LEAST, 750, -height, (view + HEIGHT, 1))


def cell(number):
    c = Cell(number)
    root = c.view()
    for variable in (X, Y):
        c.system.require(0, (root + variable, 1))
    c.system.require(-375, (root + WIDTH, 1))
    c.system.add(EQUAL, 50, 0, (root + HEIGHT, 1))
    parts = [c.view() for _ in range(5)]
    bar_views = [c.view() for _ in range(2)]
    profile_views = [c.view() for _ in range(5)]
    content_views = [c.view() for _ in range(3)]
    social_views = [c.view() for _ in range(3)]
    comment_views = [c.view() for _ in range(2)]
    c.lead(parts[0], root, 0, Y)
    for before, part in zip(parts, parts[1:]):
        c.follow(before, part, 0, Y)
    c.trail(parts[-1], root, 0, Y)
    for part in parts:
        c.fill(part, root)
    bar(c, parts[0], *bar_views)
    profile(c, parts[1], *profile_views)
    content(c, parts[2], *content_views)
    social(c, parts[3], *social_views)
    comment(c, parts[4], *comment_views)
    return c.system


def bar(c, outer, action, options):
    c.lead(action, outer, 0)
    c.follow(action, options, 0)
    c.trail(options, outer, 0)
    for view in (action, options):
        c.lead(view, outer, 0, Y)
        c.trail(view, outer, 0, Y, AT_LEAST)
    c.size(action, 100 + 7 * (c.number % 23), 20)
    c.size(options, 14, 20, hugging=REQUIRED, resistance=REQUIRED)


def profile(c, outer, image, name, headline, time, text):
    c.lead(image, outer, 0, Y)
    c.follow(image, text, 0, Y, AT_LEAST)
    c.trail(text, outer, 0, Y)
    c.lead(name, outer, 1, Y)
    c.follow(name, headline, 1, Y)
    c.follow(headline, time, 1, Y)
    c.follow(time, text, 3, Y, AT_LEAST)
    c.follow(image, text, 0, Y, EQUAL, 749)
    c.lead(image, outer, 0)
    for view in (name, headline, time):
        c.follow(image, view, 2)
        c.trail(view, outer, 4)
    c.lead(text, outer, 0)
    c.trail(text, outer, 0)
    c.size(image, 50, 50, hugging=REQUIRED, resistance=REQUIRED)
    c.size(name, 90 + 5 * (c.number % 17), 20)
    c.size(headline, 200 + 3 * (c.number % 31), 20 * (1 + c.number % 3))
    c.size(time, 60 + c.number % 9, 17)
    c.size(text, 300 + 11 * (c.number % 13), 20 * (1 + c.number % 4))


def content(c, outer, image, title, domain):
    c.lead(image, outer, 0, Y)
    c.follow(image, title, 0, Y)
    c.follow(title, domain, 0, Y)
    c.trail(domain, outer, 0, Y)
    for view in (image, title, domain):
        c.fill(view, outer)
    c.size(image, 350, 200)
    c.size(title, 250 + c.number % 40, 20)
    c.size(domain, 120 + c.number % 50, 17)


def social(c, outer, like, reply, share):
    for view in (like, reply, share):
        c.lead(view, outer, 0, Y)
        c.trail(view, outer, 0, Y)
    c.lead(like, outer, 8)
    # Twice the centers are equal.
    c.system.require(0, (reply + X, 2), (reply + WIDTH, 1), (outer + X, -2), (outer + WIDTH, -1))
    c.trail(share, outer, 8)
    c.size(like, 30, 20)
    c.size(reply, 70, 20)
    c.size(share, 42, 20)


def comment(c, outer, image, text):
    c.lead(image, outer, 0)
    c.follow(image, text, 0)
    c.trail(text, outer, 0)
    for view in (image, text):
        c.lead(view, outer, 0, Y)
        c.trail(view, outer, 0, Y, AT_LEAST)
    c.trail(image, outer, 0, Y, EQUAL, 749)
    c.size(image, 50, 50, hugging=REQUIRED, resistance=REQUIRED)
    c.size(text, 200 + 13 * (c.number % 19), 20 * (1 + c.number % 4))
