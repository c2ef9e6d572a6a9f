"""A doctor's consultation room: a desk between doctor and family, books, a blood-pressure cuff."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import furnishing as f
from kit import light, materials as m, shapes as s
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell


def blood_pressure_cuff(at, turn):
    """A cuff, its bulb and its dial."""
    cloth, rubber = m.fabric("#2c4a63"), m.plain("#22282b", 0.5)
    x, y, z = 0, 0, 0
    parts = [
        s.tilt(s.turned("cuff", (0, 0, 0.055), [(0.05, -0.07), (0.056, -0.068), (0.058, 0), (0.056, 0.068), (0.05, 0.07), (0.046, 0.06), (0.046, -0.06)], cloth), 0, 90),
        s.tube("hose", [(0.05, -0.03, 0.02), (0.14, -0.1, 0.008), (0.2, -0.02, 0.008), (0.24, -0.03, 0.02)], 0.005, rubber, 8),
        s.sphere("bulb", (0.27, -0.04, 0.022), (0.075, 0.045, 0.045), rubber),
        s.tube("hose", [(0.05, 0.03, 0.02), (0.13, 0.08, 0.008), (0.19, 0.09, 0.012)], 0.005, rubber, 8),
        s.cylinder("dial", (0.22, 0.1, 0.014), 0.04, 0.026, m.steel(), 0.006),
        s.cylinder("face", (0.22, 0.1, 0.0275), 0.034, 0.002, m.plain("white", 0.4)),
        s.tilt(s.box("needle", (0.228, 0.108, 0.0292), (0.026, 0.002, 0.001), m.plain("terracotta", 0.5)), 0, 0, 45),
    ]
    return s.group("blood-pressure-cuff", parts, at, turn)


def desk(at, turn):
    """A broad desk with drawers on one side and a modesty panel towards the visitors (south)."""
    timber = m.wood("teak")
    parts = [
        s.box("top", (0, 0, 0.735), (1.7, 0.8, 0.036), timber, 0.012),
        s.box("panel", (0, -0.28, 0.44), (1.56, 0.022, 0.5), timber, 0.006),
        s.box("left", (-0.76, 0, 0.36), (0.036, 0.7, 0.72), timber, 0.008),
        s.box("drawers", (0.58, 0.02, 0.37), (0.42, 0.66, 0.68), timber, 0.01),
    ]
    for i in range(3):
        parts.append(s.box("slat", (0, -0.294, 0.28 + 0.16 * i), (1.5, 0.01, 0.1), timber, 0.004))
    return s.group("desk", parts, at, turn)


new_scene()
window = Window("west", 0.55, 0.85, 1.9, 1.55, (2, 2))
room = shell(4.8, 4.8, accents={"north": "#7d9d8f", "east": "#dfe5da"}, floor=m.terrazzo(), windows=[window], sill="#d9cfbd", skirting="teak")

for x in (-0.78, 0.22, 1.22):
    f.shelf((x, 2.22), 0, (0.99, 0.32), 2.15, 5, seed=int(x * 10) + 12)
desk((0.15, 0.55), -6)
f.desk_chair((0.22, 1.25), -10, m.fabric("#6b4a35"))
f.visitor_chair((-0.4, -0.42), 166, m.fabric("pine"))
f.visitor_chair((0.56, -0.52), 196, m.fabric("pine"))

f.laptop((0.42, 0.74, 0.753), 168)
blood_pressure_cuff((-0.28, 0.42, 0.753), 20)
f.open_book((0.02, 0.62, 0.753), 172, 0.17)
f.cup((0.78, 0.48, 0.753), 30)
f.flowers((-0.52, 0.8, 0.753), colour="marigold", height=0.16, seed=2)
f.tissue_box((0.72, 0.24, 0.753), 60)
s.group("pens", [s.turned("mug", (0, 0, 0), [(0, 0), (0.036, 0), (0.038, 0.1), (0.034, 0.1), (0.032, 0.01), (0, 0.01)], m.plain("terracotta", 0.5))] + [s.tube("pen", [(0.01 * k - 0.015, 0, 0.02), (0.02 * k - 0.03, 0.01 * k, 0.155)], 0.004, m.plain(c, 0.4), 6, smooth=False) for k, c in enumerate(("pine", "ink", "#39556b"))], (0.86, 0.74, 0.753))

f.rubber_plant((-1.9, 1.95), height=1.75, seed=3, planter="terracotta")
f.money_plant((-2.28, 0.2, 0.885), seed=5, size=0.07, planter="#e7ded0", leaves=20, trails=2, trail=0.2)
f.hang(f.hill_picture((0.95, 0.64), "morning", seed=9), room, "east", 0.75, 1.65)
f.hang(f.sanitiser(), room, "east", -0.55, 1.35)
f.hang(f.wall_clock(), room, "north", 2.02, 2.0)
f.waste_basket((1.95, 1.9))
f.curtains(room, window, m.fabric("#cfdcd0"), 0.3, rod="brass", drop=0.1)
f.ceiling_fan((0.1, 0.2), room.height)
f.rug((0.1, 0.25), (2.9, 2.3), -4, m.striped("#dccdb2", "#b07a55", 0.34, 0.18, 1), border=None)

light.view(room, "west", "noon", rise=1.1)
light.daylight(room, 0.85)
light.sun(-99, 30, 14, "#fff0d8")
light.fill(room, 12)
light.from_camera_side(room, 12)
camera((1.25, -2.28, 1.46), (-0.22, 1.2, 1.06), 22)
render("consultation-room", 0.05)
