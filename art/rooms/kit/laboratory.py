"""The laboratory and the blood collection room: benches, microscope, analyser, chair, trolley."""
import math
import random

from kit import materials as m
from kit.shapes import box, copy_of, cylinder, group, pad, rounded_panel, sphere, surface, tilt, tube, turned

CAPS = ("#7c5aa6", "#3f7fae", "#b8473c", "marigold", "#4d9a6a")


def bench(at=(0, 0), turn=0.0, width=3.0, depth=0.65, height=0.88, doors="sage", top="#e9ebe6", units=None):
    """A base cabinet with doors and drawers under a stone top, its back at y = depth / 2."""
    front = m.enamel(doors, 0.45)
    units = units or max(1, round(width / 0.6))
    each = width / units
    parts = [
        box("body", (0, 0.02, 0.1 + (height - 0.14) / 2), (width, depth - 0.06, height - 0.14), m.enamel("white", 0.5)),
        box("plinth", (0, 0.05, 0.05), (width, depth - 0.14, 0.1), m.plain("charcoal", 0.6)),
        box("top", (0, 0, height - 0.015), (width + 0.02, depth, 0.032), m.plain(top, 0.2), 0.008),
        box("upstand", (0, depth / 2 - 0.008, height + 0.05), (width + 0.02, 0.016, 0.1), m.plain(top, 0.2), 0.004),
    ]
    face = -depth / 2 + 0.042
    for i in range(units):
        x = -width / 2 + each * (i + 0.5)
        if i % 3 == 1:
            share = (height - 0.17) / 3
            for d in range(3):
                z = 0.115 + share * (d + 0.5)
                parts.append(box("drawer", (x, face, z), (each - 0.012, 0.02, share - 0.012), front, 0.004))
                parts.append(box("pull", (x, face - 0.022, z + share * 0.25), (0.13, 0.014, 0.012), m.steel(), 0.004))
        else:
            parts.append(box("door", (x, face, 0.115 + (height - 0.17) / 2), (each - 0.012, 0.02, height - 0.182), front, 0.004))
            side = 1 if i % 2 else -1
            parts.append(box("pull", (x + side * (each / 2 - 0.05), face - 0.022, height - 0.2), (0.012, 0.014, 0.14), m.steel(), 0.004))
    return group("bench", parts, at, turn)


def wall_cabinet(at=(0, 0, 1.45), turn=0.0, width=1.8, height=0.65, units=3, colour="white", glazed=(1,), seed=1):
    """Hanging cabinets, some with glass doors and bottles behind; `at` is the lower edge."""
    rand = random.Random(seed)
    depth = 0.33
    shell, front = m.enamel("white", 0.5), m.enamel(colour, 0.45)
    each = width / units
    parts = [
        box("back", (0, depth / 2 - 0.008, height / 2), (width, 0.016, height), shell),
        box("top", (0, 0, height - 0.009), (width, depth, 0.018), shell, 0.003),
        box("bottom", (0, 0, 0.009), (width, depth, 0.018), shell, 0.003),
    ]
    for i in range(units + 1):
        parts.append(box("side", (-width / 2 + each * i, 0, height / 2), (0.018, depth, height), shell, 0.003))
    for i in range(units):
        x = -width / 2 + each * (i + 0.5)
        if i in glazed:
            parts.append(box("shelf", (x, 0.01, height / 2), (each - 0.02, depth - 0.05, 0.014), shell))
            for z in (0.018, height / 2 + 0.007):
                spot = -each / 2 + 0.07
                while spot < each / 2 - 0.05:
                    parts.append(bottle((x + spot, 0, z), rand.uniform(0.13, 0.2), rand.choice(("#5a2f14", "#e8eee9", "#5a2f14", "#d8e5e2")), rand.choice(("pine", "white", "#3f7fae", "terracotta"))))
                    spot += 0.095
            parts.append(box("pane", (x, -depth / 2 - 0.006, height / 2), (each - 0.07, 0.006, height - 0.08), m.glass()))
            for sx in (-1, 1):
                parts.append(box("stile", (x + sx * (each / 2 - 0.022), -depth / 2 - 0.008, height / 2), (0.038, 0.02, height - 0.01), front, 0.004))
            for z in (0.022, height - 0.022):
                parts.append(box("rail", (x, -depth / 2 - 0.008, z), (each - 0.081, 0.017, 0.038), front, 0.004))
        else:
            parts.append(box("door", (x, -depth / 2 - 0.008, height / 2), (each - 0.01, 0.02, height - 0.01), front, 0.004))
        parts.append(box("pull", (x + each / 2 - 0.045, -depth / 2 - 0.03, 0.12), (0.012, 0.014, 0.12), m.steel(), 0.004))
    return group("wall cabinet", parts, at, turn)


