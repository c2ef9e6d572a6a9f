"""The general ward: four beds along a row, pull-round curtains in sand and pine, high windows."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import furnishing as f
from kit import light, materials as m
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, door, handrail, shell

BAY = 2.1
FIRST = 3.7

new_scene()
beds = [FIRST - BAY * i for i in range(4)]
windows = [Window("east", y, 1.35, 1.5, 1.2, (3, 1)) for y in beds]
room = shell(
    5.4,
    9.6,
    3.0,
    accents={"north": "#dfe3d3"},
    floor=m.vinyl("#d3c9b4"),
    windows=windows,
    dado=(1.12, "#b9cbbd", m.wood("oak")),
    skirting="#6f8f80",
    sill="oak",
    clear=[("north", -1.4, 1.1)],
)
door(room, "north", -1.4, "oak")
handrail(room, "west", -4.4, 4.6)

sand, pine = m.striped("#e6d3ad", "#d9bf8d", 0.3, 0.4, 0, fine=False), m.fabric("#3b7468")
blankets = [m.striped("linen", "pine", 0.2, 0.24, 1), m.striped("linen", "#c98455", 0.2, 0.24, 1)]
for i, y in enumerate(beds):
    f.ward_bed((1.52, y), -90, blankets[i % 2], seed=i + 1)
    f.locker((2.42, y - 0.86), -90)
    x, edge = 0.25, y + BAY / 2
    f.ward_curtain([(2.66, edge), (x, edge), (x, edge - BAY + 0.04)], 2.28, sand if i % 2 else pine, room.height, seed=i + 2, cover=((0.02, 0.24),))
    f.hang(f.switchboard((0.3, 0.1)), room, "east", y + 0.55, 1.25)
f.water_glass((2.4, beds[3] - 0.8, 0.79))
f.flowers((2.46, beds[2] - 0.95, 0.79), vase_colour="#e7ded0", seed=3)
f.flowers((2.48, beds[3] - 0.98, 0.79), vase_colour="brass", seed=4)
f.open_book((1.3, beds[3] - 0.05, 0.63), -70, 0.17)
f.shawl((0.75, beds[2], 0.61), 92, m.striped("#d59a4f", "terracotta", 0.08, 0.3, 1), (0.5, 0.3), 2)
f.slippers((0.72, beds[3] + 0.72), -95)
f.slippers((0.75, beds[1] + 0.72), -88, "pine")
for i in (0, 2):
    f.cane_chair((-2.2, beds[i] - 0.3), 84, "oak", cushion=m.fabric("#d9a25a" if i else "#7fa294"))
f.areca_palm((-2.25, beds[1] - 0.2), height=1.5, seed=4)
f.hang(f.hill_picture((1.2, 0.7), "morning", "oak", seed=3), room, "west", beds[1] - 0.1, 1.85)
f.hang(f.hill_picture((1.2, 0.7), "dawn", "oak", seed=8), room, "west", beds[2] - 0.6, 1.85)
f.hang(f.wall_clock(0.19, "oak"), room, "north", -0.2, 2.3)
f.hang(f.sanitiser(), room, "north", -0.62, 1.35)
for y in (1.9, -1.2):
    f.ceiling_fan((-0.9, y), room.height)

light.view(room, "east", "morning", rise=2.4, trees=False)
light.daylight(room, 0.95)
light.sun(100, 38, 13)
light.fill(room, 26)
light.from_camera_side(room, 14)
camera((-1.55, -4.55, 1.5), (0.25, 1.5, 1.02), 20)
render("general-ward", 0.0)
