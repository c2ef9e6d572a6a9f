"""A private room in the morning: one bed, a chair for the visitor, the hills in the window."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import furnishing as f
from kit import light, materials as m
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, ceiling_panel, shell

new_scene()
window = Window("east", 0.35, 0.78, 2.1, 1.62, (3, 2), frame="oak")
room = shell(4.7, 4.8, accents={"north": "#a3bcab"}, floor=m.floor_boards("oak"), windows=[window], sill="oak")

f.bed((-0.35, 1.3), blanket=m.block_print("linen", "terracotta", 0.13), fold=m.fabric("#f0dfc2"), pillows=[m.fabric("white")], head="cane", seed=3)
f.bedside((0.55, 2.12), wood="teak")
f.table_lamp((0.45, 2.17, 0.58), watts=6)
f.water_glass((0.66, 2.02, 0.58))
f.open_book((0.62, 2.2, 0.58), 20, 0.12)
f.slippers((0.55, 0.72), 80)
f.shawl((-0.35, 0.52, 0.585), 4, m.striped("#c9704a", "marigold", 0.07, 0.3, 1), (0.62, 0.34), 2)
f.hang(f.hill_picture((1.15, 0.74), "dawn", seed=4), room, "north", -0.35, 1.72)
f.hang(f.switchboard(), room, "north", 0.98, 1.2)

f.armchair((1.62, 0.62), -58, m.fabric("#e2cfae"), cushion=m.block_print("linen", "pine", 0.09, centre="terracotta"), seed=5)
f.round_table((1.88, -0.28), 0.24, 0.5)
f.cup((1.82, -0.32, 0.5), 40)
f.flowers((1.95, -0.2, 0.5), height=0.16, seed=6)
f.rug((0.85, 0.0), (1.9, 1.35), 4, border="terracotta")
f.areca_palm((1.92, 1.92), height=1.55, seed=7)

f.table((-2.0, 0.1), 90, (1.1, 0.46), 0.75)
f.cane_chair((-1.52, 0.1), -84)
f.book_stack((-2.08, 0.3, 0.75), 80, 3, 4)
f.money_plant((-2.08, -0.22, 0.75), seed=3, size=0.07, planter="#e7ded0", leaves=22, trails=3, trail=0.25)
f.hang(f.wall_clock(), room, "west", 0.1, 1.85)

f.curtains(room, window, m.striped("#efe4d0", "#cfa98a", 0.12, 0.2, 0, fine=False), 0.36, rod="teak", sheer=False)
f.ceiling_fan((-0.2, 0.3), room.height)
f.hang(f.split_ac(), room, "west", 1.5, 2.45)

light.view(room, "east", "morning", rise=1.15)
light.daylight(room, 0.85)
light.sun(112, 25, 15)
light.fill(room, 11)
light.from_camera_side(room, 10)
camera((-1.55, -2.3, 1.36), (0.62, 1.5, 1.08), 22)
render("private-room", 0.1)
