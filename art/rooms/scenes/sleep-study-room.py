"""The sleep study room in the evening: a made bed, a warm lamp, dusk over the hills, a small recorder."""
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import furnishing as f
from kit import light, materials as m, shapes as s
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell


def recorder(at, turn):
    """A sleep recorder on a slim stand: a dim screen with slow waves, a row of green lights."""
    shellcoat, dark, steel = m.enamel("#e4e6e2"), m.plain("charcoal", 0.5), m.steel()
    parts = [s.cylinder("pole", (0, 0, 0.56), 0.018, 0.98, steel)]
    for k in range(5):
        a = k * 2 * math.pi / 5
        parts.append(s.tube("foot", [(0, 0, 0.1), (math.cos(a) * 0.25, math.sin(a) * 0.25, 0.07)], 0.015, steel, 8))
        parts.append(s.sphere("castor", (math.cos(a) * 0.25, math.sin(a) * 0.25, 0.03), 0.058, dark, 14))
    parts.append(s.box("basket", (0, -0.02, 0.62), (0.34, 0.24, 0.02), steel, 0.006))
    parts.append(s.box("amplifier", (0, -0.03, 0.68), (0.27, 0.19, 0.09), shellcoat, 0.014))
    for k in range(6):
        parts.append(s.sphere("light", (-0.1 + 0.036 * k, -0.126, 0.7), 0.017, m.glow("#62e08a", 5.0), 10))
    for k in range(5):
        parts.append(s.cylinder("plug", (-0.08 + 0.04 * k, -0.13, 0.665), 0.008, 0.02, m.plain(("#c0714a", "#f0a63a", "#5d8f80", "#a9c8d6", "#d9a3a0")[k], 0.5), axis="y"))
    head = [
        s.box("case", (0, 0, 0), (0.44, 0.05, 0.3), shellcoat, 0.016),
        s.box("screen", (0, -0.0262, 0.012), (0.395, 0.003, 0.235), m.screen("#0f2a33", 0.7)),
        s.sphere("light", (0.17, -0.027, -0.125), 0.016, m.glow("#62e08a", 5.0), 10),
    ]
    for k, colour in enumerate(("#7fe0a5", "#8fd0e6", "#f0c98a", "#7fe0a5")):
        z = 0.095 - 0.055 * k
        trace = [(-0.185 + 0.37 * i / 70, 0, z + (0.011 * math.sin(i * (0.32 + 0.17 * k)) + 0.005 * math.sin(i * 1.3 + k)) * (0.6 + 0.4 * math.sin(i * 0.11))) for i in range(71)]
        head.append(s.tube("trace", [(x, -0.029, z) for x, _, z in trace], 0.0014, m.glow(colour, 2.2), 4, smooth=False))
    screen = s.group("display", head, (0, -0.03, 1.1))
    screen.rotation_euler = (math.radians(-8), 0, 0)
    parts.append(screen)
    return s.group("recorder", parts, at, turn)


new_scene()
window = Window("north", 1.22, 0.82, 1.75, 1.6, (2, 2), frame="oak")
room = shell(4.7, 4.6, 2.8, walls="#c9c6bd", accents={"north": "#51677f"}, floor=m.floor_boards("teak", along="x"), windows=[window], sill="oak", skirting="white")

f.bed((-1.0, 1.2), 0, 1.1, 2.0, "oak", m.striped("#dfe3e2", "#5f7d99", 0.2, 0.3, 1), m.fabric("#f1e7d3"), [m.fabric("white"), m.fabric("#dfe6ea")], "padded", 4, m.fabric("#8aa0b3"))
f.bedside((-0.1, 2.06), wood="oak")
f.table_lamp((-0.14, 2.08, 0.58), watts=30, lit=2.2, base="#e4d9c3")
f.water_glass((0.04, 1.94, 0.58))
f.bedside((-1.92, 2.06), wood="oak")
f.open_book((-1.9, 1.98, 0.58), 14, 0.13)
f.slippers((-0.16, 0.72), 28, "#5f7d99")
f.shawl((-1.0, 0.46, 0.585), 3, m.striped("#d9b98a", "#c9845a", 0.08, 0.25, 1), (0.7, 0.34), 2)
f.hang(f.hill_picture((0.95, 0.6), "dusk", "oak", seed=6, sun=True), room, "north", -1.0, 1.72)

recorder((0.62, 1.62), -22)
# The head box on the wall, and the leads from it to the recorder and the pillow.
s.group("head-box", [s.box("box", (0, 0, 0), (0.2, 0.06, 0.14), m.enamel("#e4e6e2"), 0.014)] + [s.sphere("light", (-0.06 + 0.03 * k, -0.032, 0.03), 0.018, m.glow("#62e08a", 5.0), 10) for k in range(5)], (-0.34, 2.265, 1.2))
leads = ("#c0714a", "#f0a63a", "#5d8f80", "#a9c8d6", "#e4e6e2")
for k, colour in enumerate(leads):
    x = -0.38 + 0.022 * k
    s.tube("lead", [(x, 2.24, 1.15), (x - 0.04, 2.16, 0.98 - 0.012 * k), (-0.6 - 0.02 * k, 2.06, 0.8), (-0.72 - 0.035 * k, 1.82 - 0.02 * k, 0.72), (-0.78 - 0.03 * k, 1.62 - 0.03 * k, 0.6)], 0.0035, m.plain(colour, 0.6), 6)
s.tube("cable", [(-0.26, 2.25, 1.16), (-0.1, 2.22, 0.96), (0.2, 2.18, 0.8), (0.42, 2.0, 0.62), (0.56, 1.76, 0.66)], 0.007, m.plain("#9aa5a8", 0.6), 8)

f.armchair((1.62, 0.35), -48, m.fabric("#8b7a63"), cushion=m.block_print("linen", "#51677f", 0.1, centre="marigold"), wood="oak", seed=4)
f.rug((0.35, 0.05), (2.1, 1.4), 0, m.woven("#b9a37e", pitch=0.022), border="#51677f")
f.snake_plant((2.05, 2.0), height=0.95, seed=6, planter="terracotta")
f.hang(f.wall_clock(0.15, "oak"), room, "west", 1.1, 1.9)
f.curtains(room, window, m.fabric("#a9b3b8"), 0.3, rod="oak", drop=0.05)
f.ceiling_fan((-0.1, 0.2), room.height)

light.view(room, "north", "dusk", rise=1.2, seed=4)
light.daylight(room, 0.16, "#7d9ad6", ambient=0.02)
light.fill(room, 5, "#8fa6d8")
light.from_camera_side(room, 5, "#ffd9b0")
light.bulb((-0.14, 1.75, 1.5), 8, "#ffbf7a", 0.4)
camera((0.35, -2.2, 1.36), (-0.08, 1.6, 1.04), 22)
render("sleep-study-room", 0.95)
