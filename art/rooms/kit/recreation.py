"""Things for rest and play: yoga mats, a brass lamp, carrom, chess, table tennis, a guitar."""
import math
import random

from mathutils import Vector, noise

from kit import materials as m
from kit.shapes import box, cylinder, group, sphere, surface, tilt, tube, turned


def yoga_mat(at=(0, 0), turn=0.0, cloth=None, size=(0.68, 1.85), seed=1):
    """A cotton mat, its long side along y, not quite flat, with a fringe at both ends."""
    cloth = cloth or m.striped("linen", "pine", 0.16, 0.25)
    width, length = size
    columns, rows = 14, 36
    points, metres = [], []
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = (c / columns - 0.5) * width, (r / rows - 0.5) * length
            lift = 0.009 + 0.004 * noise.noise(Vector((u * 2.4, v * 2.4, seed)))
            curl = 0.012 * max(0.0, abs(v) / (length / 2) - 0.93) / 0.07
            points.append((u + 0.006 * noise.noise(Vector((0, v * 3, seed))), v, lift + curl))
            metres.append((v, u))
    parts = [surface("mat", points, columns + 1, cloth, thickness=0.008, metres=metres)]
    thread = m.fabric("linen")
    for end in (-1, 1):
        for i in range(22):
            x = (i + 0.5) / 22 * width - width / 2
            parts.append(box("fringe", (x, end * (length / 2 + 0.02), 0.008), (0.009, 0.05, 0.005), thread))
    return group("yoga mat", parts, at, turn)


def bolster(at=(0, 0), turn=0.0, cloth=None, length=0.62, radius=0.1):
    """A round bolster lying along x, gathered at its ends."""
    cloth = cloth or m.fabric("terracotta")
    r = radius
    half = length / 2
    profile = [(0.012, -half + 0.004), (r * 0.5, -half - 0.004), (r * 0.86, -half + 0.012), (r, -half + 0.05)]
    profile += [(r * (1 + 0.015 * math.sin(i * 1.7)), -half + 0.05 + (length - 0.1) * i / 10) for i in range(1, 10)]
    profile += [(r, half - 0.05), (r * 0.86, half - 0.012), (r * 0.5, half + 0.004), (0.012, half - 0.004)]
    body = turned("bolster", (0, 0, r * 0.97), profile, cloth, 40)
    body.data.use_auto_smooth = False
    tilt(body, y=90)
    parts = [body]
    for end in (-1, 1):
        parts.append(sphere("button", (end * (half + 0.002), 0, r * 0.97), (0.014, 0.03, 0.03), m.fabric("marigold"), 12))
    return group("bolster", parts, at, turn)


def meditation_cushion(at=(0, 0), turn=0.0, cloth=None, radius=0.19, height=0.13):
    """A round buckwheat cushion with a gathered side."""
    cloth = cloth or m.fabric("pine")
    profile = [(0, 0), (radius * 0.9, 0.004), (radius, height * 0.3), (radius, height * 0.66), (radius * 0.92, height * 0.94), (radius * 0.6, height), (0, height * 0.97)]
    points = []
    sides = 72
    for r, z in profile:
        for i in range(sides):
            gather = 1 + (0.014 * math.sin(i * 2 * math.pi / 4) if 0.1 < z / height < 0.9 else 0)
            a = math.tau * i / sides
            points.append((math.cos(a) * max(r, 1e-4) * gather, math.sin(a) * max(r, 1e-4) * gather, z))
    return group("cushion", [surface("cushion", points, sides, cloth, closed=True)], at, turn)


