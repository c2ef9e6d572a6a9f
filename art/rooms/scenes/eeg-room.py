"""The EEG room in daylight: a recliner, a trolley whose screen shows the traces, the electrode cap on its stand."""
import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import furnishing as f
from kit import light, materials as m, shapes as s
from kit.camera import camera
from kit.render import new_scene, render
from kit.room import Window, shell

chance = random.Random(2)


def recliner(at, turn):
    """A padded recliner, half laid back, with a head rest and a foot rest."""
    cloth, wood, steel = m.fabric("#7fa698", 0.7), m.wood("oak"), m.steel()
    parts = [
        s.tilt(s.pad("seat", (0, -0.1, 0.5), (0.6, 0.62, 0.15), cloth, 0.25, 2), -5),
        s.tilt(s.pad("back", (0, 0.44, 0.83), (0.6, 0.86, 0.15), cloth, 0.25, 3), 52),
        s.tilt(s.pad("legs", (0, -0.66, 0.4), (0.56, 0.56, 0.13), cloth, 0.25, 4), 24),
        s.tilt(s.pillow("head", (0, 0.62, 1.16), (0.44, 0.28, 0.14), m.fabric("white"), 3), 52),
        s.box("base", (0, 0.0, 0.12), (0.5, 0.72, 0.05), wood, 0.012),
        s.box("column", (0, 0.0, 0.28), (0.2, 0.3, 0.3), m.enamel("#e4e2da"), 0.03),
    ]
    for x in (-0.38, 0.38):
        parts.append(s.pad("arm", (x, 0.0, 0.67), (0.12, 0.56, 0.075), cloth, 0.2, 5))
        parts.append(s.tube("arm-post", [(x, -0.18, 0.64), (x, -0.18, 0.44), (x * 0.7, -0.1, 0.42)], 0.014, steel, 10))
        parts.append(s.tube("arm-post", [(x, 0.18, 0.64), (x, 0.18, 0.44), (x * 0.7, 0.1, 0.42)], 0.014, steel, 10))
        parts.append(s.box("skid", (x * 0.62, 0, 0.05), (0.05, 0.86, 0.06), wood, 0.014))
    return s.group("recliner", parts, at, turn)


def eeg_trolley(at, turn):
    """A trolley: keyboard shelf, amplifier, printer drawer and a wide screen with eight wavy traces."""
    coat, oak, dark = m.enamel("#eceae3"), m.wood("oak"), m.plain("charcoal", 0.5)
    parts = []
    for x in (-0.33, 0.33):
        parts.append(s.box("post", (x, 0.12, 0.5), (0.045, 0.06, 0.92), coat, 0.012))
        parts.append(s.box("foot", (x, 0, 0.1), (0.05, 0.56, 0.05), coat, 0.014))
        for y in (-0.24, 0.24):
            parts.append(s.cylinder("castor", (x, y, 0.045), 0.045, 0.03, dark, 0.006, axis="x"))
    for z, deep in ((0.24, 0.46), (0.8, 0.5)):
        parts.append(s.box("shelf", (0, 0, z), (0.72, deep, 0.026), oak, 0.008))
    parts.append(s.box("unit", (0, 0.02, 0.39), (0.46, 0.38, 0.24), coat, 0.016))
    parts.append(s.box("slot", (0, -0.172, 0.43), (0.34, 0.004, 0.012), dark))
    parts.append(s.box("keyboard", (-0.03, -0.14, 0.824), (0.42, 0.14, 0.018), m.enamel("#d9d6cc"), 0.006))
    for r in range(4):
        parts.append(s.box("keys", (-0.03, -0.095 - 0.03 * r, 0.8345), (0.39, 0.022, 0.005), m.plain("#f6f4ee", 0.5), 0.002))
    parts.append(s.sphere("mouse", (0.26, -0.14, 0.825), (0.06, 0.1, 0.035), m.enamel("#f0eee8")))
    parts.append(s.cylinder("stand", (0, 0.12, 0.9), 0.025, 0.2, m.steel()))
    parts.append(s.rounded_panel("case", (0, 0.07, 1.22), (0.78, 0.48, 0.045), dark, 0.02, 0.006))
    parts.append(s.box("screen", (0, 0.0455, 1.225), (0.74, 0.003, 0.43), m.screen("#0e2c35", 0.8)))
    for k in range(6):
        z = 1.39 - 0.067 * k
        phase, speed = chance.uniform(0, 6), chance.uniform(0.75, 1.05)
        line = []
        for i in range(110):
            t = i / 109
            wave = math.sin(i * speed + phase) * (0.35 + 0.65 * max(0, math.sin(t * 9 + phase))) + 0.5 * math.sin(i * 0.31 + k) + chance.uniform(-0.25, 0.25)
            line.append((-0.345 + 0.69 * t, 0.043, z + 0.0135 * wave))
        parts.append(s.tube("trace", line, 0.0036, m.glow(("#7fe0b0", "#8fd4ea", "#f3c27a")[k % 3], 1.6), 4, smooth=False))
    parts.append(s.box("amplifier", (-0.26, 0.02, 0.86), (0.14, 0.12, 0.09), m.enamel("#5f8c80"), 0.014))
    return s.group("eeg-trolley", parts, at, turn)


