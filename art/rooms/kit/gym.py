"""The gym: machines, weights, mats, a mirror wall."""
import math

from kit import materials as m
from kit.shapes import box, copy_of, cylinder, group, rounded_panel, sphere, surface, tilt, tube, turned


def mirror():
    """Silvered glass."""
    return m.plain("#dfe6e4", 0.02, 1.0)


def treadmill(at=(0, 0), turn=0.0, accent="pine"):
    """A treadmill; its console is at the north end, whoever walks on it looks north."""
    dark, grey, trim = m.plain("#2a2d2e", 0.45), m.enamel("#cfd1ce", 0.35), m.enamel(accent, 0.4)
    parts = [
        box("deck", (0, 0, 0.13), (0.78, 1.75, 0.1), dark, 0.03),
        box("belt", (0, -0.08, 0.186), (0.5, 1.5, 0.014), m.plain("#17191a", 0.75), 0.005),
        box("motor", (0, 0.76, 0.2), (0.74, 0.36, 0.14), grey, 0.05),
        box("stripe", (0, 0.575, 0.235), (0.5, 0.012, 0.05), trim, 0.004),
    ]
    for x in (-1, 1):
        parts.append(box("rail", (x * 0.315, -0.06, 0.192), (0.11, 1.55, 0.024), grey, 0.01))
        parts.append(tube("upright", [(x * 0.37, 0.82, 0.14), (x * 0.37, 0.74, 0.7), (x * 0.35, 0.6, 1.15)], 0.032, grey))
        parts.append(tube("handle", [(x * 0.35, 0.62, 1.12), (x * 0.36, 0.4, 1.02), (x * 0.36, 0.12, 0.97), (x * 0.36, 0.02, 0.94)], 0.021, dark))
        for y in (-0.75, 0.75):
            parts.append(box("foot", (x * 0.3, y, 0.04), (0.08, 0.12, 0.08), dark, 0.02))
    parts.append(tube("bar", [(-0.35, 0.56, 1.08), (0, 0.46, 1.07), (0.35, 0.56, 1.08)], 0.018, dark))
    parts.append(tilt(rounded_panel("console", (0, 0.62, 1.24), (0.78, 0.34, 0.06), dark, 0.06, 0.012), x=-24))
    parts.append(tilt(rounded_panel("picture", (0, 0.583, 1.262), (0.44, 0.22, 0.01), m.screen("#2f7f78", 0.9), 0.015, 0.0), x=-24))
    for i in range(5):
        parts.append(tilt(box("bar graph", (-0.14 + i * 0.07, 0.577, 1.235 + 0.012 * i * 0.5), (0.04, 0.004, 0.04 + 0.024 * i), m.glow("#f2d48f", 1.2)), x=-24))
    return group("treadmill", parts, at, turn)