def bottle(at=(0, 0, 0), height=0.18, glass="#5a2f14", cap="pine"):
    """A reagent bottle with a label."""
    h, r = height, height * 0.2
    parts = [
        turned("bottle", (0, 0, 0), [(0, 0), (r * 0.95, 0), (r, h * 0.04), (r, h * 0.62), (r * 0.8, h * 0.74), (r * 0.42, h * 0.8), (r * 0.42, h * 0.86), (0, h * 0.86)], m.plain(glass, 0.12), 20),
        cylinder("cap", (0, 0, h * 0.92), r * 0.52, h * 0.14, m.plain(cap, 0.4), 0.003, 16),
        cylinder("label", (0, 0, h * 0.34), r * 1.015, h * 0.3, m.plain("#f5f0e2", 0.7), sides=20),
        cylinder("band", (0, 0, h * 0.4), r * 1.022, h * 0.06, m.plain("terracotta" if cap == "white" else cap, 0.7), sides=20),
    ]
    return group("bottle", parts, at)


def beaker(at=(0, 0, 0), height=0.12, liquid="#7fb0b8", full=0.5):
    """A glass beaker with some coloured water."""
    r = height * 0.36
    parts = [
        turned("glass", (0, 0, 0), [(0, 0.002), (r * 0.94, 0.002), (r, 0.012), (r, height), (r * 1.06, height + 0.003)], m.glass("#dfeeea", 0.7), 28),
        cylinder("liquid", (0, 0, height * full / 2 + 0.004), r * 0.95, height * full, m.plain(liquid, 0.1), 0.004, 28),
    ]
    return group("beaker", parts, at)


def conical_flask(at=(0, 0, 0), height=0.17, liquid="#e0a94f"):
    """A conical flask, a third full."""
    h = height
    parts = [
        turned("glass", (0, 0, 0), [(0, 0.002), (h * 0.34, 0.003), (h * 0.36, 0.014), (h * 0.12, h * 0.72), (h * 0.11, h * 0.95), (h * 0.14, h)], m.glass("#dfeeea", 0.7), 28),
        turned("liquid", (0, 0, 0.004), [(0, 0), (h * 0.335, 0.002), (h * 0.345, 0.01), (h * 0.24, h * 0.32), (0, h * 0.32)], m.plain(liquid, 0.1), 28),
    ]
    return group("flask", parts, at)


def tube_rack(at=(0, 0, 0.9), turn=0.0, columns=8, rows=3, colour="white", seed=1, filled=True):
    """A rack of capped sample tubes, one cap colour to a row."""
    rand = random.Random(seed)
    pitch = 0.026
    w, d = columns * pitch + 0.02, rows * pitch + 0.02
    frame = m.enamel(colour, 0.4)
    parts = [box("base", (0, 0, 0.006), (w, d, 0.012), frame, 0.003), box("upper", (0, 0, 0.05), (w, d, 0.006), frame, 0.002)]
    for x in (-1, 1):
        parts.append(box("end", (x * (w / 2 - 0.002), 0, 0.03), (0.008, d + 0.003, 0.062), frame, 0.003))
    firsts = {}
    for row in range(rows):
        cap = CAPS[(row + seed) % len(CAPS)]
        for column in range(columns):
            if rand.random() < 0.14:
                continue
            spot = ((column - columns / 2 + 0.5) * pitch, (row - rows / 2 + 0.5) * pitch, 0.012)
            if cap in firsts:
                parts.append(copy_of(firsts[cap], spot))
                continue
            firsts[cap] = group(
                "tube",
                [
                    cylinder("glass", (0, 0, 0.04), 0.0075, 0.08, m.plain("#e8e6df", 0.15), 0.003, 14),
                    cylinder("label", (0, 0, 0.052), 0.0078, 0.026, m.plain("white", 0.7), sides=14),
                    cylinder("cap", (0, 0, 0.088), 0.0095, 0.02, m.plain(cap, 0.45), 0.002, 14),
                ],
                spot,
            )
            parts.append(firsts[cap])
    return group("tube rack", parts, at, turn)


