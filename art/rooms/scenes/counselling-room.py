"""A counselling room: two armchairs at an angle, a lamp, tissues and water within reach."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import furnishing as f
from kit import light, materials as m, shapes as s
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell

new_scene()
window = Window("west", 0.9, 0.8, 1.5, 1.6, (2, 2), frame="oak")
room = shell(4.4, 4.4, 2.8, accents={"north": "#c98f6f", "east": "#f1e3cf"}, floor=m.floor_boards("walnut", along="x"), windows=[window], sill="oak", skirting="white")

f.round_rug((0.05, 0.35), 1.45, rings=("#8a4a2e", "#d79c4c"))
f.armchair((-0.92, 0.55), 52, m.fabric("#5d8076"), cushion=m.block_print("linen", "terracotta", 0.1), seed=2)
f.armchair((1.0, 0.62), -50, m.fabric("#e0cda9"), cushion=m.striped("linen", "pine", 0.09, 0.3), seed=8)
f.round_table((0.03, 0.98), 0.31, 0.48)
f.tissue_box((-0.08, 0.93, 0.48), 24, "mist")
f.jug((0.15, 1.08, 0.48), 200, "brass")
f.water_glass((0.2, 0.9, 0.48))
f.water_glass((0.08, 0.84, 0.48))
f.floor_lamp((1.62, 1.62), watts=16, lit=0.9)
f.rubber_plant((-1.72, 1.75), height=1.55, seed=5)
f.hang(f.hill_picture((1.5, 0.85), "dawn", "oak", seed=12), room, "north", 0.05, 1.68)

f.table((2.0, -0.25), 90, (1.3, 0.36), 0.72, "oak")
f.book_stack((2.02, 0.1, 0.72), 85, 4, 3)
f.vase((2.04, -0.28, 0.72), "sage", 0.3)
f.vase((1.98, -0.48, 0.72), "#efe4d2", 0.2, 2)
f.stool((-1.55, 0.05), seat=m.woven("cane", pitch=0.014), wood="oak", height=0.42)
f.shawl((-1.55, 0.05, 0.42), 10, m.striped("#d9c39c", "terracotta", 0.08, 0.25, 1), (0.3, 0.24), 2)
f.hang(f.wall_clock(0.13, "oak"), room, "east", 0.35, 1.75)
f.curtains(room, window, m.fabric("#f0e2c8"), 0.42, rod="oak")

light.view(room, "west", "morning")
light.daylight(room, 0.8, "#fdf3e4")
light.sun(-98, 30, 12)
light.fill(room, 9, "#ffe6c6")
light.from_camera_side(room, 9, "#ffe9cf")
camera((0.75, -2.12, 1.36), (-0.2, 1.4, 0.98), 22)
render("counselling-room", 0.05)
