"""The insurance help desk: one wide desk, two chairs before it, files behind, a glazed screen to the corridor."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from kit import counters, light
from kit import furnishing as f
from kit import materials as m
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, ceiling_panel, shell

new_scene()
window = Window("east", 0.5, 0.9, 1.9, 1.5, frame="white")
room = shell(
    5.0,
    4.8,
    2.85,
    walls="warm-white",
    accents={"north": "#d8a27c"},
    floor=m.floor_boards("oak", along="x"),
    windows=[window],
    skirting="white",
    open_sides=("south",),
)

f.table((0.2, 0.35), size=(1.9, 0.8), wood="oak")
counters.monitor((0.62, 0.42, 0.75), 155)
counters.forms_tray((-0.5, 0.45, 0.75), 184, colour="pine")
counters.clipboard((-0.2, 0.14, 0.75), 8)
counters.pen_pot((-0.28, 0.5, 0.75))
counters.card_machine((0.95, 0.12, 0.75), -20)
counters.telephone((0.12, 0.52, 0.75), 170)
f.desk_chair((0.3, 1.15), 176)
f.visitor_chair((-0.25, -0.55), 190, cloth=m.fabric("dusk"))
f.visitor_chair((0.7, -0.6), 168, cloth=m.fabric("dusk"))
counters.filing_shelf((-0.45, 2.2), width=2.0, height=2.05)
counters.filing_shelf((1.55, 2.2), width=1.4, height=1.2, rows=3, seed=9)
f.money_plant((1.25, 2.18, 1.22), seed=4)
f.hang(f.hill_picture((0.8, 0.55), "morning", seed=12), room, "north", 1.65, 1.98)
counters.glass_partition((-1.85, 1.2), 90, width=2.35, height=2.25, panes=3)
f.areca_palm((-1.5, -0.35), height=1.35, seed=6)
f.rug((0.2, -0.15), (2.6, 1.7), border="dusk")
ceiling_panel(room, 0.2, 0.3)

light.view(room, "east")
light.daylight(room, 0.75)
light.sun(96, 28, 24)
light.fill(room, 32)
light.from_camera_side(room, 22)
camera((-0.9, -3.3, 1.42), (0.18, 1.2, 1.08), 24)
render("cashless-desk", exposure=-0.3)