def cap_on_stand(at, turn):
    """An electrode cap over a turned wooden form, its leads gathered into one plug."""
    wood, cap = m.wood("oak"), m.fabric("#33756a")
    parts = [s.turned("stand", (0, 0, 0), [(0, 0), (0.11, 0), (0.11, 0.014), (0.03, 0.035), (0.022, 0.18), (0.04, 0.21), (0.07, 0.225), (0, 0.23)], wood)]
    rings = []
    for k in range(10):
        a = math.pi / 2 * k / 9
        rings.append((0.098 * math.cos(a) ** 0.85 if k < 9 else 0, 0.225 + 0.155 * math.sin(a)))
    parts.append(s.turned("cap", (0, 0, 0), [(0.09, 0.205), (0.1, 0.215), *rings], cap))
    parts.append(s.tube("hem", [(math.cos(a) * 0.1, math.sin(a) * 0.1, 0.215) for a in (j * math.pi / 6 for j in range(12))], 0.006, m.fabric("#e9e0cf"), 8, closed=True))
    tones = ("#f0a63a", "#f4f2ec", "#c0714a", "#a9c8d6")
    n = 0
    for up, count in ((0.16, 10), (0.55, 9), (0.98, 6), (1.4, 2)):
        for j in range(count):
            a = 2 * math.pi * j / count + up
            r, z = 0.1 * math.cos(up) ** 0.85, 0.225 + 0.155 * math.sin(up)
            p = (math.cos(a) * r, math.sin(a) * r, z)
            parts.append(s.sphere("electrode", p, 0.021, m.plain(tones[n % 4], 0.4), 12))
            if j % 2 == 0:
                b = math.pi / 2
                parts.append(s.tube("lead", [p, (p[0] * 1.18, p[1] * 1.18 + 0.02, z + 0.012), (math.cos(b) * 0.1, 0.13, 0.26), (0.02, 0.15, 0.12), (0.1, 0.12, 0.012)], 0.0022, m.plain(tones[n % 4], 0.6), 5))
            n += 1
    parts.append(s.box("plug", (0.13, 0.11, 0.012), (0.07, 0.035, 0.022), m.plain("charcoal", 0.5), 0.006))
    return s.group("cap-on-stand", parts, at, turn)


new_scene()
window = Window("west", 0.5, 0.85, 2.0, 1.6, (3, 2))
room = shell(4.8, 4.6, 2.8, walls="#f6f2e8", accents={"north": "#94b9c3"}, floor=m.vinyl("#c7d0c4"), windows=[window], sill="#e2ddd0", skirting="#8fac9b", dado=None)

recliner((-0.55, 0.55), 34)
eeg_trolley((1.05, 1.15), -24)
f.stool((1.2, 0.25), height=0.5, seat=m.fabric("#d99b4a"), wood="oak")
f.table((-0.55, 2.02), 0, (1.3, 0.45), 0.8, "oak", m.plain("#f1ede2", 0.4))
f.round_table((0.4, 0.32), 0.22, 0.72, "oak")
s.place(cap_on_stand((0, 0), 0), (0.4, 0.32, 0.72), -150, 1.2)
f.tray((-0.9, 2.0, 0.8), 0, "oak")
for k, tone in enumerate(("#e9e0cf", "#a9c8d6", "#e9e0cf")):
    s.cylinder("jar", (-1.0 + 0.1 * k, 2.0, 0.845), 0.035, 0.075, m.plain(tone, 0.35), 0.006)
    s.cylinder("lid", (-1.0 + 0.1 * k, 2.0, 0.89), 0.036, 0.016, m.steel(), 0.004)
f.shawl((0.0, 2.05, 0.8), 6, m.fabric("#f4f2ec"), (0.3, 0.24), 3)
cables = ("#c0714a", "#f0a63a", "#5d8f80", "#6d93a8")
for k, tone in enumerate(cables):
    s.tube("cable", [(0.8, 1.22, 0.87), (0.68, 1.1, 0.74 - 0.03 * k), (0.6, 0.7, 0.62 - 0.03 * k), (0.58, 0.42, 0.73), (0.5 + 0.01 * k, 0.3 + 0.01 * k, 0.732)], 0.0035, m.plain(tone, 0.6), 6)
f.hang(f.hill_picture((1.1, 0.7), "morning", "oak", seed=14), room, "north", -0.5, 1.7)
f.hang(f.wall_clock(0.15, "oak"), room, "north", 1.75, 2.05)
f.hang(f.sanitiser(), room, "north", 1.75, 1.3)
f.rubber_plant((-1.98, 1.9), height=1.65, seed=6, planter="terracotta")
f.money_plant((-2.3, -0.2, 0.885), seed=2, size=0.065, planter="#e7ded0", leaves=18, trails=2, trail=0.2)
f.locker((1.98, 2.02), 0, "white")
f.vase((1.98, 2.02, 0.79), "clay", 0.22)
f.curtains(room, window, m.striped("#f4ecd9", "#8fac9b", 0.16, 0.3, 0, fine=False), 0.26, rod="oak")
f.rug((-0.55, 0.1), (1.9, 1.5), 30, m.fabric("#d9c9a6"), border="#7fa698", fringe=False)

light.view(room, "west", "noon", rise=1.1, seed=6)
light.daylight(room, 0.95)
light.sun(-101, 33, 11, "#fff2dc")
light.fill(room, 13)
light.from_camera_side(room, 11)
camera((0.75, -2.2, 1.42), (-0.02, 1.4, 0.98), 21.5)
render("eeg-room", -0.08)
