"""The recreation room: a carrom board with stools, books, a guitar, a sofa, plants and an afternoon's light."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from kit import counters, light, recreation
from kit import furnishing as f
from kit import materials as m
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell

new_scene()
window = Window("east", 0.35, 0.75, 2.3, 1.65, panes=(3, 2), frame="teak")
room = shell(
    6.2,
    5.4,
    2.9,
    walls="warm-white",
    accents={"north": "#3f7f86"},
    floor=m.floor_boards("teak", along="x"),
    windows=[window],
    skirting="teak",
    open_sides=("south",),
)
f.curtains(room, window, m.block_print("linen", "terracotta"), open_to=0.3)

f.round_rug((0.35, -0.35), 1.25, rings=("terracotta", "marigold"))
recreation.carrom_table((0.35, -0.35, 0.02), 32)
for x, y, a in ((-0.45, -0.75, 30), (1.18, 0.1, 10), (-0.2, 0.42, 70)):
    f.stool((x, y, 0.02), a, height=0.45)

f.sofa((-1.35, 2.1), 0, width=2.0, cloth=m.fabric("linen"), cushions=(m.block_print(), m.striped("linen", "marigold"), m.fabric("terracotta")))
f.hang(f.hill_picture((0.75, 0.55), "dawn", seed=21), room, "north", -1.85, 1.65)
f.hang(f.hill_picture((0.75, 0.55), "morning", seed=22), room, "north", -0.95, 1.65)
f.shelf((0.75, 2.5), size=(1.3, 0.34), height=1.85, seed=6)
recreation.guitar((1.85, 2.2), -14)
f.areca_palm((2.65, 2.2), height=1.85, seed=7)

f.armchair((-2.5, 0.55), 78, cloth=m.fabric("marigold"), cushion=m.striped("linen", "pine"))
f.round_table((-1.75, 0.95), 0.36, 0.46)
recreation.chess((-1.75, 0.95, 0.46), 12)
f.money_plant((-2.75, 1.6), seed=5, planter="basket", size=0.13)
f.rubber_plant((-2.8, 2.3), height=1.5, seed=3)
f.round_table((2.55, -0.85), 0.26, 0.5)
f.cup((2.5, -0.8, 0.5), 30, colour="clay")
f.open_book((2.6, -0.98, 0.5), 70)
counters.pendant((0.35, -0.35, room.height), drop=0.75, radius=0.26)

light.view(room, "east", "morning", rise=1.1)
light.daylight(room, 0.65)
light.sun(82, 25, 24, "#ffdcae")
light.fill(room, 36)
light.from_camera_side(room, 26)
camera((-1.15, -3.75, 1.5), (0.12, 0.9, 1.0), 23.5)
render("recreation-room", exposure=-0.2)
