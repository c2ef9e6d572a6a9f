"""The group therapy room: eight cane chairs in a circle, wide windows on the hills."""
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import furnishing as f
from kit import light, materials as m, shapes as s
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell


def flip_chart(at, turn):
    """A flip chart on a wooden tripod, with a drawn sun over hills and no words."""
    wood = m.wood("oak")
    parts = []
    for points in ([(-0.3, -0.02, 1.85), (-0.4, -0.22, 0)], [(0.3, -0.02, 1.85), (0.4, -0.22, 0)], [(0, 0.03, 1.8), (0, 0.5, 0)]):
        parts.append(s.tube("leg", points, 0.017, wood, 8, smooth=False))
    lean = -6
    parts.append(s.tilt(s.rounded_panel("board", (0, -0.07, 1.35), (0.74, 1.0, 0.02), m.enamel("white"), 0.02), lean))
    parts.append(s.tilt(s.box("paper", (0, -0.0835, 1.34), (0.66, 0.003, 0.9), m.plain("#fdfaf3", 0.9)), lean))
    parts.append(s.tilt(s.box("clamp", (0, -0.035, 1.81), (0.7, 0.03, 0.04), wood, 0.008), lean))
    parts.append(s.tilt(s.box("ledge", (0, -0.16, 0.86), (0.72, 0.07, 0.02), wood, 0.005), lean))
    drawing = []
    pine, gold, clay = (m.plain(c, 0.8) for c in ("pine", "marigold", "terracotta"))
    drawing.append(s.tube("sun", [(math.cos(a) * 0.09, -0.0, 0.16 + math.sin(a) * 0.09) for a in (k * math.pi / 6 for k in range(12))], 0.006, gold, 6, closed=True))
    for k, (z, tall, colour) in enumerate(((0.0, 0.07, pine), (-0.1, 0.05, pine), (-0.24, 0.0, clay), (-0.31, 0.0, clay))):
        drawing.append(s.tube("line", [(-0.27 + 0.54 * i / 10 * (1 if tall else 0.8), 0, z + tall * math.sin(i * 1.1 + k)) for i in range(11)], 0.005, colour, 6))
    sheet = s.group("drawing", drawing, (0, -0.089, 1.36))
    sheet.rotation_euler = (math.radians(lean), 0, 0)
    parts.append(sheet)
    return s.group("flip-chart", parts, at, turn)


new_scene()
windows = [Window("north", x, 0.55, 2.05, 2.0, (2, 2), frame="teak") for x in (-2.25, 0.0, 2.25)]
room = shell(7.4, 6.4, 3.0, walls="#f4e8d3", accents={"west": "#8fb0a2"}, floor=m.tiles("#964a34", "#74382a", 0.9, 0.3, variation=0.06), windows=windows, sill="teak", skirting="teak")

centre = (0.0, 0.35)
f.round_rug(centre, 1.75, rings=("pine", "marigold"))
cushions = [m.fabric("#3f7a6b"), m.fabric("#d99b4a"), m.fabric("#c4744f"), m.block_print("linen", "pine", 0.09, centre="terracotta")]
chairs = [f.cane_chair(wood="teak", cushion=c) for c in cushions]
for i in range(8):
    a = math.radians(22.5 + 45 * i)
    x, y = centre[0] + math.cos(a) * 1.72, centre[1] + math.sin(a) * 1.62
    turn = math.degrees(math.atan2(y - centre[1], x - centre[0])) - 90 + (4, -5, 2, -3, 5, -2, 3, -4)[i]
    if i < 4:
        s.place(chairs[i], (x, y), turn)
    else:
        s.copy_of(chairs[i - 4], (x, y), turn)
f.round_table(centre, 0.34, 0.36)
f.flowers((0.02, 0.37, 0.36), height=0.2, seed=2, stems=13)
f.tissue_box((-0.14, 0.22, 0.36), 20)

flip_chart((-2.75, 1.55), 42)
f.areca_palm((3.15, 2.55), height=1.9, seed=3, fronds=17)
f.rubber_plant((-3.25, 2.7), height=1.7, seed=2)
f.hang(f.hill_picture((1.5, 0.9), "dawn", seed=5), room, "west", -0.4, 1.65)
f.hang(f.hill_picture((1.3, 0.8), "morning", seed=7), room, "east", 0.6, 1.65)
f.table((3.35, -0.6), 90, (1.4, 0.42), 0.75)
f.jug((3.35, -0.35, 0.75), 90, "brass")
for k in range(3):
    f.water_glass((3.32, -0.6 - 0.12 * k, 0.75))
for w in (windows[0], windows[2]):
    f.curtains(room, w, m.striped("#f0e4cc", "#7fa294", 0.16, 0.22, 0), 0.22, rod="teak", sides=(-1,) if w is windows[0] else (1,))
f.ceiling_fan((-1.3, 0.6), room.height)
f.ceiling_fan((1.5, 0.6), room.height, 65)

light.view(room, "north", "morning", rise=1.25, seed=8)
light.daylight(room, 0.7)
light.sun(38, 30, 12)
light.fill(room, 20)
light.from_camera_side(room, 18)
camera((-0.55, -3.05, 1.62), (0.02, 0.6, 0.98), 21)
render("group-therapy-room", 0.0)
