"""The gym: machines before a wide window to the hills, a mirror wall, weights and mats on a rubber floor."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from kit import furnishing as f
from kit import gym, light
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell

new_scene()
windows = [Window("north", x, 0.45, 1.95, 2.0, panes=(2, 2), frame="white") for x in (-1.95, 0.15, 2.25)]
room = shell(
    6.8,
    6.4,
    3.0,
    walls="warm-white",
    accents={"east": "#ecc481"},
    floor=gym.rubber_floor(),
    windows=windows,
    skirting="charcoal",
    open_sides=("south",),
)

gym.mirror_wall((-3.38, 0.3), 90, width=5.0, height=2.05, low=0.32, panes=4)
gym.treadmill((-0.95, 1.75), 0, "pine")
gym.treadmill((0.25, 1.75), 0, "pine")
gym.cross_trainer((1.45, 1.8), 0, "marigold")
gym.exercise_bike((2.5, 1.7), -8)
gym.dumbbell_rack((2.95, -0.35), -90, width=1.7)
gym.weight_bench((1.45, -0.5), 24)
gym.exercise_mat((-1.5, -0.75), 4, "sage")
gym.exercise_mat((-0.55, -0.85), 2, "terracotta")
gym.exercise_ball((-2.75, 1.9), colour="sage")
gym.exercise_ball((-2.7, 1.15), 0.26, "terracotta")
gym.kettlebell((-0.05, -0.25), 1.1, "pine")
gym.kettlebell((0.24, -0.1), 0.95, "marigold")
gym.kettlebell((0.46, 0.08), 0.8, "terracotta")
gym.rolled_mat((-2.9, -0.1), 90, "dusk")
gym.rolled_mat((-2.9, -0.1, 0.15), 90, "terracotta")
gym.rolled_mat((-2.72, -0.1), 90, "sage")
gym.wall_bars((3.26, 1.15), -90)
f.areca_palm((-3.0, 2.75), height=1.8, seed=5)
f.ceiling_fan((0.2, -0.2), ceiling=room.height)

light.view(room, "north", "morning", rise=1.25)
light.daylight(room, 0.55)
light.sun(40, 26, 20)
light.fill(room, 55)
light.from_camera_side(room, 34)
camera((-0.75, -4.3, 1.42), (0.1, 1.6, 1.12), 22)
render("gym", exposure=-0.15)
