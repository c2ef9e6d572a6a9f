"""The laboratory: a long bench to the window with microscope, centrifuge, analyser and racks."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from kit import counters, light
from kit import furnishing as f
from kit import laboratory as lab
from kit import materials as m
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, ceiling_panel, shell

new_scene()
window = Window("north", 0.35, 1.05, 2.3, 1.45, panes=(3, 2), frame="white")
room = shell(
    4.4,
    5.6,
    2.8,
    walls="warm-white",
    accents={"north": "#bcd0d6"},
    floor=m.tiles("#b9a98f", "#9c8d75", 0.6, 0.3),
    windows=[window],
    skirting="white",
    open_sides=("south",),
)
blue = "#5f8c9a"
lab.bench((-1.87, -0.1), 90, width=5.0, doors=blue, units=8)
lab.bench((0.36, 2.46), 0, width=3.6, doors=blue, units=6)
lab.wall_cabinet((-2.03, 0.3, 1.5), 90, width=3.3, units=5, colour="white", glazed=(0, 1, 3), seed=2)
top = 0.88

# Along the west bench, from the camera to the window.
lab.tube_rack((-1.66, -1.28, top), 84, 8, 3, seed=0)
lab.tube_rack((-1.86, -1.2, top), 92, 8, 3, colour="sage", seed=2)
lab.microscope((-1.74, -0.8, top), 58)
lab.centrifuge((-1.85, -0.22, top), 90)
lab.pipette_stand((-1.8, 0.24, top), 60)
lab.analyser((-1.9, 0.82, top), 90)
lab.conical_flask((-1.72, 1.3, top))
lab.beaker((-1.88, 1.42, top))
lab.beaker((-1.7, 1.5, top), 0.09, "#c98d84", 0.6)
for i, (tall, glass, cap) in enumerate(((0.2, "#5a2f14", "pine"), (0.17, "#e4ece7", "#3f7fae"), (0.22, "#5a2f14", "white"))):
    lab.bottle((-2.02, -1.62 + i * 0.1, top), tall, glass, cap)

# Under the window.
lab.microscope((0.15, 2.42, top), -12)
counters.monitor((0.85, 2.5, top), -14, "#2f6f7d")
lab.tube_rack((-0.35, 2.38, top), 4, 9, 3, seed=3)
lab.conical_flask((1.5, 2.42, top), 0.2, "#8fb8a6")
lab.beaker((1.66, 2.5, top), 0.12, "#e0a94f", 0.4)
counters.clipboard((0.5, 2.3, top), 14)

counters.small_fridge((1.85, 1.3), -90, height=1.25)
f.money_plant((1.9, 1.3, 1.295), seed=3, planter="terracotta")
f.hang(f.hill_picture((0.85, 0.6), "morning", seed=14), room, "east", 0.5, 1.65)
lab.swivel_stool((0.15, 1.75), colour=blue)
lab.swivel_stool((-0.95, -0.35), colour=blue)
f.hang(f.wall_clock(), room, "north", -1.25, 2.1)
ceiling_panel(room, 0.2, -0.6)
ceiling_panel(room, 0.2, 1.2)

light.view(room, "north", "morning", rise=1.2)
light.daylight(room, 0.7)
light.sun(28, 30, 16)
light.fill(room, 40)
light.from_camera_side(room, 24)
camera((0.62, -3.3, 1.45), (-0.45, 1.2, 1.08), 23.5)
render("pathology", exposure=-0.3)
