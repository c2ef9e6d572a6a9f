"""Counters and what stands on and behind them: reception, help desk, pharmacy."""
import math
import random

import bpy

from kit import light
from kit import materials as m
from kit.shapes import box, copy_of, cylinder, group, place, rounded_panel, sphere, surface, tilt, tube, turned


def swept(name, path, profile, material):
    """A rail, top or wall along a plan `path` of (x, y); `profile` lists (out, z), out to the path's right."""
    points, metres = [], []
    walked = 0.0
    rows = []
    for i, (x, y) in enumerate(path):
        before, after = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        along = math.hypot(after[0] - before[0], after[1] - before[1])
        out = ((after[1] - before[1]) / along, -(after[0] - before[0]) / along)
        if i:
            walked += math.hypot(x - path[i - 1][0], y - path[i - 1][1])
        rows.append((walked, [(x + out[0] * o, y + out[1] * o, z) for o, z in profile]))
    rim = [0.0]
    for (a, b), (c, d) in zip(profile, profile[1:]):
        rim.append(rim[-1] + math.hypot(c - a, d - b))
    # Both ends fold in to a point, which closes them.
    for fold, (far, ring) in [(True, rows[0]), *((False, row) for row in rows), (True, rows[-1])]:
        middle = [sum(p[i] for p in ring) / len(ring) for i in range(3)]
        points += [tuple(middle)] * len(ring) if fold else ring
        metres += [(far, r) for r in rim]
    obj = surface(name, points, len(profile), material, closed=True, metres=metres)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(35)
    return obj


def slab_profile(inner, outer, low, high, edge=0.008):
    """The section of a board from `inner` to `outer` with its edges rounded."""
    profile = []
    for x, z, start in ((outer, high, 0), (inner, high, 1), (inner, low, 2), (outer, low, 3)):
        cx = x - edge if x == outer else x + edge
        cz = z - edge if z == high else z + edge
        for i in range(4):
            a = math.pi / 2 * (start + i / 3)
            profile.append((cx + math.cos(a) * edge, cz + math.sin(a) * edge))
    return profile


def arc(radius, start, end, step=3.0):
    """Plan points on a circle round the origin, from one angle in degrees to another."""
    count = max(2, int(abs(end - start) / step))
    angles = [math.radians(start + (end - start) * i / count) for i in range(count + 1)]
    return [(math.cos(a) * radius, math.sin(a) * radius) for a in angles]


def curved_counter(at=(0, 0), turn=0.0, radius=2.0, span=110, front="pine", top="teak", height=1.08):
    """A curved desk with a reeded front; it bulges to the south and staff sit north of it."""
    line = arc(radius, 270 - span / 2, 270 + span / 2)
    wood = m.wood(top)
    face = m.enamel(front, 0.5)
    parts = [
        swept("front", line, slab_profile(-0.04, 0.0, 0.1, height - 0.04), face),
        swept("plinth", line, slab_profile(-0.1, -0.05, 0.0, 0.11), m.wood("sheesham")),
        swept("ledge", line, slab_profile(-0.24, 0.06, height - 0.04, height, 0.014), wood),
        swept("work top", line, slab_profile(-0.72, -0.03, 0.71, 0.75, 0.01), wood),
        swept("brass line", line, slab_profile(0.0, 0.024, 0.125, 0.14, 0.004), m.brass()),
    ]
    pitch = math.degrees(0.05 / radius)
    reed = None
    for i in range(int(span / pitch)):
        a = math.radians(270 - span / 2 + pitch * (i + 0.5))
        spot = (math.cos(a) * radius, math.sin(a) * radius, 0.11 + (height - 0.15) / 2)
        if reed is None:
            reed = cylinder("reed", spot, 0.021, height - 0.15, face, sides=12)
            parts.append(reed)
        else:
            parts.append(copy_of(reed, spot))
    for side in (-1, 1):
        a = math.radians(270 + side * (span / 2 - 1.2))
        end = box("end", (math.cos(a) * (radius - 0.36), math.sin(a) * (radius - 0.36), 0.36), (0.03, 0.66, 0.72), wood, 0.006)
        parts.append(tilt(end, z=math.degrees(a) - 90))
    return group("curved counter", parts, at, turn)