def microscope(at=(0, 0, 0.9), turn=0.0, body="#eceae4"):
    """A binocular microscope, eyepieces to the south."""
    shell, dark, bright = m.enamel(body, 0.3), m.plain("#26292a", 0.45), m.steel(0.2)
    parts = [
        box("base", (0, 0.02, 0.025), (0.19, 0.26, 0.05), shell, 0.022),
        box("arm foot", (0, 0.11, 0.14), (0.08, 0.07, 0.24), shell, 0.026),
        tilt(box("arm", (0, 0.085, 0.27), (0.075, 0.09, 0.13), shell, 0.028), x=22),
        box("head", (0, 0.0, 0.325), (0.1, 0.18, 0.07), shell, 0.026),
        box("stage", (0, -0.02, 0.155), (0.17, 0.15, 0.014), dark, 0.004),
        box("slide", (0, -0.03, 0.164), (0.075, 0.026, 0.003), m.plain("#cfe2e4", 0.1)),
        cylinder("condenser", (0, -0.02, 0.12), 0.028, 0.05, dark, 0.004),
        cylinder("lamp", (0, -0.02, 0.06), 0.03, 0.03, dark, 0.005),
        cylinder("light", (0, -0.02, 0.077), 0.02, 0.004, m.glow("#fff3d8", 6.0)),
        tilt(cylinder("turret", (0, -0.02, 0.272), 0.04, 0.03, bright, 0.006), x=-12),
    ]
    for i, tall in enumerate((0.075, 0.055, 0.045)):
        a = math.radians(-90 + i * 120)
        lens = cylinder("objective", (math.cos(a) * 0.02, -0.02 + math.sin(a) * 0.02, 0.235), 0.011, tall, bright, 0.003, 16)
        parts.append(tilt(lens, x=math.sin(a) * 14, y=-math.cos(a) * 14))
        parts.append(cylinder("ring", (math.cos(a) * 0.02, -0.02 + math.sin(a) * 0.02, 0.235), 0.0118, 0.006, m.plain(("marigold", "#3f7fae", "#b8473c")[i], 0.5), sides=16))
    parts.append(tilt(box("prism", (0, -0.085, 0.37), (0.1, 0.075, 0.06), shell, 0.02), x=35))
    for x in (-0.031, 0.031):
        parts.append(tilt(cylinder("eyepiece", (x, -0.135, 0.41), 0.018, 0.1, dark, 0.004, 20), x=55))
    for x in (-1, 1):
        parts.append(cylinder("focus", (x * 0.06, 0.1, 0.1), 0.032, 0.03, dark, 0.005, 24, "x"))
        parts.append(cylinder("fine focus", (x * 0.08, 0.1, 0.1), 0.018, 0.02, bright, 0.004, 20, "x"))
    return group("microscope", parts, at, turn)


def centrifuge(at=(0, 0, 0.9), turn=0.0, colour="#e9ebe8"):
    """A bench centrifuge with its lid closed."""
    shell = m.enamel(colour, 0.32)
    parts = [
        box("body", (0, 0, 0.13), (0.4, 0.44, 0.24), shell, 0.05),
        tilt(box("panel", (0, -0.215, 0.12), (0.34, 0.02, 0.13), m.plain("#38494a", 0.4), 0.008), x=-10),
        tilt(box("display", (-0.06, -0.228, 0.13), (0.13, 0.004, 0.06), m.screen("#4cc0ad", 1.0)), x=-10),
        cylinder("knob", (0.09, -0.235, 0.12), 0.024, 0.024, m.steel(), 0.004, 24, "y"),
        cylinder("lid", (0, 0.02, 0.262), 0.175, 0.04, m.plain("#4f7f7a", 0.25), 0.014, 48),
        cylinder("window", (0, 0.02, 0.284), 0.07, 0.006, m.plain("#1f2c2d", 0.08), 0.002, 32),
        box("handle", (0, -0.145, 0.285), (0.12, 0.03, 0.022), m.plain("charcoal", 0.5), 0.008),
    ]
    return group("centrifuge", parts, at, turn)