def brass_lamp(at=(0, 0), height=0.95, lit=True):
    """A standing oil lamp of brass: a stem of rings, a dish with five spouts, a finial."""
    h = height
    profile = [(0, 0), (0.16, 0), (0.165, 0.02), (0.13, 0.04), (0.06, 0.07), (0.03, 0.1)]
    for i in range(5):
        z = 0.1 + i * (h - 0.3) / 5
        step = (h - 0.3) / 5
        profile += [(0.017, z + 0.02), (0.016, z + step * 0.6), (0.03, z + step * 0.74), (0.034, z + step * 0.8), (0.022, z + step * 0.92)]
    profile += [(0.03, h - 0.17), (0.09, h - 0.15), (0.135, h - 0.115), (0.138, h - 0.11), (0.1, h - 0.125), (0.03, h - 0.13), (0.016, h - 0.08), (0.026, h - 0.05), (0.012, h - 0.02), (0, h)]
    parts = [turned("lamp", (0, 0, 0), profile, m.brass(), 36)]
    if lit:
        for i in range(5):
            a = math.tau * i / 5 + 0.6
            x, y = math.cos(a) * 0.135, math.sin(a) * 0.135
            parts.append(tilt(sphere("spout", (x, y, h - 0.118), (0.05, 0.028, 0.02), m.brass(), 12), z=math.degrees(a)))
            parts.append(turned("flame", (x, y, h - 0.106), [(0, 0), (0.007, 0.008), (0.008, 0.016), (0.004, 0.034), (0, 0.045)], m.glow("#ffb24a", 22.0), 12))
    return group("brass lamp", parts, at)


def singing_bowl(at=(0, 0, 0), radius=0.09):
    """A bronze bowl on a round cushion, its striker beside it."""
    r = radius
    parts = [
        turned("cushion", (0, 0, 0), [(0, 0), (r * 0.9, 0.004), (r * 1.05, 0.02), (r * 0.8, 0.036), (0, 0.03)], m.fabric("terracotta")),
        turned("bowl", (0, 0, 0.032), [(0, 0), (r * 0.55, 0.002), (r * 0.92, r * 0.4), (r, r * 0.85), (r * 0.96, r * 0.88), (r * 0.86, r * 0.42), (0, 0.012)], m.plain("#a77f43", 0.3, 1.0)),
        tilt(cylinder("striker", (r * 1.7, 0, 0.014), 0.013, 0.17, m.wood("teak"), 0.006, 16, "y"), z=20),
    ]
    return group("singing bowl", parts, at)


def low_platform(at=(0, 0), turn=0.0, size=(2.2, 0.9), height=0.18, wood="teak"):
    """A low wooden platform for whoever leads."""
    timber = m.wood(wood)
    parts = [box("top", (0, 0, height - 0.025), (*size, 0.05), timber, 0.012), box("base", (0, 0, height / 2 - 0.03), (size[0] - 0.1, size[1] - 0.1, height - 0.06), m.wood("sheesham"), 0.006)]
    return group("platform", parts, at, turn)


def carrom_table(at=(0, 0), turn=0.0, height=0.68, seed=3):
    """A carrom board on crossed legs, a game under way."""
    rand = random.Random(seed)
    z = height
    frame, ply = m.wood("sheesham"), m.plain("#dfb678", 0.28)
    ink, red = m.plain("#2b1d14", 0.5), m.plain("#a63a2c", 0.5)
    side = 0.9
    parts = [box("board", (0, 0, z - 0.012), (side - 0.05, side - 0.05, 0.02), ply)]
    for x, y, w, d in ((0, -1, 1, 0), (0, 1, 1, 0), (-1, 0, 0, 1), (1, 0, 0, 1)):
        reach = side / 2 - 0.03
        parts.append(box("frame", (x * reach, y * reach, z + 0.004), (side if w else 0.06, side - 0.122 if d else 0.06, 0.06), frame, 0.008))
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(cylinder("pocket", (sx * 0.364, sy * 0.364, z + 0.0005), 0.026, 0.003, m.plain("#100c0a", 0.9)))
    for k in range(4):
        a = k * 90
        ca, sa = round(math.cos(math.radians(a))), round(math.sin(math.radians(a)))

        def spot(u, v, ca=ca, sa=sa):
            return u * ca - v * sa, u * sa + v * ca

        for v, thin in ((-0.285, 0.005), (-0.25, 0.0025)):
            x, y = spot(0, v)
            parts.append(box("line", (x, y, z - 0.0015), (0.5 if ca else thin, thin if ca else 0.5, 0.001), ink))
        for u in (-0.25, 0.25):
            x, y = spot(u, -0.2675)
            parts.append(cylinder("base spot", (x, y, z - 0.0012), 0.016, 0.0012, red))
        line = [(0.13, 0.13), (0.31, 0.31)]
        ends = [(*spot(*p), z - 0.001) for p in line]
        parts.append(tube("arrow", ends, 0.0016, ink, 4, smooth=False))
    for radius in (0.085, 0.079):
        parts.append(tube("circle", [(math.cos(i * math.tau / 40) * radius, math.sin(i * math.tau / 40) * radius, z - 0.002) for i in range(40)], 0.0022, red, 4, closed=True))
    cream, dark = m.plain("#efdcb4", 0.4), m.plain("#33231a", 0.4)
    spots = [(math.cos(i * math.tau / 6) * 0.036, math.sin(i * math.tau / 6) * 0.036) for i in range(6) if i != 2]
    spots += [(rand.uniform(-0.27, 0.27), rand.uniform(-0.2, 0.27)) for _ in range(9)]
    for i, (x, y) in enumerate(spots):
        parts.append(cylinder("coin", (x, y, z + 0.003), 0.0155, 0.009, cream if i % 2 else dark, 0.0025, 20))
    parts.append(cylinder("queen", (0, 0, z + 0.003), 0.0155, 0.009, m.plain("#b8382f", 0.4), 0.0025, 20))
    parts.append(cylinder("striker", (0.06, -0.267, z + 0.004), 0.021, 0.01, m.plain("#f4efe2", 0.2), 0.003, 24))
    timber = m.wood("teak")
    for sy in (-1, 1):
        for sx in (-1, 1):
            parts.append(tube("leg", [(sx * 0.36, sy * 0.3, 0.0), (-sx * 0.32, sy * 0.3, z - 0.05)], 0.02, timber, smooth=False))
    parts.append(cylinder("bar", (0, 0, (z - 0.05) / 2), 0.014, 0.62, timber, axis="y"))
    return group("carrom", parts, at, turn)