def exercise_bike(at=(0, 0), turn=0.0, accent="marigold"):
    """An upright cycle; whoever rides it looks north."""
    dark, grey, trim = m.plain("#2a2d2e", 0.45), m.enamel("#dadbd7", 0.35), m.enamel(accent, 0.4)
    parts = [
        tilt(cylinder("flywheel", (0, 0.34, 0.36), 0.25, 0.07, dark, 0.02, axis="x"), z=0),
        cylinder("flywheel rim", (0, 0.34, 0.36), 0.19, 0.078, grey, 0.01, axis="x"),
        cylinder("hub", (0, 0.34, 0.36), 0.05, 0.1, trim, 0.01, axis="x"),
        tube("frame", [(0, 0.42, 0.12), (0, 0.3, 0.5), (0, 0.22, 0.86)], 0.042, grey),
        tube("frame", [(0, 0.3, 0.46), (0, -0.02, 0.36), (0, -0.3, 0.52)], 0.042, grey),
        tube("frame", [(0, -0.02, 0.36), (0, -0.28, 0.12)], 0.042, grey, smooth=False),
        tube("seat post", [(0, -0.28, 0.46), (0, -0.33, 0.82)], 0.026, m.steel(), smooth=False),
        sphere("saddle", (0, -0.33, 0.87), (0.25, 0.3, 0.09), dark),
        sphere("saddle nose", (0, -0.19, 0.87), (0.08, 0.24, 0.06), dark),
        cylinder("crank", (0, 0.0, 0.33), 0.1, 0.1, dark, 0.02, axis="x"),
        tube("stem", [(0, 0.22, 0.84), (0, 0.25, 1.0), (0, 0.3, 1.14)], 0.03, grey),
        tube("bars", [(-0.24, 0.0, 1.1), (-0.25, 0.16, 1.12), (-0.12, 0.28, 1.08), (0.12, 0.28, 1.08), (0.25, 0.16, 1.12), (0.24, 0.0, 1.1)], 0.02, dark),
        tilt(rounded_panel("console", (0, 0.3, 1.22), (0.26, 0.2, 0.04), dark, 0.03, 0.008), x=-28),
        tilt(rounded_panel("picture", (0, 0.274, 1.225), (0.2, 0.13, 0.01), m.screen("#2f7f78", 0.9), 0.01, 0.0), x=-28),
    ]
    for y, wide in ((0.45, 0.5), (-0.36, 0.56)):
        parts.append(cylinder("foot", (0, y, 0.06), 0.035, wide, dark, 0.01, axis="x"))
        for x in (-1, 1):
            parts.append(sphere("pad", (x * wide / 2, y, 0.05), 0.09, dark, 14))
    for x, dy, dz in ((-0.09, 0.11, 0.13), (0.09, -0.11, -0.13)):
        parts.append(tube("arm", [(x, 0, 0.33), (x, dy, 0.33 + dz)], 0.014, m.steel(), smooth=False))
        parts.append(box("pedal", (x * 1.7, dy, 0.33 + dz), (0.1, 0.1, 0.025), dark, 0.008))
    return group("exercise bike", parts, at, turn)


def cross_trainer(at=(0, 0), turn=0.0, accent="pine"):
    """An elliptical trainer, its console at the north end."""
    dark, grey, trim = m.plain("#2a2d2e", 0.45), m.enamel("#dadbd7", 0.35), m.enamel(accent, 0.4)
    parts = [
        cylinder("drum", (0, 0.55, 0.42), 0.3, 0.2, grey, 0.05, axis="x"),
        cylinder("drum face", (0, 0.55, 0.42), 0.2, 0.22, dark, 0.02, axis="x"),
        cylinder("drum hub", (0, 0.55, 0.42), 0.07, 0.24, trim, 0.02, axis="x"),
        box("spine", (0, 0, 0.1), (0.1, 1.5, 0.08), dark, 0.02),
        tube("mast", [(0, 0.42, 0.12), (0, 0.4, 0.8), (0, 0.44, 1.42)], 0.045, grey),
        tilt(rounded_panel("console", (0, 0.4, 1.5), (0.34, 0.26, 0.05), dark, 0.04, 0.01), x=-20),
        tilt(rounded_panel("picture", (0, 0.368, 1.506), (0.26, 0.17, 0.01), m.screen("#2f7f78", 0.9), 0.012, 0.0), x=-20),
        tube("fixed bars", [(-0.2, 0.12, 1.2), (-0.16, 0.3, 1.2), (0, 0.4, 1.18), (0.16, 0.3, 1.2), (0.2, 0.12, 1.2)], 0.018, dark),
    ]
    for y in (-0.7, 0.72):
        parts.append(box("foot", (0, y, 0.05), (0.58, 0.09, 0.07), dark, 0.025))
    for x, swing in ((-1, 0.16), (1, -0.12)):
        parts.append(tube("swing arm", [(x * 0.24, 0.4 + swing * 0.3, 0.3), (x * 0.24, 0.4, 0.86), (x * 0.25, 0.32 - swing, 1.22), (x * 0.22, 0.16 - swing * 1.3, 1.5)], 0.024, grey))
        parts.append(tube("grip", [(x * 0.245, 0.28 - swing * 1.1, 1.3), (x * 0.22, 0.16 - swing * 1.3, 1.52)], 0.03, dark, smooth=False))
        parts.append(tube("track", [(x * 0.2, 0.5, 0.42 + swing), (x * 0.2, -0.1, 0.33 + swing * 0.5), (x * 0.2, -0.6, 0.16)], 0.026, grey, smooth=False))
        parts.append(box("step", (x * 0.2, -0.12, 0.36 + swing * 0.5), (0.16, 0.38, 0.04), dark, 0.015))
    return group("cross trainer", parts, at, turn)