def straight_counter(at=(0, 0), turn=0.0, width=3.0, depth=0.65, height=1.0, front="oak", top="white", inlay=None, panels=4):
    """A straight counter with framed front panels, facing south."""
    body = m.wood(front) if front in m.WOODS else m.enamel(front, 0.5)
    slab = m.wood(top) if top in m.WOODS else m.plain(top, 0.22)
    panel = m.enamel(inlay, 0.5) if inlay else body
    parts = [
        box("body", (0, 0.02, height / 2 + 0.02), (width - 0.06, depth - 0.08, height - 0.12), body, 0.005),
        box("plinth", (0, 0.05, 0.05), (width - 0.12, depth - 0.14, 0.1), m.plain("charcoal", 0.6)),
        box("top", (0, 0, height - 0.02), (width, depth, 0.045), slab, 0.012),
    ]
    each = (width - 0.12) / panels
    for i in range(panels):
        x = -width / 2 + 0.06 + each * (i + 0.5)
        parts.append(box("panel", (x, -depth / 2 + 0.052, height / 2 + 0.02), (each - 0.05, 0.022, height - 0.22), panel, 0.008))
    return group("counter", parts, at, turn)


def monitor(at=(0, 0, 0.75), turn=0.0, tint="#2b6a68"):
    """A desk screen facing south, with a keyboard and a mouse before it."""
    dark = m.plain("#e4e2dc", 0.4)
    lit = m.glow("#dfeee6", 0.8)
    parts = [
        cylinder("foot", (0, 0, 0.008), 0.11, 0.014, dark, 0.004),
        box("neck", (0, 0.03, 0.14), (0.05, 0.03, 0.26), dark, 0.008),
        rounded_panel("case", (0, 0, 0.34), (0.56, 0.34, 0.03), dark, 0.014),
        rounded_panel("bezel", (0, -0.0155, 0.343), (0.545, 0.32, 0.003), m.plain("#26292a", 0.3), 0.01, 0.0),
        rounded_panel("picture", (0, -0.0175, 0.345), (0.53, 0.305, 0.002), m.screen(tint, 0.7), 0.006, 0.0),
        box("keys", (0, -0.24, 0.012), (0.42, 0.13, 0.018), m.plain("#d8d6cf", 0.5), 0.006),
        sphere("mouse", (0.29, -0.24, 0.014), (0.06, 0.1, 0.036), m.plain("#d8d6cf", 0.4), 16),
    ]
    for row in range(6):
        wide = (0.2, 0.31, 0.26, 0.16, 0.29, 0.22)[row]
        parts.append(box("line", (-0.22 + wide / 2, -0.0195, 0.45 - row * 0.04), (wide, 0.002, 0.012), lit))
    parts.append(box("card", (0.19, -0.0195, 0.4), (0.1, 0.002, 0.12), m.glow("marigold", 0.7)))
    return group("monitor", parts, at, turn)


