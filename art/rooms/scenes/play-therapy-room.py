"""The play-therapy room: a low table, blocks, a sand tray, a doll's house, soft toys; hills painted on the wall."""
import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mathutils import Vector, noise

from kit import furnishing as f
from kit import light, materials as m, shapes as s
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell

chance = random.Random(5)


def painted_hills(wall_y, half, layers):
    """Hills painted on the north wall, each a flat colour."""
    for i, (base, swing, colour) in enumerate(layers):
        points = []
        for level in (0, 1):
            for c in range(121):
                x = -half + 2 * half * c / 120
                top = base + swing * noise.noise(Vector((x * 0.42 + i * 7.3, i * 2.0, 0)))
                points.append((x, wall_y - 0.002 - 0.0015 * i, 0.1 if level == 0 else top))
        s.surface("painted-hill", points, 121, m.paint(colour))


def bear(at, turn, colour, belly, scale=1.0):
    """A sitting soft toy bear."""
    fur, light_fur, dark = m.fabric(colour), m.fabric(belly), m.plain("ink", 0.3)
    parts = [
        s.sphere("body", (0, 0, 0.15), (0.24, 0.2, 0.29), fur),
        s.sphere("belly", (0, -0.055, 0.145), (0.16, 0.12, 0.2), light_fur),
        s.sphere("head", (0, -0.01, 0.36), (0.21, 0.19, 0.19), fur),
        s.sphere("snout", (0, -0.09, 0.34), (0.09, 0.07, 0.07), light_fur),
        s.sphere("nose", (0, -0.125, 0.352), (0.032, 0.02, 0.022), dark, 12),
    ]
    for x in (-1, 1):
        parts.append(s.sphere("ear", (x * 0.085, 0, 0.445), (0.075, 0.045, 0.075), fur))
        parts.append(s.sphere("eye", (x * 0.038, -0.093, 0.385), 0.018, dark, 12))
        parts.append(s.tilt(s.sphere("arm", (x * 0.125, -0.06, 0.2), (0.08, 0.17, 0.085), fur), -28, 0, x * 16))
        parts.append(s.tilt(s.sphere("leg", (x * 0.1, -0.14, 0.06), (0.1, 0.22, 0.11), fur), 0, 0, x * 18))
        parts.append(s.sphere("sole", (x * 0.132, -0.245, 0.062), (0.07, 0.03, 0.075), light_fur))
    return s.group("bear", parts, at, turn, scale)


def elephant(at, turn):
    """A soft toy elephant."""
    skin, ear, dark = m.fabric("#8fa9b5"), m.fabric("#e3b7a6"), m.plain("ink", 0.3)
    parts = [s.sphere("body", (0, 0.05, 0.19), (0.24, 0.34, 0.24), skin), s.sphere("head", (0, -0.16, 0.27), (0.19, 0.18, 0.19), skin)]
    parts.append(s.tube("trunk", [(0, -0.23, 0.26), (0, -0.3, 0.18), (0, -0.3, 0.08), (0, -0.35, 0.05)], 0.03, skin, 12))
    for x in (-1, 1):
        parts.append(s.tilt(s.sphere("ear", (x * 0.12, -0.12, 0.28), (0.15, 0.03, 0.17), skin), 0, 0, x * 25))
        parts.append(s.tilt(s.sphere("ear-lining", (x * 0.122, -0.132, 0.28), (0.11, 0.022, 0.13), ear), 0, 0, x * 25))
        parts.append(s.sphere("eye", (x * 0.055, -0.238, 0.3), 0.018, dark, 12))
        for y in (-0.06, 0.16):
            parts.append(s.cylinder("leg", (x * 0.075, y, 0.06), 0.048, 0.12, skin, 0.02))
    return s.group("elephant", parts, at, turn)


