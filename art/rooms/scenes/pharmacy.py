"""The pharmacy: an oak counter before a wall of medicines in order."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from kit import counters, light
from kit import furnishing as f
from kit import materials as m
from kit import shapes as s
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, ceiling_panel, shell

new_scene()
room = shell(
    5.2,
    4.6,
    2.85,
    walls="warm-white",
    accents={"north": "sage"},
    floor=m.tiles("#d9d2c2", "#b9b09e", 0.45, 0.28),
    windows=[Window("east", -0.5, 0.95, 1.7, 1.45)],
    skirting="oak",
    open_sides=("south",),
)

counters.medicine_shelves((-0.52, 2.12), width=3.9, height=2.35, bays=4, rows=7)
counters.small_fridge((2.05, 1.98), height=1.3)
s.box("top of the fridge", (2.05, 1.98, 1.36), (0.4, 0.3, 0.02), m.wood("teak"), 0.006)

counters.straight_counter((-0.75, 0.45), width=3.2, front="oak", top="#f1eee6", inlay="pine", panels=5)
counters.kitchen_scale((-1.75, 0.48, 1.0), 14)
counters.monitor((-1.2, 0.6, 1.0), 168)
counters.bowl_of_marigolds((-0.42, 0.42, 1.0), 0.13)
counters.paper_bags((0.02, 0.5, 1.0), 2)
counters.card_machine((0.42, 0.32, 1.0), -12)
counters.clipboard((0.66, 0.3, 1.0), -14)
counters.pen_pot((0.72, 0.6, 1.0))

for x in (-1.7, -0.6, 0.5):
    counters.pendant((x, 0.45, room.height), drop=0.8, radius=0.15)
f.snake_plant((2.2, 0.55), height=0.95, planter="terracotta")
f.hang(f.hill_picture((0.62, 0.46), "morning", seed=4), room, "east", 1.25, 1.6)
f.stool((-1.95, -0.55), 10)
ceiling_panel(room, 1.2, -1.0)

light.view(room, "east")
light.daylight(room, 0.8)
light.sun(86, 27, 22)
light.fill(room, 32)
light.from_camera_side(room, 22)
camera((-1.25, -3.0, 1.45), (0.12, 1.6, 1.06), 22.5)
render("pharmacy", exposure=-0.3)