def chess(at=(0, 0, 0.5), turn=0.0, square=0.045):
    """A wooden chess board in the middle of a game; `at` is the table's top."""
    light, dark = m.wood("oak"), m.wood("walnut")
    parts = [box("frame", (0, 0, 0.012), (square * 8 + 0.05, square * 8 + 0.05, 0.024), m.wood("sheesham"), 0.006)]
    for i in range(8):
        for j in range(8):
            parts.append(box("square", ((i - 3.5) * square, (j - 3.5) * square, 0.0242), (square, square, 0.002), light if (i + j) % 2 else dark))
    set_up = {0: "rnbqk..r", 1: "pp.p.ppp", 2: "..n.....", 3: "..p.P...", 4: "...pP...", 5: ".....N..", 6: "PPP..PPP", 7: "RNBQKB.R"}
    tall = {"p": 0.036, "r": 0.044, "n": 0.05, "b": 0.054, "q": 0.064, "k": 0.07}
    for row, line in set_up.items():
        for column, piece in enumerate(line):
            if piece == ".":
                continue
            h = tall[piece.lower()]
            body = m.plain("#e8d3a6", 0.35) if piece.isupper() else m.plain("#3a2418", 0.35)
            profile = [(0, 0), (0.015, 0), (0.015, 0.005), (0.009, 0.012), (0.006, h * 0.55), (0.011, h * 0.64), (0.006, h * 0.7), (0.01, h * 0.84), (0.004, h * 0.97), (0, h)]
            parts.append(turned("piece", ((column - 3.5) * square, (3.5 - row) * square, 0.0252), profile, body, 14))
    return group("chess", parts, at, turn)


