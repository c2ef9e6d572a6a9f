"""The luxury room: a wide bed, a sofa corner and a balcony door to the hills, in evening lamp light."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import furnishing as f
from kit import light, materials as m, shapes as s
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell

new_scene()
balcony = Window("north", 1.35, 0.03, 2.3, 2.28, (2, 1), frame="teak")
room = shell(6.3, 5.6, 2.9, walls="#f3e8d6", accents={"west": "#2f6459"}, floor=m.floor_boards("walnut", along="x"), windows=[balcony], sill="teak", skirting="teak")

# Outside the door: the balcony's floor, its rail and two pots.
s.box("balcony", (1.55, 3.75, -0.05), (5.0, 1.7, 0.1), m.tiles("#c9a98a", "#a98a6d", 0.3))
s.box("rail", (1.55, 4.5, 0.95), (5.0, 0.06, 0.05), m.wood("teak"), 0.012)
for k in range(34):
    s.box("baluster", (-0.9 + 0.149 * k, 4.5, 0.47), (0.02, 0.02, 0.92), m.enamel("#e9e4d8"))
f.snake_plant((2.55, 4.1), seed=3, planter="terracotta")

# Slats of teak behind the bed.
for k in range(25):
    s.box("slat", (-3.125, -0.43 + 0.1 * k, 0.72), (0.03, 0.07, 1.44), m.wood("teak"), 0.006)
s.box("slat-cap", (-3.115, 0.77, 1.46), (0.06, 2.56, 0.05), m.wood("teak"), 0.01)
f.bed((-1.97, 0.77), 90, 1.6, 2.0, "teak", m.block_print("#efe2ca", "#2f6a5c", 0.15), m.fabric("#d9b27c"), [m.fabric("white"), m.fabric("white")], "padded", 2, m.fabric("#d8c29a"))
f.cushion((-2.47, 0.78, 0.62), 90, m.striped("#e3a14a", "#c9703f", 0.08, 0.25), 0.42, 4, 42)
f.shawl((-1.25, 0.75, 0.585), 88, m.striped("#c9704a", "#e3a14a", 0.08, 0.3, 1), (1.1, 0.34), 2)
for y in (-0.36, 1.92):
    f.bedside((-2.87, y), 90)
    f.table_lamp((-2.89, y, 0.58), watts=13, lit=1.0)
f.open_book((-2.73, -0.46, 0.58), 80, 0.13)
f.water_glass((-2.73, 1.82, 0.58))
f.hang(f.hill_picture((1.6, 0.72), "dawn", "oak", seed=21), room, "west", 0.77, 2.05)
f.rug((-1.1, 0.75), (1.7, 2.5), 0, m.woven("#cdb58a", pitch=0.024), border="pine")

f.sofa((2.55, 0.72), -90, 2.0, m.fabric("#e6d6b8"), cushions=[m.block_print("linen", "terracotta", 0.1), m.fabric("#2f6a5c")], seed=3)
f.rug((1.5, 0.62), (2.0, 2.2), 0, m.striped("#e0cda6", "#b9754c", 0.3, 0.12, 1), border=None)
f.table((1.4, 0.62), 90, (1.0, 0.55), 0.4, "sheesham")
f.tray((1.4, 0.5, 0.4), 80)
f.cup((1.35, 0.42, 0.415), 20)
f.cup((1.46, 0.58, 0.415), 160)
f.flowers((1.4, 0.9, 0.4), height=0.22, stems=12, seed=3)
f.newspaper((1.5, 0.3, 0.4), 70)
f.floor_lamp((2.72, 2.05), watts=20, lit=1.0)
f.areca_palm((-0.3, 2.4), height=1.85, seed=9, planter="basket", fronds=17)
f.hang(f.television(1.15), room, "north", -1.5, 1.5)
f.table((-1.5, 2.54), 0, (1.5, 0.4), 0.5)
f.vase((-2.05, 2.54, 0.5), "sage", 0.28)
f.book_stack((-1.0, 2.52, 0.5), 5, 3, 6)
f.curtains(room, balcony, m.fabric("#ead9b8"), 0.24, rod="teak", drop=0.03)
f.ceiling_fan((-0.1, -0.1), room.height)

light.view(room, "north", "dawn", rise=1.3, seed=5, eye=1.5)
light.daylight(room, 0.5, "#ffeedd")
light.sun(22, 20, 9, "#ffd9a6")
light.fill(room, 20, "#ffe3bd")
light.from_camera_side(room, 18, "#ffe6c4")
camera((0.6, -2.68, 1.45), (-0.28, 1.2, 1.0), 19.5)
render("luxury-room", 0.1)