def dolls_house(at, turn):
    """An open doll's house with two floors, a gabled roof and small furniture."""
    oak, wall = m.wood("oak"), m.plain("#f1e6d0", 0.8)
    parts = [s.box("side", (x, 0, 0.31), (0.016, 0.3, 0.62), oak, 0.003) for x in (-0.4, 0.4)]
    parts.append(s.box("back", (0, 0.145, 0.36), (0.8, 0.01, 0.7), wall))
    for z in (0.01, 0.31, 0.61):
        parts.append(s.box("floor", (0, 0, z), (0.8, 0.3, 0.016), oak, 0.003))
    for z in (0.16, 0.46):
        parts.append(s.box("partition", (0.06 if z < 0.3 else -0.1, 0.02, z), (0.012, 0.25, 0.29), wall))
    roof = m.plain("#c0714a", 0.6)
    for side in (-1, 1):
        parts.append(s.tilt(s.box("roof", (side * 0.215, 0, 0.76), (0.55, 0.34, 0.016), roof, 0.003), 0, side * 36))
    parts.append(s.box("papered", (-0.17, 0.138, 0.16), (0.44, 0.004, 0.28), m.plain("#a9c8c0", 0.8)))
    parts.append(s.box("papered", (0.15, 0.138, 0.46), (0.48, 0.004, 0.28), m.plain("#f0c987", 0.8)))
    parts.append(s.box("bed", (0.22, -0.01, 0.355), (0.18, 0.12, 0.06), m.fabric("#d9a3a0"), 0.012))
    parts.append(s.box("pillow", (0.29, -0.01, 0.395), (0.05, 0.09, 0.025), m.fabric("white"), 0.01))
    parts.append(s.box("sofa", (-0.22, 0.06, 0.05), (0.2, 0.09, 0.07), m.fabric("pine"), 0.015))
    parts.append(s.cylinder("table", (-0.2, -0.06, 0.05), 0.05, 0.06, oak, 0.006))
    parts.append(s.box("stove", (0.25, 0.07, 0.08), (0.14, 0.1, 0.13), m.plain("#f4f2ec", 0.4), 0.01))
    parts.append(s.box("wardrobe", (-0.28, 0.09, 0.42), (0.12, 0.07, 0.2), m.wood("teak"), 0.006))
    return s.group("dolls-house", parts, at, turn)


def sand_tray(at, turn):
    """A tray of sand with raked lines, a shell, a bridge of blocks and a small tree."""
    oak, sand = m.wood("oak"), m.fabric("#e2c48f", name="sand")
    parts = [s.box("floor", (0, 0, 0.4), (0.84, 0.6, 0.02), oak, 0.004)]
    for x, y, lx, ly in ((0, 0.3, 0.88, 0.025), (0, -0.3, 0.88, 0.025), (0.43, 0, 0.025, 0.6), (-0.43, 0, 0.025, 0.6)):
        parts.append(s.box("rim", (x, y, 0.44), (lx, ly, 0.11 if y else 0.1085), oak, 0.008))
    points = []
    for r in range(41):
        for c in range(57):
            x, y = -0.42 + 0.84 * c / 56, -0.29 + 0.58 * r / 40
            d = math.hypot(x - 0.12, y)
            rake = 0.004 * math.sin(d * 150) if 0.07 < d < 0.26 else 0.0
            points.append((x, y, 0.452 + rake + 0.025 * noise.noise(Vector((x * 4, y * 4, 1)))))
    parts.append(s.surface("sand", points, 57, sand))
    parts.append(s.sphere("stone", (0.12, 0, 0.465), (0.1, 0.08, 0.05), m.plain("#8f9a94", 0.6)))
    parts.append(s.cone("tree", (-0.25, 0.12, 0.54), 0.06, 0.15, m.plain("leaf", 0.6)))
    parts.append(s.cone("tree", (-0.32, 0.03, 0.52), 0.045, 0.12, m.plain("deep-leaf", 0.6)))
    for x, c in ((-0.22, "terracotta"), (-0.14, "marigold")):
        parts.append(s.box("block", (x, -0.14, 0.475), (0.05, 0.05, 0.05), m.plain(c, 0.5), 0.006))
    for x in (-0.36, 0.36):
        for y in (-0.24, 0.24):
            parts.append(s.box("leg", (x, y, 0.2), (0.045, 0.045, 0.4), oak, 0.008))
    return s.group("sand-tray", parts, at, turn)


COATS = ["#e09a7c", "#e8b85f", "#7fae9c", "#8fb4cc", "#d9a3a0", "#b9c98a"]


def blocks(at):
    """A tower of wooden blocks, an arch, and a few lying about."""
    def block(x, y, z, size, tone, twist=0):
        s.tilt(s.box("block", (at[0] + x, at[1] + y, at[2] + z), size, m.wood("oak") if tone is None else m.plain(tone, 0.5), 0.006), 0, 0, twist)

    u = 0.075
    for i, (tone, twist) in enumerate(((COATS[2], 4), (None, -6), (COATS[1], 9), (COATS[0], -3))):
        block(0, 0, u / 2 + u * i, (u, u, u), tone, twist)
    s.cone("spire", (at[0], at[1], at[2] + 4 * u + 0.05), 0.05, 0.1, m.plain(COATS[3], 0.5))
    for x in (0.22, 0.42):
        block(x, 0.05, u, (u, u, 2 * u), None, 0)
    block(0.32, 0.05, 2.5 * u, (0.29, u, u), COATS[3])
    s.tilt(s.cylinder("roll", (at[0] + 0.32, at[1] + 0.05, at[2] + 3 * u + 0.036), 0.036, u, m.plain(COATS[1], 0.5), 0.006), 90)
    for k in range(9):
        a = chance.uniform(0, 6.28)
        r = chance.uniform(0.3, 0.62)
        block(0.2 + math.cos(a) * r, -0.05 + math.sin(a) * r * 0.8, u / 2, (u * chance.choice((1, 2)), u, u), chance.choice([*COATS, None]), chance.uniform(0, 90))