def table_tennis(at=(0, 0), turn=0.0):
    """A full-size table, its long side along y, with net, two bats and a ball."""
    top, line = m.plain("#1f5d57", 0.45), m.plain("white", 0.5)
    parts = [box("top", (0, 0, 0.748), (1.525, 2.74, 0.025), top, 0.004)]
    for x in (-0.752, 0.752):
        parts.append(box("side line", (x, 0, 0.7612), (0.02, 2.74, 0.001), line))
    for y in (-1.36, 1.36):
        parts.append(box("end line", (0, y, 0.7612), (1.525, 0.02, 0.001), line))
    parts.append(box("middle line", (0, 0, 0.7612), (0.004, 2.74, 0.001), line))
    parts.append(box("net", (0, 0, 0.835), (1.72, 0.004, 0.145), m.glass("#31443f", 0.5)))
    parts.append(box("net tape", (0, 0, 0.91), (1.72, 0.01, 0.016), line))
    for x in (-0.86, 0.86):
        parts.append(box("net post", (x, 0, 0.83), (0.02, 0.03, 0.18), m.steel()))
    for y in (-0.95, 0.95):
        for x in (-0.6, 0.6):
            parts.append(box("leg", (x, y, 0.37), (0.05, 0.05, 0.74), m.plain("charcoal", 0.5), 0.008))
        parts.append(box("rail", (0, y, 0.68), (1.25, 0.04, 0.05), m.plain("charcoal", 0.5), 0.006))
    for x, y, a, colour in ((0.4, -0.9, 25, "#b5372c"), (-0.35, 0.8, 160, "#22272a")):
        rest = 0.768
        parts.append(cylinder("bat", (x, y, rest), 0.078, 0.013, m.plain(colour, 0.7), 0.003))
        ra = math.radians(a)
        parts.append(tilt(box("handle", (x + math.cos(ra) * 0.12, y + math.sin(ra) * 0.12, rest), (0.11, 0.028, 0.02), m.wood("oak"), 0.007), z=a))
    parts.append(sphere("ball", (0.16, -0.7, 0.781), 0.04, m.plain("#f2a13a", 0.5), 16))
    return group("table tennis", parts, at, turn)


def guitar(at=(0, 0), turn=0.0, lean=12):
    """An acoustic guitar leaning back on a small stand, its face to the south."""
    top, side = m.plain("#cc924a", 0.22), m.wood("sheesham", 0.25)
    outline = []
    n = 64
    for i in range(n):
        a = math.tau * i / n
        z = math.sin(a)
        # The waist lies above the middle; the lower bout is the wider.
        half = 0.2 - 0.028 * z - 0.062 * math.exp(-(((z - 0.22) / 0.27) ** 2))
        outline.append((math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)) * half, 0.245 * z + 0.25))
    points = []
    for y, scale in ((-0.052, 0.02), (-0.052, 0.96), (-0.048, 1.0), (0.048, 1.0), (0.052, 0.96), (0.052, 0.02)):
        points += [(x * scale, y, 0.25 + (z - 0.25) * scale) for x, z in outline]
    body = surface("body", points, n, side, closed=True)
    body.data.use_auto_smooth = True
    face = surface("face", [(x * k, -0.0535, 0.25 + (z - 0.25) * k) for k in (0.02, 0.5, 0.955) for x, z in outline], n, top, closed=True)
    parts = [
        body,
        face,
        tilt(cylinder("rose", (0, -0.0545, 0.31), 0.056, 0.003, m.plain("#4a2b16", 0.5)), x=90),
        tilt(cylinder("hole", (0, -0.0555, 0.31), 0.046, 0.003, m.plain("#0e0906", 0.9)), x=90),
        box("bridge", (0, -0.058, 0.15), (0.15, 0.01, 0.025), m.wood("walnut"), 0.003),
        box("neck", (0, -0.035, 0.68), (0.05, 0.03, 0.42), side, 0.01),
        box("fingerboard", (0, -0.056, 0.6), (0.052, 0.01, 0.54), m.wood("walnut"), 0.002),
        tilt(box("head", (0, -0.035, 0.95), (0.07, 0.016, 0.16), side, 0.006), x=-8),
    ]
    for i in range(6):
        parts.append(cylinder("string", (-0.02 + i * 0.008, -0.064, 0.51), 0.0008, 0.74, m.steel(), sides=6))
        parts.append(cylinder("peg", ((-1 if i < 3 else 1) * 0.046, -0.035, 0.91 + i % 3 * 0.04), 0.007, 0.024, m.steel(), axis="x", sides=10))
    instrument = group("guitar", parts, (0, 0, 0.1))
    tilt(instrument, x=-lean)
    stand = m.plain("charcoal", 0.5)
    frame = [tube("stand", [(sx * 0.2, -0.1, 0.012), (sx * 0.1, 0.05, 0.12), (0, 0.14, 0.4)], 0.009, stand) for sx in (-1, 1)]
    frame.append(tube("stand", [(0, 0.32, 0.012), (0, 0.14, 0.4)], 0.009, stand, smooth=False))
    frame += [tube("rest", [(sx * 0.1, 0.06, 0.1), (sx * 0.1, -0.09, 0.09), (sx * 0.1, -0.1, 0.12)], 0.009, stand) for sx in (-1, 1)]
    return group("guitar on its stand", [instrument, *frame], at, turn)
