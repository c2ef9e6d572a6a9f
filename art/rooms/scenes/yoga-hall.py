"""The yoga and meditation hall at first light: rows of cotton mats on wood, a brass lamp, the hills."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from kit import counters, light, recreation
from kit import furnishing as f
from kit import materials as m
from kit import shapes as s
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell

new_scene()
north = [Window("north", x, 0.35, 2.1, 2.25, panes=(2, 2), frame="teak") for x in (-2.35, 0, 2.35)]
east = [Window("east", y, 0.35, 1.7, 2.25, panes=(2, 2), frame="teak") for y in (-2.2, 0.1, 2.4)]
room = shell(
    7.4,
    8.4,
    3.3,
    walls="warm-white",
    accents={"north": "sand"},
    floor=m.floor_boards("oak", 0.3, along="y", board=(1.8, 0.14)),
    windows=[*north, *east],
    skirting="teak",
    open_sides=("south",),
)
for y in (-2.9, -1.1, 0.7, 2.5):
    s.box("beam", (0, y, 3.22), (7.4, 0.16, 0.18), m.wood("teak"), 0.01)

cloths = (m.striped("linen", "pine", 0.17, 0.3), m.striped("#e8c9a6", "terracotta", 0.17, 0.28), m.striped("mist", "dusk", 0.17, 0.26), m.striped("linen", "marigold", 0.17, 0.25))
bolsters = (m.fabric("pine"), m.fabric("terracotta"), m.fabric("dusk"), m.fabric("marigold"))
for row, y in enumerate((-1.9, 0.55)):
    for column, x in enumerate((-2.25, -0.75, 0.75, 2.25)):
        k = (row + column) % 4
        recreation.yoga_mat((x, y), ((column * 7 + row * 5) % 5 - 2) * 0.5, cloths[k], seed=row * 4 + column)
        recreation.bolster((x, y + 0.68, 0.014), 2 * (column - 1.5), bolsters[k])
        if (row, column) in ((0, 0), (1, 2)):
            f.shawl((x + 0.02, y - 0.45, 0.016), 12)

recreation.low_platform((0, 3.15), size=(2.4, 1.1))
recreation.yoga_mat((0, 3.15, 0.18), 90, m.striped("linen", "terracotta", 0.17, 0.3), size=(0.72, 1.9), seed=20)
recreation.meditation_cushion((0, 3.2, 0.19), cloth=m.fabric("marigold"))
recreation.singing_bowl((0.62, 3.0, 0.195))
recreation.brass_lamp((-1.62, 3.3), 1.1)
recreation.brass_lamp((1.62, 3.3), 1.1)
counters.bowl_of_marigolds((-1.62, 2.75, 0.0), 0.2)
f.areca_palm((-3.15, 3.6), height=1.9, seed=2)
f.snake_plant((3.2, 3.75), height=1.0, seed=3)

light.view(room, "north", "dawn", rise=1.15)
light.view(room, "east", "dawn", seed=9)
light.daylight(room, 0.28, "#fff0dd")
light.sun(72, 22, 34, "#ffcf95", 1.2)
light.fill(room, 22, "#ffeedb")
light.from_camera_side(room, 16)
camera((-0.55, -5.2, 1.3), (0.05, 2, 1.08), 23)
render("yoga-hall", exposure=-0.25)