def dumbbell(at=(0, 0, 0), turn=0.0, size=1.0, colour="#26292a"):
    """A six-sided dumbbell lying along x."""
    rubber = m.plain(colour, 0.55)
    r = 0.055 * size
    parts = [cylinder("grip", (0, 0, r), 0.016, 0.16, m.steel(), axis="x", sides=16)]
    for x in (-1, 1):
        parts.append(cylinder("head", (x * (0.07 + 0.04 * size), 0, r), r, 0.085 * size, rubber, 0.012, 6, "x"))
    return group("dumbbell", parts, at, turn)


def dumbbell_rack(at=(0, 0), turn=0.0, width=1.5, colours=("#26292a", "pine", "marigold")):
    """Three sloping tiers of dumbbells in pairs."""
    frame = m.enamel("#3a3d3c", 0.4)
    parts = []
    for x in (-1, 1):
        parts.append(box("side", (x * (width / 2 + 0.02), 0.06, 0.48), (0.05, 0.09, 0.96), frame, 0.01))
        parts.append(box("foot", (x * (width / 2 + 0.02), 0, 0.03), (0.07, 0.6, 0.06), frame, 0.012))
    for tier, (z, y) in enumerate(((0.26, -0.1), (0.58, 0.0), (0.9, 0.1))):
        for dy in (-0.07, 0.07):
            parts.append(tilt(box("tier", (0, y + dy, z + dy * 0.35), (width, 0.045, 0.02), frame, 0.005), x=19))
        size = (1.25, 1.0, 0.78)[tier]
        count = (6, 7, 8)[tier]
        for i in range(count):
            bell = dumbbell((-width / 2 + width * (i + 0.5) / count, y, z + 0.012), 90, size, colours[tier])
            bell.rotation_euler = (0, math.radians(-19), math.radians(90))
            parts.append(bell)
    return group("dumbbell rack", parts, at, turn)


def kettlebell(at=(0, 0), size=1.0, colour="pine"):
    """A cast kettlebell with a coloured coat."""
    r = 0.1 * size
    coat = m.plain(colour, 0.5)
    parts = [
        turned("ball", (0, 0, 0), [(0, 0), (r * 0.66, 0), (r * 0.9, r * 0.35), (r, r * 0.9), (r * 0.86, r * 1.45), (r * 0.5, r * 1.8), (0, r * 1.9)], coat, 28),
        tube("handle", [(-r * 0.6, 0, r * 1.5), (-r * 0.72, 0, r * 2.3), (0, 0, r * 2.75), (r * 0.72, 0, r * 2.3), (r * 0.6, 0, r * 1.5)], r * 0.17, m.plain("#2a2d2e", 0.4)),
    ]
    return group("kettlebell", parts, at)


def exercise_ball(at=(0, 0), radius=0.325, colour="sage"):
    """A large soft ball with fine ribs."""
    profile = []
    n = 60
    for i in range(n + 1):
        a = -math.pi / 2 + math.pi * i / n
        r = radius * (1 + (0.006 if i % 4 == 0 and 8 < i < n - 8 else 0))
        profile.append((max(0, math.cos(a) * r), radius + math.sin(a) * r * 0.98))
    ball = turned("ball", (0, 0, 0), profile, m.plain(colour, 0.45), 48)
    ball.data.use_auto_smooth = False
    return group("exercise ball", [ball], at)