def analyser(at=(0, 0, 0.9), turn=0.0, accent="pine"):
    """A blood count analyser: a rounded housing with a display and a sampling bay."""
    shell, dark = m.enamel("#f0f0ec", 0.3), m.plain("#2c3436", 0.35)
    parts = [
        box("housing", (0, 0.03, 0.25), (0.62, 0.48, 0.5), shell, 0.05),
        box("band", (0, -0.205, 0.075), (0.6, 0.03, 0.05), m.enamel(accent, 0.4), 0.008),
        tilt(rounded_panel("display case", (0.13, -0.21, 0.355), (0.3, 0.22, 0.03), dark, 0.02, 0.006), x=-8),
        tilt(rounded_panel("display", (0.13, -0.228, 0.357), (0.265, 0.185, 0.004), m.screen("#1f5965", 0.9), 0.008, 0.0), x=-8),
        rounded_panel("bay", (-0.17, -0.212, 0.2), (0.17, 0.2, 0.02), dark, 0.02, 0.004),
        cylinder("holder", (-0.17, -0.235, 0.15), 0.022, 0.06, m.steel(), 0.004),
        cylinder("sample", (-0.17, -0.235, 0.21), 0.008, 0.07, m.plain("#e8e6df", 0.2), 0.002, 14),
        cylinder("sample cap", (-0.17, -0.235, 0.25), 0.01, 0.02, m.plain(CAPS[0], 0.45), 0.002, 14),
        cylinder("ready", (-0.24, -0.212, 0.42), 0.01, 0.01, m.glow("#6fd08f", 3.0), axis="y", sides=16),
    ]
    trace = m.glow("#ffd58a", 1.4)
    for k, colour in enumerate((trace, m.glow("#8fe0cf", 1.4))):
        line = [(0.03 + i * 0.01, -0.232, 0.3 + k * 0.07 + 0.05 * math.exp(-(((i - 7 - k * 4) / 3) ** 2))) for i in range(21)]
        parts.append(tube("curve", [(x, y + 0.14 * (z - 0.357), z) for x, y, z in line], 0.0018, colour, 4, smooth=False))
    return group("analyser", parts, at, turn)


def pipette_stand(at=(0, 0, 0.9), turn=0.0):
    """Three pipettes hanging on a round stand."""
    parts = [cylinder("foot", (0, 0, 0.01), 0.08, 0.02, m.plain("charcoal", 0.4), 0.006), cylinder("stem", (0, 0, 0.17), 0.01, 0.32, m.steel()), cylinder("wheel", (0, 0, 0.28), 0.075, 0.012, m.plain("charcoal", 0.4), 0.004)]
    for i, colour in enumerate(("#3f7fae", "marigold", "#4d9a6a")):
        a = math.radians(-90 + (i - 1) * 62)
        x, y = math.cos(a) * 0.085, math.sin(a) * 0.085
        parts.append(cylinder("handle", (x, y, 0.27), 0.014, 0.12, m.plain("white", 0.4), 0.005, 16))
        parts.append(cylinder("button", (x, y, 0.342), 0.009, 0.025, m.plain(colour, 0.4), 0.003, 14))
        parts.append(cylinder("shaft", (x, y, 0.165), 0.005, 0.11, m.plain("white", 0.4), sides=12, radius_top=0.008))
    return group("pipettes", parts, at, turn)


