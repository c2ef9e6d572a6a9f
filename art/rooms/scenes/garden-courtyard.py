"""The courtyard garden from the veranda: a stone path, marigolds, a bench under the frangipani, the hills."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from kit import furnishing as f
from kit import garden, light
from kit import materials as m
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Shell

new_scene()
low = -0.3

garden.veranda(-6.0, -0.6, -7, 7, columns=(-5.2, -1.6, 2.0, 5.6), steps_at=0.45)
f.cane_chair((-0.95, -1.75), 158, cushion=m.block_print())
f.round_table((-1.65, -1.45), 0.24, 0.5)
f.cup((-1.6, -1.5, 0.5), 40, colour="clay")
f.newspaper((-1.72, -1.4, 0.5), 60)
f.snake_plant((2.0, -1.45), height=0.85, seed=5)

path, normals, _ = garden.stone_path([(0.45, 0.1), (0.5, 1.4), (1.1, 3.0), (0.75, 4.6), (-0.5, 5.9), (-1.3, 6.6)], 1.05, low)
for side in (-1, 1):
    edge = [(x + nx * side * 0.92, y + ny * side * 0.92) for (x, y), (nx, ny) in zip(path, normals)]
    garden.marigold_bed(edge[12:-14], 0.46, low, seed=4 + side)

garden.lawn(-13, 13, 0.1, 11.1, low)
garden.garden_bench((-1.7, 6.95, low), 14)
garden.frangipani((-3.3, 6.6, low), height=4.2)
garden.neem((3.6, 7.4, low), height=6.4)
garden.neem((-8.2, 9.6, low), seed=12, height=6.0)
garden.hedge(-15, 15, 11.4, 0.85, base=low)
garden.garden_wall(-15, 15, 12.1, 1.0, low)
garden.hedge(-15, 15, 10.95, 0.45, 0.4, low, seed=8, colour="#4f8040", bloom="#d4608c")

ground = Shell(18, 24.6, 3)
light.view(ground, "north", "dawn", eye=1.0, rise=1.5)
garden.sky_light(0.75)
light.sun(66, 27, 6.5, "#ffd9a3", 1.0)
light.area((0, -3.4, 2.7), (0, 0.15, -1), (9, 4), 130, "#ffe8cc").visible_glossy = False
camera((0.15, -4.5, 1.5), (0.1, 3, 1.16), 24)
render("garden-courtyard", exposure=0.05)