def telephone(at=(0, 0, 0.75), turn=0.0, colour="charcoal"):
    """A desk telephone."""
    body = m.plain(colour, 0.4)
    parts = [
        tilt(box("body", (0, 0, 0.035), (0.19, 0.2, 0.04), body, 0.012), x=10),
        tilt(box("handset", (-0.06, -0.01, 0.075), (0.05, 0.2, 0.03), body, 0.014), x=10),
        tilt(box("display", (0.04, 0.06, 0.068), (0.08, 0.045, 0.004), m.screen("#9fb6a0", 0.3)), x=10),
    ]
    for i in range(9):
        parts.append(box("key", (0.015 + i % 3 * 0.026, -0.06 + i // 3 * 0.027, 0.052 + i // 3 * 0.005), (0.018, 0.018, 0.01), m.plain("grey", 0.5), 0.003))
    return group("telephone", parts, at, turn)


def forms_tray(at=(0, 0, 0.75), turn=0.0, levels=3, colour="pine"):
    """Letter trays with sheets in them, open to the south."""
    frame = m.enamel(colour, 0.45)
    rand = random.Random(7)
    parts = []
    for i in range(levels):
        z = 0.01 + i * 0.075
        parts.append(box("tray", (0, 0, z), (0.26, 0.33, 0.006), frame, 0.002))
        for x in (-0.128, 0.128):
            parts.append(box("side", (x, 0, z + 0.022), (0.006, 0.33, 0.045), frame, 0.002))
        for x in (-0.12, 0.12):
            parts.append(box("post", (x, 0.12, z + 0.037), (0.012, 0.012, 0.075), frame))
        for sheet in range(3):
            leaf = box("sheets", (rand.uniform(-0.01, 0.01), -0.01, z + 0.008 + sheet * 0.008), (0.212, 0.298, 0.007), m.plain(("white", "#f3ead6", "#e4ede8")[sheet], 0.8))
            parts.append(tilt(leaf, z=rand.uniform(-2.5, 2.5)))
    return group("forms tray", parts, at, turn)


def clipboard(at=(0, 0, 0.76), turn=0.0, colour="teak"):
    """A clipboard with a printed form and a pen."""
    ink = m.plain("#9aa5a1", 0.8)
    parts = [
        box("board", (0, 0, 0.003), (0.23, 0.32, 0.005), m.wood(colour), 0.002),
        box("sheet", (0, -0.01, 0.007), (0.205, 0.28, 0.002), m.plain("white", 0.8)),
        box("clip", (0, 0.14, 0.012), (0.1, 0.03, 0.012), m.steel(), 0.004),
        tilt(cylinder("pen", (0.07, -0.05, 0.014), 0.005, 0.14, m.plain("pine", 0.3), axis="y", sides=12), z=18),
    ]
    for i in range(9):
        parts.append(box("rule", (-0.01 - (i % 3) * 0.012, 0.09 - i * 0.024, 0.0085), (0.16 - (i % 3) * 0.024, 0.004, 0.0006), ink))
    return group("clipboard", parts, at, turn)


def pen_pot(at=(0, 0, 0.75), colour="terracotta"):
    """A clay pot with pens and pencils."""
    parts = [turned("pot", (0, 0, 0), [(0, 0), (0.036, 0), (0.042, 0.05), (0.039, 0.1), (0.034, 0.1), (0.034, 0.02), (0, 0.02)], m.terracotta(colour))]
    for i, shade in enumerate(("pine", "marigold", "charcoal", "dusk", "#b5473c")):
        pen = cylinder("pen", (math.cos(i * 1.4) * 0.022, math.sin(i * 1.4) * 0.022, 0.1), 0.0045, 0.15, m.plain(shade, 0.4), sides=10)
        parts.append(tilt(pen, x=math.sin(i * 1.4) * -12, y=math.cos(i * 1.4) * 12))
    return group("pens", parts, at)


def bowl_of_marigolds(at=(0, 0, 1.08), radius=0.15, seed=3, count=26):
    """A brass urli: a wide bowl with water, floating marigolds and a few leaves."""
    rand = random.Random(seed)
    r = radius
    parts = [
        turned("bowl", (0, 0, 0), [(0, 0), (r * 0.5, 0), (r * 0.55, 0.012), (r * 0.8, 0.03), (r, 0.075), (r * 1.1, 0.086), (r * 1.1, 0.092), (r * 0.97, 0.084), (r * 0.78, 0.04), (0, 0.022)], m.brass()),
        cylinder("water", (0, 0, 0.066), r * 0.93, 0.004, m.plain("#6d7a6a", 0.05)),
    ]
    for i in range(count):
        far = r * 0.92 * math.sqrt((i + 0.5) / count)
        a = i * 2.39996
        parts.append(marigold((math.cos(a) * far, math.sin(a) * far, 0.078 + 0.022 * (1 - far / r)), r * rand.uniform(0.2, 0.27), rand.randrange(3), rand.uniform(-16, 16)))
    return group("marigolds", parts, at)


_blooms = {}


def marigold(at, size=0.03, tone=0, lean=0.0):
    """One ruffled flower head, `size` its radius; heads of one tone share a mesh."""
    if tone not in _blooms or _blooms[tone].name not in bpy.data.meshes:
        rand = random.Random(tone)
        points = []
        columns = 36
        rings = 9
        for ring in range(rings + 1):
            t = ring / rings
            a = -0.5 + t * (math.pi / 2 + 0.5)
            for c in range(columns):
                ruffle = 1 + 0.17 * math.sin(c * 2 * math.pi / 4.5 + ring * 2.1) * (1 - t * 0.5) + rand.uniform(-0.05, 0.05)
                bump = 0.1 * math.cos(ring * math.pi) * (1 - t)
                points.append((math.cos(c / columns * 2 * math.pi) * math.cos(a) * ruffle, math.sin(c / columns * 2 * math.pi) * math.cos(a) * ruffle, math.sin(a) * 0.62 * (ruffle * 0.6 + 0.4) + bump))
        head = surface("marigold", points, columns, m.plain(("marigold", "#ea8a1f", "#f5bd3f")[tone], 0.75), closed=True)
        _blooms[tone] = head.data
    else:
        head = bpy.data.objects.new("marigold", _blooms[tone])
        bpy.context.scene.collection.objects.link(head)
    head.scale = (size,) * 3
    head.location = at
    head.rotation_euler = (math.radians(lean), math.radians(-lean), size * 300)
    return head


def filing_shelf(at=(0, 0), turn=0.0, width=1.6, height=2.0, rows=5, wood="oak", seed=5, colours=("pine", "sage", "deep-sand", "terracotta", "mist")):
    """An open shelf of box files, some leaning, with a basket or a pot here and there."""
    rand = random.Random(seed)
    board = m.wood(wood)
    depth = 0.34
    parts = [box("back", (0, depth / 2 - 0.008, height / 2), (width - 0.02, 0.012, height - 0.02), board)]
    for x in (-width / 2 + 0.014, 0, width / 2 - 0.014):
        parts.append(box("side", (x, 0, height / 2), (0.028, depth, height), board, 0.004))
    step = (height - 0.1) / rows
    for row in range(rows + 1):
        parts.append(box("shelf", (0, 0, 0.08 + row * step), (width - 0.03, depth - 0.01, 0.026), board, 0.004))
    for row in range(rows):
        z = 0.094 + row * step
        tall = min(0.31, step - 0.05)
        for bay in (-1, 1):
            start = -width / 2 + 0.05 if bay < 0 else 0.035
            room = width / 2 - 0.09
            colour = colours[(row * 2 + (bay > 0)) % len(colours)]
            if rand.random() < 0.2:
                parts.append(box("carton", (start + room * 0.4, -0.02, z + tall * 0.4), (room * 0.62, 0.27, tall * 0.8), m.plain("#c9a97c", 0.85), 0.006))
                parts.append(box("lid", (start + room * 0.4, -0.02, z + tall * 0.8), (room * 0.64, 0.285, 0.035), m.plain("#bd9c6e", 0.85), 0.005))
                continue
            x = start
            full = room * rand.uniform(0.62, 1.0)
            while x + 0.055 < start + full:
                wide = rand.choice((0.045, 0.06, 0.075))
                tone = rand.choice((colour, colour, "linen"))
                file = box("file", (x + wide / 2, -0.02, z + tall / 2), (wide - 0.004, 0.27, tall * rand.uniform(0.94, 1.0)), m.plain(tone, 0.7), 0.004)
                parts.append(file)
                parts.append(box("label", (x + wide / 2, -0.157, z + tall * 0.62), (wide * 0.55, 0.002, tall * 0.28), m.plain("white", 0.8)))
                x += wide
            if full < room * 0.85:
                parts.append(tilt(box("leaning", (x + 0.055, -0.02, z + tall * 0.47), (0.04, 0.27, tall * 0.95), m.plain(colour, 0.7), 0.004), y=-11))
    return group("filing shelf", parts, at, turn)


def glass_partition(at=(0, 0), turn=0.0, width=2.4, height=2.2, panes=3, frame="teak", low="frosted"):
    """A screen of wood frames with clear panes above and frosted ones below."""
    wood = m.wood(frame)
    parts = []
    for z in (0.03, 0.95, height - 0.03):
        parts.append(box("rail", (0, 0, z), (width, 0.06, 0.06), wood, 0.005))
    each = width / panes
    for i in range(panes + 1):
        x = -width / 2 + each * i
        parts.append(box("post", (x, 0, height / 2), (0.06, 0.065, height), wood, 0.005))
    for i in range(panes):
        x = -width / 2 + each * (i + 0.5)
        parts.append(box("pane", (x, 0, (0.95 + height) / 2), (each - 0.05, 0.01, height - 1.0), m.glass()))
        parts.append(box("lower pane", (x, 0, 0.49), (each - 0.05, 0.012, 0.88), m.frosted() if low == "frosted" else m.enamel(low, 0.5)))
    return group("partition", parts, at, turn)


def medicine_shelves(at=(0, 0), turn=0.0, width=3.6, height=2.3, bays=4, rows=6, wood="oak", back="#e7efe9", seed=2):
    """A wall of shelves with boxes, bottles and jars in order, drawers below."""
    rand = random.Random(seed)
    board = m.wood(wood)
    depth = 0.3
    base = 0.62
    parts = [box("back", (0, depth / 2 + 0.01, height / 2), (width, 0.02, height), m.plain(back, 0.6))]
    each = (width - 0.03) / bays
    for i in range(bays + 1):
        parts.append(box("side", (-width / 2 + 0.015 + each * i, 0, height / 2), (0.03, depth, height), board, 0.004))
    step = (height - base - 0.03) / rows
    for row in range(rows + 1):
        parts.append(box("shelf", (0, 0, base + row * step), (width - 0.04, depth - 0.01, 0.024), board, 0.004))
    for i in range(bays):
        x = -width / 2 + 0.015 + each * (i + 0.5)
        for drawer in range(2):
            z = 0.2 + drawer * 0.27
            parts.append(box("drawer", (x, -depth / 2 - 0.005, z), (each - 0.045, 0.03, 0.25), board, 0.006))
            parts.append(cylinder("knob", (x, -depth / 2 - 0.035, z), 0.014, 0.03, m.brass(), 0.004, 16, "y"))
    kinds = _medicine_kinds()
    for row in range(rows):
        for i in range(bays):
            x = -width / 2 + 0.05 + each * i
            end = x + each - 0.07
            z = base + 0.013 + row * step
            while x < end - 0.03:
                kind, wide, deep = rand.choice(kinds[(row * 3 + i * 5) % 4])
                wide *= 1.25
                run = rand.randint(2, 4)
                for _ in range(run):
                    if x + wide > end:
                        break
                    for k in range(2 if deep < 0.09 else 1):
                        parts.append(copy_of(kind, (x + wide / 2 + rand.uniform(-0.001, 0.001), -0.09 + k * 0.11, z), rand.uniform(-1.5, 1.5), 1.25))
                    x += wide + 0.003
                x += 0.012
    for family in kinds:
        for kind, _, _ in family:
            place(kind, (0, 0, -5))
    return group("medicine shelves", parts, at, turn)


def _medicine_kinds():
    """Packs to copy from, in families: boxes tall, boxes flat in stacks, bottles, jars."""
    bands = ["pine", "#3f7fae", "marigold", "#c8574b", "sage", "#6d5b95", "#2f9a8f", "#d98a9a", "dusk", "terracotta"]
    families = [[], [], [], []]
    for i, band in enumerate(bands):
        wide, deep, tall = (0.055, 0.09, 0.13) if i % 2 else (0.075, 0.1, 0.105)
        families[i % 2].append((_pack(wide, deep, tall, "white", band), wide, deep))
        if i % 2:
            families[0].append((_pack(0.05, 0.08, 0.15, band, "white"), 0.05, 0.08))
        else:
            families[1].append((_stack(band), 0.13, 0.1))
    for glass, cap in (("#5a2f14", "white"), ("#6b3a18", "pine"), ("#f1ede2", "#3f7fae"), ("#e9f0ec", "pine"), ("#5a2f14", "marigold")):
        families[2].append((_bottle(0.03, 0.12, glass, cap), 0.062, 0.06))
        families[3].append((_bottle(0.04, 0.15, glass, cap), 0.084, 0.09))
    families[3].append((_pack(0.07, 0.1, 0.14, "#dfeae4", "pine"), 0.07, 0.1))
    families[2].append((_pack(0.06, 0.08, 0.12, "white", "#3f7fae"), 0.06, 0.08))
    return families


def _pack(wide, deep, tall, ground, band):
    parts = [
        box("pack", (0, 0, tall / 2), (wide, deep, tall), m.plain(ground, 0.6), 0.0015, 1),
        box("band", (0, -deep / 2 - 0.0006, tall * 0.33), (wide * 0.98, 0.0016, tall * 0.36), m.plain(band, 0.6)),
        box("name", (-wide * 0.08, -deep / 2 - 0.0006, tall * 0.74), (wide * 0.6, 0.0016, tall * 0.07), m.plain(band, 0.6)),
    ]
    return group("pack", parts)


def _stack(band):
    parts = []
    for i in range(3):
        z = 0.018 + i * 0.034
        parts.append(box("flat pack", (0, (i % 2) * 0.006, z), (0.125, 0.1, 0.032), m.plain("white", 0.6), 0.0015, 1))
        parts.append(box("band", (0.03, -0.0505 + (i % 2) * 0.006, z), (0.055, 0.0016, 0.03), m.plain(band, 0.6)))
    return group("stack", parts)


def _bottle(radius, tall, glass, cap):
    r = radius
    parts = [
        turned("bottle", (0, 0, 0), [(0, 0), (r * 0.94, 0), (r, 0.006), (r, tall * 0.66), (r * 0.85, tall * 0.75), (r * 0.45, tall * 0.8), (r * 0.45, tall * 0.84), (0, tall * 0.84)], m.plain(glass, 0.15), 20),
        cylinder("cap", (0, 0, tall * 0.91), r * 0.55, tall * 0.17, m.plain(cap, 0.4), 0.002, 16),
        cylinder("label", (0, 0, tall * 0.36), r * 1.012, tall * 0.36, m.plain("#f5f0e2", 0.7), sides=20),
        cylinder("label band", (0, 0, tall * 0.42), r * 1.02, tall * 0.08, m.plain(cap if cap != "white" else "terracotta", 0.7), sides=20),
    ]
    return group("bottle", parts)


def kitchen_scale(at=(0, 0, 1.0), turn=0.0):
    """A small balance with a steel pan and a lit display."""
    body = m.enamel("#e9ece9", 0.35)
    parts = [
        box("body", (0, 0, 0.045), (0.26, 0.28, 0.07), body, 0.02),
        cylinder("post", (0, 0.03, 0.09), 0.025, 0.03, m.steel()),
        turned("pan", (0, 0.03, 0.1), [(0, 0), (0.1, 0), (0.12, 0.008), (0.125, 0.016), (0.12, 0.012), (0.1, 0.005), (0, 0.005)], m.steel(0.2)),
        box("display", (0, -0.142, 0.055), (0.11, 0.004, 0.03), m.screen("#9cc9b4", 0.6)),
    ]
    return group("scale", parts, at, turn)


def small_fridge(at=(0, 0), turn=0.0, height=1.25, filled=True):
    """A medicine refrigerator with a glass door, facing south."""
    body = m.enamel("#eef0ee", 0.3)
    w, d, h = 0.58, 0.58, height
    t = 0.035
    parts = [
        box("left", (-w / 2 + t / 2, 0, h / 2 + 0.03), (t, d, h), body, 0.01),
        box("right", (w / 2 - t / 2, 0, h / 2 + 0.03), (t, d, h), body, 0.01),
        box("back", (0, d / 2 - t / 2, h / 2 + 0.03), (w - t, t, h - 0.02), body),
        box("base", (0, 0, 0.1), (w, d, 0.16), body, 0.01),
        box("head", (0, 0, h - 0.03), (w, d, 0.13), body, 0.01),
        box("lamp", (0, -0.1, h - 0.102), (0.4, 0.04, 0.01), m.glow("#e8f6ff", 5.0)),
        box("pane", (0, -d / 2 - 0.01, (h + 0.08) / 2), (w - 0.09, 0.01, h - 0.3), m.glass()),
        box("handle", (w / 2 - 0.04, -d / 2 - 0.045, h * 0.55), (0.018, 0.025, 0.36), m.steel(), 0.006),
        box("readout", (0.1, -d / 2 - 0.002, h - 0.02), (0.1, 0.004, 0.035), m.screen("#66c2b0", 1.0)),
    ]
    for x in (-1, 1):
        parts.append(box("stile", (x * (w / 2 - 0.024), -d / 2 - 0.012, (h + 0.08) / 2), (0.046, 0.028, h - 0.22), body, 0.006))
    for z in (0.205, h - 0.115):
        parts.append(box("rail", (0, -d / 2 - 0.012, z), (w - 0.094, 0.024, 0.046), body, 0.006))
    if filled:
        rand = random.Random(4)
        tones = ("#3f7fae", "white", "sage", "#d98a9a", "marigold", "#dfeae4")
        levels = 3
        for level in range(levels):
            z = 0.2 + level * (h - 0.36) / levels
            parts.append(box("shelf", (0, 0, z), (w - 0.08, d - 0.1, 0.008), m.glass("#d8e6e2", 0.7)))
            x = -0.21
            while x < 0.19:
                wide, tall = rand.choice(((0.05, 0.09), (0.07, 0.12), (0.04, 0.14), (0.09, 0.07)))
                parts.append(box("pack", (x + wide / 2, -0.1, z + 0.005 + tall / 2), (wide - 0.004, 0.12, tall), m.plain(rand.choice(tones), 0.6), 0.002, 1))
                x += wide
    return group("refrigerator", parts, at, turn)


def card_machine(at=(0, 0, 1.0), turn=0.0):
    """A payment terminal on its stand."""
    parts = [
        tilt(box("body", (0, 0, 0.04), (0.085, 0.17, 0.045), m.plain("#2c3032", 0.4), 0.014), x=18),
        tilt(box("display", (0, 0.035, 0.077), (0.065, 0.05, 0.003), m.screen("#a5cfc0", 0.8)), x=18),
    ]
    for i in range(12):
        parts.append(tilt(box("key", (-0.022 + i % 3 * 0.022, -0.055 + i // 3 * 0.018, 0.047 + i // 3 * 0.0056), (0.015, 0.012, 0.006), m.plain("#cfd3d0", 0.5), 0.002), x=18))
    return group("card machine", parts, at, turn)


def paper_bags(at=(0, 0, 1.0), count=3, seed=1):
    """Folded paper bags ready to hand over."""
    rand = random.Random(seed)
    parts = []
    for i in range(count):
        tall = rand.uniform(0.18, 0.24)
        bag = box("bag", (i * 0.17, rand.uniform(-0.03, 0.03), tall / 2), (0.14, 0.085, tall), m.plain("#cda878", 0.9), 0.006)
        parts.append(tilt(bag, z=rand.uniform(-14, 14)))
        parts.append(tilt(box("fold", (i * 0.17, bag.location.y - 0.04, tall - 0.03), (0.12, 0.012, 0.05), m.plain("#bd966a", 0.9), 0.003), z=math.degrees(bag.rotation_euler.z)))
    return group("paper bags", parts, at)


def stand_of_leaflets(at=(0, 0, 1.08), turn=0.0, colours=("pine", "marigold", "sage")):
    """A small wooden stand with folded leaflets."""
    parts = [box("base", (0, 0.03, 0.01), (0.36, 0.12, 0.02), m.wood("teak"), 0.004), tilt(box("back", (0, 0.07, 0.11), (0.36, 0.01, 0.2), m.wood("teak"), 0.003), x=-12), box("lip", (0, -0.03, 0.03), (0.36, 0.008, 0.05), m.wood("teak"), 0.003)]
    for i, colour in enumerate(colours):
        x = -0.115 + i * 0.115
        parts.append(tilt(box("leaflet", (x, 0.025, 0.12), (0.098, 0.016, 0.2), m.plain("white", 0.7)), x=-12))
        parts.append(tilt(box("cover", (x, 0.0155, 0.145), (0.098, 0.003, 0.13), m.plain(colour, 0.7)), x=-12))
    return group("leaflets", parts, at, turn)


def high_stool(at=(0, 0), turn=0.0, colour="pine", height=0.62):
    """A round stool on a steel base with castors."""
    parts = [
        cylinder("seat", (0, 0, height - 0.04), 0.18, 0.08, m.fabric(colour), 0.03),
        cylinder("stem", (0, 0, height / 2), 0.022, height - 0.1, m.steel()),
        tube("ring", [(math.cos(a) * 0.17, math.sin(a) * 0.17, 0.22) for a in [i * math.pi / 6 for i in range(12)]], 0.01, m.steel(), closed=True),
    ]
    for i in range(5):
        a = i * math.tau / 5
        parts.append(tube("leg", [(0, 0, 0.1), (math.cos(a) * 0.24, math.sin(a) * 0.24, 0.06)], 0.015, m.steel(), smooth=False))
        parts.append(sphere("castor", (math.cos(a) * 0.24, math.sin(a) * 0.24, 0.03), 0.055, m.plain("charcoal", 0.5), 12))
    return group("stool", parts, at, turn)


def pendant(at, drop=0.8, radius=0.17, colour="cane", watts=9):
    """A woven shade hanging from the ceiling at `at`, with its light."""
    r = radius
    shade = turned("shade", (0, 0, -drop), [(r, 0), (r * 0.96, r * 0.35), (r * 0.72, r * 0.85), (r * 0.3, r * 1.15), (0.03, r * 1.2)], m.woven(colour, pitch=0.012))
    parts = [
        shade,
        cylinder("cord", (0, 0, -(drop - r * 1.2) / 2), 0.004, drop - r * 1.2, m.plain("charcoal", 0.6), sides=8),
        cylinder("rose", (0, 0, -0.015), 0.05, 0.03, m.brass(), 0.006),
        sphere("bulb", (0, 0, -drop + r * 0.35), 0.08, m.glow("#ffe0ad", 9.0), 16),
    ]
    light.bulb((at[0], at[1], at[2] - drop - 0.02), watts)
    return group("pendant", parts, at)


def batten_panel(at=(0, 0), turn=0.0, width=3.2, height=2.3, wood="oak", pitch=0.06):
    """A wall panel of upright wooden battens; its back is at y = 0.02."""
    timber = m.wood(wood)
    parts = [box("backing", (0, 0.01, height / 2), (width, 0.02, height), m.wood("sheesham"))]
    count = int(width / pitch)
    first = None
    for i in range(count):
        spot = (-width / 2 + pitch * (i + 0.5), -0.015, height / 2)
        if i % 6 == 0:
            first = box("batten", spot, (pitch * 0.62, 0.034, height), timber, 0.005, 2)
            parts.append(first)
        else:
            parts.append(copy_of(first, spot))
    for z in (0.03, height - 0.02):
        parts.append(box("rail", (0, -0.016, z), (width + 0.05, 0.046, 0.05), timber, 0.006))
    return group("battens", parts, at, turn)