def hand_basin(at=(0, 0), turn=0.0):
    """A wall basin with a long-lever tap, soap, and a towel on a ring; the wall is at y = 0."""
    white, bright = m.ceramic("#f6f5f0"), m.steel(0.15)
    points = []
    n = 48

    def ring(w, d, z, back=0.0):
        for i in range(n):
            a = math.tau * i / n
            x = math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)) * w / 2
            y = math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)) * d / 2
            points.append((x, y - 0.235 + back, z))

    for w, d, z, back in ((0.1, 0.1, 0.66, 0.08), (0.34, 0.3, 0.69, 0.04), (0.52, 0.43, 0.79, 0.0), (0.55, 0.46, 0.84, 0.0), (0.55, 0.46, 0.855, 0.0), (0.53, 0.44, 0.86, 0.0), (0.44, 0.31, 0.855, -0.035), (0.4, 0.28, 0.82, -0.035), (0.3, 0.2, 0.745, -0.035), (0.03, 0.03, 0.735, -0.035)):
        ring(w, d, z, back)
    parts = [
        surface("basin", points, n, white, closed=True),
        cylinder("waste", (0, -0.27, 0.737), 0.022, 0.004, bright),
        cylinder("pillar", (0, -0.06, 0.9), 0.022, 0.09, bright, 0.005),
        tube("spout", [(0, -0.06, 0.93), (0, -0.08, 1.0), (0, -0.17, 1.01), (0, -0.2, 0.96)], 0.012, bright),
        tube("lever", [(0.0, -0.06, 0.95), (0.09, -0.07, 0.975), (0.15, -0.09, 0.985)], 0.008, bright),
        tube("trap", [(0, -0.2, 0.68), (0, -0.2, 0.52), (0, -0.13, 0.47), (0, -0.06, 0.53), (0, 0.0, 0.55)], 0.018, bright),
        tilt(box("splash", (0, -0.008, 1.12), (0.75, 0.5, 0.014), m.tiles("#e6ece8", "#b9c6bf", 0.125, 0.15)), x=90),
        turned("soap", (-0.2, -0.07, 0.86), [(0, 0), (0.032, 0), (0.034, 0.01), (0.034, 0.09), (0.015, 0.11), (0.012, 0.13), (0, 0.13)], m.plain("#7fa596", 0.3), 20),
        tube("pump", [(-0.2, -0.07, 0.98), (-0.2, -0.07, 1.01), (-0.2, -0.11, 1.0)], 0.006, m.plain("white", 0.4)),
    ]
    return group("hand basin", parts, at, turn)


def sharps_box(at=(0, 0, 0.9), turn=0.0):
    """A yellow safety box with a closed lid."""
    yellow = m.plain("#f0c02e", 0.42)
    parts = [
        cylinder("body", (0, 0, 0.1), 0.075, 0.2, yellow, 0.008, 4, radius_top=0.092),
        cylinder("lid", (0, 0, 0.213), 0.1, 0.028, m.plain("#c9392f", 0.42), 0.008, 4),
        box("flap", (0, 0, 0.232), (0.06, 0.045, 0.012), m.plain("#c9392f", 0.42), 0.004),
        box("label", (0, -0.0605, 0.105), (0.07, 0.002, 0.07), m.plain("#f6e9ae", 0.7)),
    ]
    for part in parts[:2]:
        tilt(part, z=45)
    tilt(parts[3], x=3.5)
    return group("sharps box", parts, at, turn)


def collection_chair(at=(0, 0), turn=0.0, cloth="#5d8f86", frame="white"):
    """A blood collection chair: reclining back, two padded arm rests on posts, a foot rest."""
    cover, steel = m.plain(cloth, 0.45), m.enamel(frame, 0.35)
    parts = [
        pad("seat", (0, -0.02, 0.48), (0.56, 0.58, 0.13), cover, 0.25, 1),
        tilt(pad("back", (0, 0.34, 0.86), (0.54, 0.78, 0.12), cover, 0.2, 2), x=68),
        tilt(pad("head", (0, 0.5, 1.3), (0.36, 0.2, 0.1), cover, 0.3, 3), x=68),
        tilt(pad("legs", (0, -0.42, 0.32), (0.5, 0.44, 0.09), cover, 0.2, 4), x=52),
        box("under", (0, 0, 0.39), (0.46, 0.5, 0.06), steel, 0.012),
        cylinder("column", (0, 0.02, 0.22), 0.07, 0.34, steel, 0.01),
        box("base", (0, 0.02, 0.035), (0.56, 0.64, 0.05), steel, 0.02),
        box("foot plate", (0, -0.62, 0.15), (0.42, 0.14, 0.025), m.plain("charcoal", 0.6), 0.008),
        tube("foot bar", [(-0.16, -0.2, 0.36), (-0.16, -0.6, 0.15)], 0.014, steel, smooth=False),
        tube("foot bar", [(0.16, -0.2, 0.36), (0.16, -0.6, 0.15)], 0.014, steel, smooth=False),
    ]
    for x in (-1, 1):
        parts.append(tube("post", [(x * 0.24, 0.08, 0.4), (x * 0.36, 0.08, 0.44), (x * 0.37, 0.06, 0.66)], 0.02, steel))
        rest = pad("arm rest", (x * 0.39, -0.12, 0.71), (0.19, 0.66, 0.085), cover, 0.2, 5)
        parts.append(tilt(rest, z=x * -6, x=3))
    return group("collection chair", parts, at, turn)