new_scene()
window = Window("east", 0.4, 0.6, 2.3, 1.8, (3, 2))
room = shell(5.6, 5.0, 2.8, walls="#fbf3e2", accents={"north": "#d8e6e8"}, floor=m.floor_boards("oak", along="x"), windows=[window], sill="oak")
painted_hills(2.5, 2.79, [(1.75, 0.7, "#bcd3cf"), (1.35, 0.55, "#a3c4b2"), (1.0, 0.45, "#8fb694"), (0.62, 0.4, "#c8cd92")])
s.cylinder("painted-sun", (0.85, 2.4985, 1.98), 0.34, 0.003, m.paint("#f4c06a"), axis="y", sides=96)

f.round_rug((-0.1, 0.05), 1.5, m.fabric("#f0ddb8"), rings=("#e09a7c", "#7fae9c"))
s.group("low-table", [s.cylinder("top", (0, 0, 0.48), 0.52, 0.036, m.wood("oak"), 0.014, 64)] + [s.tube("leg", [(math.cos(a) * 0.36, math.sin(a) * 0.36, 0.47), (math.cos(a) * 0.44, math.sin(a) * 0.44, 0)], 0.024, m.wood("oak"), 10, smooth=False) for a in (0.8, 2.37, 3.94, 5.5)], (-0.5, 0.55))
for a, tone in ((200, COATS[0]), (330, COATS[2]), (80, COATS[1]), (268, COATS[3])):
    r = math.radians(a)
    f.child_chair((-0.5 + math.cos(r) * 0.72, 0.55 + math.sin(r) * 0.72), a - 90 + 180 + 180, tone)
s.box("sheet", (-0.55, 0.45, 0.5), (0.3, 0.21, 0.002), m.plain("#fdfaf3", 0.9)).rotation_euler = (0, 0, 0.3)
s.box("sheet", (-0.3, 0.68, 0.5), (0.3, 0.21, 0.002), m.plain("#fdfaf3", 0.9)).rotation_euler = (0, 0, -0.5)
for k, tone in enumerate((*COATS, "pine", "terracotta")):
    a = 0.5 * k
    s.tube("crayon", [(-0.72 + 0.05 * k, 0.72 + 0.02 * math.sin(a * 3), 0.506), (-0.7 + 0.05 * k + 0.03 * math.cos(a), 0.8, 0.506)], 0.006, m.plain(tone, 0.5), 8, smooth=False)
s.group("pot", [s.turned("pot", (0, 0, 0), [(0, 0), (0.04, 0), (0.042, 0.1), (0.038, 0.1), (0.036, 0.01), (0, 0.01)], m.plain(COATS[1], 0.5))] + [s.tube("brush", [(0, 0, 0.02), (math.cos(k) * 0.04, math.sin(k) * 0.04, 0.2)], 0.005, m.plain(COATS[k], 0.5), 8, smooth=False) for k in range(5)], (-0.35, 0.42, 0.5))

blocks((0.5, -0.2, 0.016))
sand_tray((1.75, 0.95), -68)
f.shelf((-1.95, 2.3), 0, (1.4, 0.34), 0.62, 1, "oak", filled=False)
dolls_house((-2.05, 2.28, 0.625), 0)
for x, tone in ((-2.35, COATS[0]), (-1.95, COATS[2]), (-1.55, COATS[3])):
    s.box("bin", (x, 2.26, 0.25), (0.34, 0.28, 0.28), m.fabric(tone), 0.02)
bear((-1.36, 2.25, 0.62), -12, "#c79a6b", "#ecd6b0", 0.8)
bear((-1.5, 0.2, 0.016), 30, "#b98a5f", "#ecd6b0", 1.15)
elephant((0.95, 1.95), -28)
f.cushion((0.42, 2.1), 10, m.fabric("#e8b85f"), 0.6, 3)
f.cushion((1.42, 2.15), -8, m.block_print("#f5ead2", "#e09a7c", 0.12), 0.6, 5)
f.cushion((0.5, 2.3, 0.16), 20, m.fabric("#8fb4cc"), 0.5, 6, 64)
f.snake_plant((2.4, 2.15), height=0.8, seed=4, planter="#e8b85f")
f.curtains(room, window, m.striped("#fbf3e2", "#8fb4cc", 0.18, 0.4, 0, fine=False), 0.26, rod="oak")

light.view(room, "east", "noon", rise=1.1)
light.daylight(room, 0.9)
light.sun(104, 32, 12, "#fff0d8")
light.fill(room, 15)
light.from_camera_side(room, 16)
camera((-0.85, -2.4, 1.42), (0.12, 1.2, 0.84), 21)
render("play-therapy-room", -0.1)
