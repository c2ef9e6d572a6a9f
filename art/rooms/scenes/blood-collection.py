"""The blood collection room: a wide chair with arm rests, a trolley, a basin, calm colours."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from kit import furnishing as f
from kit import laboratory as lab
from kit import light
from kit import materials as m
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, ceiling_panel, shell

new_scene()
window = Window("west", 0.35, 0.9, 1.8, 1.5, frame="white")
room = shell(
    4.4,
    4.2,
    2.8,
    walls="warm-white",
    accents={"north": "mist"},
    floor=m.vinyl("#cfc4ae"),
    windows=[window],
    skirting="white",
    open_sides=("south",),
)
f.curtains(room, window, m.striped("white", "sage", 0.12, 0.3), open_to=0.34)

lab.collection_chair((-0.5, 0.3), 40)
f.cushion((-0.47, 0.42, 0.62), 40, m.block_print(), 0.36, 3, 68)
lab.swivel_stool((1.45, 0.25), colour="pine")
lab.trolley((0.72, 0.55), -14)
lab.tube_rack((0.6, 0.62, 0.86), -14, 8, 3, seed=0)
lab.tube_rack((0.84, 0.66, 0.86), -14, 5, 3, colour="sage", seed=2)
lab.sharps_box((0.92, 0.42, 0.86), -22)
lab.kidney_dish((0.62, 0.42, 0.86), -20)
lab.glove_box((0.7, 0.52, 0.23), -14)

lab.hand_basin((1.45, 2.1), 0)
f.hang(f.sanitiser(), room, "north", 0.92, 1.3)
lab.bench((-0.2, 1.78), width=1.9, depth=0.6, doors="sage", units=4)
lab.wall_cabinet((-0.2, 1.93, 1.5), width=1.9, units=4, height=0.6, colour="sage", glazed=(1, 2), seed=4)
f.money_plant((-0.9, 1.8, 0.9), seed=2, planter="terracotta")
lab.glove_box((0.35, 1.85, 0.88), 0)
lab.bottle((0.02, 1.9, 0.88), 0.17)
lab.bottle((-0.1, 1.86, 0.88), 0.2, "#e4ece7", "pine")
f.hang(f.hill_picture((0.85, 0.6), "morning", seed=6), room, "east", 0.9, 1.6)
f.snake_plant((-1.85, 1.7), height=1.05, seed=4)
f.waste_basket((1.9, 1.75))
ceiling_panel(room, 0, 0)

light.view(room, "west", "morning")
light.daylight(room, 0.7)
light.sun(262, 30, 16)
light.fill(room, 30)
light.from_camera_side(room, 20)
camera((0.95, -2.85, 1.42), (0.02, 0.9, 0.98), 24)
render("blood-collection", exposure=-0.3)
