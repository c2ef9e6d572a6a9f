"""The reception: a curved counter with a reeded pine front, two chairs in the morning sun, hills on the wall."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from kit import counters, light
from kit import furnishing as f
from kit import materials as m
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, ceiling_panel, door, shell

new_scene()
window = Window("west", 0.5, 0.7, 2.0, 1.75, panes=(3, 2), frame="teak")
room = shell(
    6.4,
    5.2,
    3.0,
    walls="warm-white",
    accents={"north": "sand"},
    floor=m.terrazzo(),
    windows=[window],
    skirting="teak",
    open_sides=("south",),
)

counters.curved_counter((1.05, 3.0), radius=2.35, span=100)
counters.monitor((1.55, 1.02, 0.75), 150)
counters.bowl_of_marigolds((0.35, 0.84, 1.08), 0.17)
counters.stand_of_leaflets((1.85, 0.9, 1.08), 20)
counters.telephone((2.3, 1.08, 1.08), 40)
f.desk_chair((1.05, 1.75), 190)

counters.batten_panel((1.0, 2.57), width=3.3, height=2.55)
f.hang(f.hill_picture((1.7, 0.95), "dawn", seed=8), room, "north", 0.85, 1.75, 0.06)
f.hang(f.wall_clock(), room, "north", -1.2, 2.05)
door(room, "east", 0.6, "teak")
f.snake_plant((2.85, 2.2), height=1.0, planter="#e7ded0", seed=5)
for x, y in ((0.1, 0.93), (1.05, 0.72), (2.0, 0.93)):
    counters.pendant((x, y, room.height), drop=0.78, radius=0.15)
f.areca_palm((-1.75, 2.15), height=1.75, seed=3)
f.armchair((-2.4, 1.5), 78, cloth=m.fabric("sage"), cushion=m.block_print())
f.armchair((-2.45, 0.25), 96, cloth=m.fabric("sage"), cushion=m.striped("linen", "marigold"))
f.round_table((-2.5, 0.88), 0.24, 0.48)
f.newspaper((-2.48, 0.86, 0.485), 70)
f.rug((-1.5, 0.75), (2.3, 1.5), 90, border="terracotta")
ceiling_panel(room, -1.2, 0.6)

light.view(room, "west", "morning", rise=1.1)
light.daylight(room, 0.75)
light.sun(258, 25, 24, "#ffdfae")
light.fill(room, 38)
light.from_camera_side(room, 26)
camera((-0.6, -3.6, 1.38), (-0.02, 1.5, 1.12), 23)
render("reception", exposure=-0.3)