def exercise_mat(at=(0, 0), turn=0.0, colour="pine", size=(0.62, 1.8)):
    """A foam mat, laid out along y."""
    mat = box("mat", (0, 0, 0.008), (*size, 0.015), m.plain(colour, 0.85), 0.006)
    return group("exercise mat", [mat], at, turn)


def rolled_mat(at=(0, 0), turn=0.0, colour="terracotta", length=0.62, upright=False):
    """A rolled foam mat; lying along x, or standing."""
    points = []
    steps = 90
    for x in (-length / 2, length / 2):
        for i in range(steps):
            a = i / steps * math.tau * 4.2
            r = 0.018 + 0.0098 * a / math.tau * 1.5
            points.append((x, math.cos(a) * r, 0.082 + math.sin(a) * r))
    roll = surface("roll", points, steps, m.plain(colour, 0.85), thickness=0.011)
    parts = [roll] + [cylinder("band", (x, 0, 0.082), 0.087, 0.025, m.plain("charcoal", 0.7), axis="x") for x in (-0.15, 0.15)]
    handle = group("rolled mat", parts, at, turn)
    if upright:
        handle.rotation_euler = (0, math.radians(-90), math.radians(turn))
        handle.location.z += length / 2
    return handle


def weight_bench(at=(0, 0), turn=0.0, colour="pine"):
    """A bench with a raised back, its head at the north end."""
    frame, cloth = m.enamel("#3a3d3c", 0.4), m.plain(colour, 0.5)
    parts = [
        box("seat", (0, -0.38, 0.45), (0.3, 0.36, 0.07), cloth, 0.028),
        tilt(box("back", (0, 0.2, 0.6), (0.29, 0.82, 0.07), cloth, 0.028), x=25),
        tube("spine", [(0, -0.55, 0.36), (0, 0.2, 0.36)], 0.03, frame, smooth=False),
        tube("leg", [(0, -0.5, 0.36), (0, -0.6, 0.04)], 0.03, frame, smooth=False),
        tube("leg", [(0, 0.2, 0.36), (0, 0.5, 0.04)], 0.03, frame, smooth=False),
        tube("prop", [(0, 0.1, 0.36), (0, 0.35, 0.62)], 0.02, frame, smooth=False),
        box("foot", (0, -0.6, 0.03), (0.42, 0.07, 0.06), frame, 0.014),
        box("foot", (0, 0.5, 0.03), (0.46, 0.07, 0.06), frame, 0.014),
    ]
    return group("weight bench", parts, at, turn)


def mirror_wall(at=(0, 0), turn=0.0, width=4.0, height=2.0, low=0.3, panes=4):
    """Mirror panes side by side in a thin frame; the back is at y = 0.02."""
    glass = mirror()
    each = width / panes
    parts = [box("backing", (0, 0.01, low + height / 2), (width + 0.08, 0.02, height + 0.08), m.wood("teak"), 0.006)]
    for i in range(panes):
        parts.append(box("mirror", (-width / 2 + each * (i + 0.5), -0.006, low + height / 2), (each - 0.006, 0.012, height), glass, 0.003, 1))
    return group("mirror wall", parts, at, turn)


def wall_bars(at=(0, 0), turn=0.0, width=0.9, height=2.3, wood="oak"):
    """Wooden wall bars for stretching; the back is at y = 0.14."""
    timber = m.wood(wood)
    parts = [box("post", (x * width / 2, 0.05, height / 2), (0.05, 0.16, height), timber, 0.01) for x in (-1, 0, 1)]
    first = cylinder("bar", (0, 0, 0.25), 0.019, width, timber, 0.006, 20, "x")
    parts.append(first)
    count = 12
    for i in range(1, count):
        parts.append(copy_of(first, (0, -0.02 if i == count - 1 else 0, 0.25 + (height - 0.35) * i / (count - 1))))
    return group("wall bars", parts, at, turn)


def rubber_floor(colour="#3f4644"):
    """Dark rubber with pale flecks."""
    return m.terrazzo(colour, ("#5d6a66", "#2f3533", "#6f8a80", "#4b5350"), 0.7, 1.0)