def trolley(at=(0, 0), turn=0.0, colour="white", drawers=True):
    """A steel trolley on castors: tray top with a rail, two drawers, a lower shelf."""
    frame, bright = m.enamel(colour, 0.35), m.steel()
    w, d, h = 0.6, 0.42, 0.86
    parts = [
        box("top", (0, 0, h - 0.012), (w, d, 0.024), m.steel(0.22), 0.006),
        box("shelf", (0, 0, 0.22), (w - 0.02, d - 0.02, 0.02), m.steel(0.22), 0.005),
        tube("rail", [(-w / 2, -d / 2, h + 0.05), (-w / 2, d / 2, h + 0.05), (w / 2, d / 2, h + 0.05), (w / 2, -d / 2, h + 0.05)], 0.007, bright, smooth=False),
        tube("push bar", [(w / 2, -0.13, h - 0.03), (w / 2 + 0.07, -0.11, h + 0.0), (w / 2 + 0.07, 0.11, h + 0.0), (w / 2, 0.13, h - 0.03)], 0.011, bright),
    ]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(cylinder("post", (x * (w / 2 - 0.015), y * (d / 2 - 0.015), 0.47), 0.014, 0.8, bright, sides=16))
            parts.append(cylinder("castor", (x * (w / 2 - 0.015), y * (d / 2 - 0.015), 0.04), 0.04, 0.024, m.plain("charcoal", 0.6), 0.008, 24, "y"))
    if drawers:
        parts.append(box("case", (0, 0, h - 0.2), (w - 0.05, d - 0.03, 0.32), frame, 0.006))
        for i, tone in enumerate((colour, "sage")):
            z = h - 0.12 - i * 0.16
            parts.append(box("drawer", (0, -d / 2 + 0.008, z), (w - 0.08, 0.02, 0.145), m.enamel(tone, 0.35), 0.006))
            parts.append(box("pull", (0, -d / 2 - 0.012, z + 0.03), (0.16, 0.016, 0.014), bright, 0.004))
    return group("trolley", parts, at, turn)


def kidney_dish(at=(0, 0, 0.9), turn=0.0):
    """A steel dish with cotton balls."""
    rand = random.Random(2)
    parts = [turned("dish", (0, 0, 0), [(0, 0), (0.07, 0), (0.085, 0.035), (0.09, 0.037), (0.072, 0.004), (0, 0.004)], m.steel(0.2), 28)]
    parts[0].scale = (1.35, 0.8, 1)
    for _ in range(9):
        parts.append(sphere("cotton", (rand.uniform(-0.06, 0.06), rand.uniform(-0.03, 0.03), 0.022 + rand.uniform(0, 0.012)), (0.032, 0.03, 0.027), m.fabric("white"), 12))
    return group("dish", parts, at, turn)


def glove_box(at=(0, 0, 0.9), turn=0.0, colour="#7fb0b8"):
    """A carton of gloves, one drawn out a little."""
    parts = [box("carton", (0, 0, 0.045), (0.24, 0.12, 0.09), m.plain(colour, 0.7), 0.003), box("panel", (0, -0.0605, 0.045), (0.16, 0.002, 0.055), m.plain("white", 0.7))]
    parts.append(sphere("glove", (0, 0, 0.096), (0.09, 0.05, 0.05), m.plain("#a9cdd6", 0.6), 16))
    return group("gloves", parts, at, turn)


def swivel_stool(at=(0, 0), turn=0.0, colour="pine", height=0.55):
    """A low round stool on castors."""
    parts = [cylinder("seat", (0, 0, height - 0.04), 0.18, 0.08, m.plain(colour, 0.5), 0.034, 48), cylinder("stem", (0, 0, height / 2), 0.024, height - 0.1, m.steel())]
    for i in range(5):
        a = i * math.tau / 5 + 0.3
        parts.append(tube("leg", [(0, 0, 0.11), (math.cos(a) * 0.25, math.sin(a) * 0.25, 0.065)], 0.016, m.steel(), smooth=False))
        parts.append(sphere("castor", (math.cos(a) * 0.25, math.sin(a) * 0.25, 0.03), 0.058, m.plain("charcoal", 0.5), 14))
    return group("swivel stool", parts, at, turn)
