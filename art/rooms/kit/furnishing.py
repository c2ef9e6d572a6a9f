"""Furniture, plants, curtains, lamps and small objects of the rooms.

Each function builds one piece around its own origin (the middle of its foot
on the floor, or of its back on a wall), puts it at `at` turned by `turn`
degrees and returns its handle; unturned, it faces south. For things on a
wall use on_wall() and wall_turn() from kit.room, or hang().
"""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from kit import light as lighting
from kit import materials as m
from kit import shapes as s
from kit.room import THICKNESS, on_wall, wall_turn


def hang(piece, room, wall, along, height, off=0.0):
    """Puts a piece on a wall, its back to it."""
    return s.place(piece, on_wall(room, wall, along, height, off), wall_turn(wall))


def _instance(name, mesh, matrix):
    obj = s.link(bpy.data.objects.new(name, mesh))
    obj.matrix_local = matrix
    return obj


# ---- plants ---------------------------------------------------------------


def _blade(built, base, forward, up, length, width, droop, steps=6, fold=0.18, widest=0.4):
    """One narrow leaf as a strip of two columns either side of a folded midrib."""
    forward, up = Vector(forward).normalized(), Vector(up).normalized()
    side = forward.cross(up).normalized()
    rows = []
    for i in range(steps + 1):
        t = i / steps
        middle = Vector(base) + forward * length * t - Vector((0, 0, 1)) * droop * length * t * t
        if t < widest:
            spread = math.sin(math.pi / 2 * (0.25 + 0.75 * t / widest))
        else:
            spread = math.cos(math.pi / 2 * (t - widest) / (1 - widest)) ** 0.8
        half = width / 2 * max(spread, 0.02)
        rise = up * half * fold * 2
        rows.append([built.verts.new(middle - side * half + rise), built.verts.new(middle), built.verts.new(middle + side * half + rise)])
    for a, b in zip(rows, rows[1:]):
        for c in (0, 1):
            built.faces.new((a[c], a[c + 1], b[c + 1], b[c]))


def _mesh(name, built, material):
    mesh = bpy.data.meshes.new(name)
    built.to_mesh(mesh)
    built.free()
    s._write_grain(mesh)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(material)
    return mesh


def pot(radius=0.16, height=0.3, colour="terracotta", parts=None, lip=True):
    """Parts of a planter with soil; used by the plants."""
    clay = m.terracotta(colour) if colour in ("terracotta", "clay") else m.plain(colour, 0.35)
    foot = radius * 0.72
    profile = [(0, 0.0), (foot, 0.0), (foot + 0.006, 0.008), (radius * 0.97, height * 0.86)]
    if lip:
        profile += [(radius * 1.06, height * 0.87), (radius * 1.08, height * 0.99), (radius * 1.05, height)]
    else:
        profile += [(radius, height * 0.99), (radius * 0.99, height)]
    profile += [(radius * 0.9, height), (radius * 0.88, height * 0.9), (0, height * 0.9)]
    return [
        s.turned("pot", (0, 0, 0), profile, clay),
        s.cylinder("soil", (0, 0, height * 0.9), radius * 0.88, 0.012, m.plain("soil", 0.95)),
    ]


def basket(radius=0.19, height=0.3, colour="jute"):
    """Parts of a woven basket used as a planter."""
    weave = m.woven(colour, pitch=0.02)
    profile = [(0, 0), (radius * 0.85, 0), (radius * 0.98, height * 0.2), (radius * 1.03, height * 0.6), (radius * 0.96, height), (radius * 0.88, height), (radius * 0.88, height * 0.9), (0, height * 0.9)]
    return [s.turned("basket", (0, 0, 0), profile, weave), s.cylinder("soil", (0, 0, height * 0.9), radius * 0.88, 0.012, m.plain("soil", 0.95))]


def _container(kind, radius, height):
    if kind == "basket":
        return basket(radius * 1.12, height)
    return pot(radius, height, kind)


def areca_palm(at=(0, 0), turn=0.0, height=1.6, seed=1, planter="terracotta", fronds=15):
    """A potted areca palm, arching and feathery."""
    chance = random.Random(seed)
    tall = 0.3
    parts = _container(planter, 0.17, tall)
    meshes = []
    for kind in range(3):
        built = bmesh.new()
        for i in range(30):
            t = 0.22 + 0.78 * i / 29
            a = t * (0.7 + 0.2 * kind)
            x, z = math.sin(a) * t * 0.46, math.cos(a * 0.8) * t * 1.0
            reach = 0.34 * math.sin(math.pi * (0.16 + 0.8 * (t - 0.22) / 0.78)) ** 0.7
            heading = Vector((0.55 + 0.3 * t, 0, 0.5 - 0.7 * t))
            for sign in (-1, 1):
                way = Vector((heading.x, sign * 0.9, heading.z + 0.15 + chance.uniform(-0.1, 0.1)))
                _blade(built, (x, 0, z), way, (-0.5, 0, 1), reach * chance.uniform(0.9, 1.05), 0.026, 0.32, steps=4)
        # The midrib: a thin three-sided strip.
        previous = None
        for i in range(13):
            t = i / 12
            a = t * (0.7 + 0.2 * kind)
            p = Vector((math.sin(a) * t * 0.46, 0, math.cos(a * 0.8) * t * 1.0))
            w = 0.007 * (1.15 - t)
            ring = [built.verts.new(p + Vector((0, w, 0))), built.verts.new(p + Vector((w, 0, w * 0.3))), built.verts.new(p + Vector((0, -w, 0))), built.verts.new(p + Vector((-w, 0, -w * 0.3)))]
            if previous:
                for k in range(4):
                    built.faces.new((previous[k], previous[(k + 1) % 4], ring[(k + 1) % 4], ring[k]))
            previous = ring
        meshes.append(_mesh("frond", built, m.leaf(("#4c8047", "#3d7040", "#5c8c4a")[kind])))
    reach = height - tall * 0.9
    for i in range(fronds):
        a = i * 2.39996 + chance.uniform(-0.3, 0.3)
        inner = i / fronds
        lean = 0.03 + 0.36 * inner
        size = reach * (1.06 - 0.3 * inner) * chance.uniform(0.92, 1.08)
        matrix = Matrix.Translation((math.cos(a) * 0.045, math.sin(a) * 0.045, tall * 0.88)) @ Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(lean, 4, "Y") @ Matrix.Scale(size, 4)
        parts.append(_instance("frond", meshes[i % 3], matrix))
    return s.group("areca-palm", parts, at, turn)


def snake_plant(at=(0, 0), turn=0.0, height=0.85, seed=1, planter="#e7ded0", blades=13):
    """Upright sword leaves with pale edges."""
    chance = random.Random(seed)
    tall = 0.26
    parts = _container(planter, 0.14, tall)
    green, edge = m.leaf("#35613f"), m.leaf("#c3c56d")
    band = m.leaf("#5d8a5c")
    for i in range(blades):
        a = i * 2.39996
        reach = (height - tall) * chance.uniform(0.6, 1.05)
        lean = 0.05 + 0.16 * i / blades
        twist = chance.uniform(-0.9, 0.9)
        points, columns = [], 7
        rows = 14
        for r in range(rows + 1):
            t = r / rows
            half = 0.032 * (0.72 + 0.5 * math.sin(math.pi * min(1, t * 1.1))) * (1 if t < 0.72 else max(0.02, math.cos((t - 0.72) / 0.28 * math.pi / 2)))
            out = 0.012 + 0.03 * (i / blades) + math.sin(lean) * reach * t + 0.05 * t * t * (i / blades)
            z = tall * 0.88 + reach * t
            turnby = a + math.pi / 2 + twist * t
            for c in range(columns):
                u = (c / (columns - 1)) * 2 - 1
                cup = 0.012 * u * u
                points.append((math.cos(a) * (out - cup) + math.cos(turnby) * half * u, math.sin(a) * (out - cup) + math.sin(turnby) * half * u, z))
        obj = s.surface("blade", points, columns, green)
        obj.data.materials.append(edge)
        obj.data.materials.append(band)
        for k, face in enumerate(obj.data.polygons):
            column, row = k % (columns - 1), k // (columns - 1)
            face.material_index = 1 if column in (0, columns - 2) else (2 if row % 3 == 1 else 0)
        parts.append(obj)
    return s.group("snake-plant", parts, at, turn)


def _heart_leaf(colour, length=0.11, width=0.085):
    built = bmesh.new()
    rows = []
    steps = 8
    for i in range(steps + 1):
        t = i / steps
        half = width / 2 * (math.sin(math.pi * (0.12 + 0.88 * t) ** 0.62) ** 0.8 if t < 1 else 0.01)
        row = []
        for c in range(5):
            u = (c / 4) * 2 - 1
            back = 0.022 * abs(u) * (1 - t) ** 2
            row.append(built.verts.new((length * t - back, half * u, 0.16 * half * abs(u) * 2 - 0.28 * length * t * t)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for c in range(4):
            built.faces.new((a[c], a[c + 1], b[c + 1], b[c]))
    return _mesh("heart-leaf", built, m.leaf(colour))


def money_plant(at=(0, 0), turn=0.0, seed=1, planter="terracotta", size=0.1, trails=4, leaves=34, trail=0.4):
    """A money plant (pothos): heart-shaped leaves, some vines over the pot's rim."""
    chance = random.Random(seed)
    tall = size * 1.5
    parts = _container(planter, size, tall)
    meshes = [_heart_leaf(c) for c in ("#5c9a4a", "#4a8844", "#79ab55")]
    stem = m.leaf("#6f9150")

    def put(where, a, pitch, scale):
        matrix = Matrix.Translation(where) @ Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(pitch, 4, "Y") @ Matrix.Rotation(chance.uniform(-0.4, 0.4), 4, "X") @ Matrix.Scale(scale, 4)
        parts.append(_instance("leaf", chance.choice(meshes), matrix))

    unit = size / 0.1
    for i in range(leaves):
        a = i * 2.39996
        share = math.sqrt((i + 0.5) / leaves)
        r = size * 1.05 * share * chance.uniform(0.8, 1.1)
        z = tall + size * (1.5 - 1.2 * share) * chance.uniform(0.7, 1.15)
        put((math.cos(a) * r * 0.8, math.sin(a) * r * 0.8, z), a, 0.1 + 0.5 * share + chance.uniform(-0.2, 0.2), unit * chance.uniform(0.75, 1.1))
        parts.append(s.tube("stalk", [(math.cos(a) * size * 0.2, math.sin(a) * size * 0.2, tall * 0.88), (math.cos(a) * r * 0.8, math.sin(a) * r * 0.8, z)], 0.0025 * unit, stem, 4, smooth=False))
    for v in range(trails):
        a = v * 2 * math.pi / max(1, trails) + chance.uniform(-0.5, 0.5)
        reach = trail * chance.uniform(0.6, 1.1)
        line = []
        for k in range(9):
            t = k / 8
            r = size * (0.6 + 0.75 * min(1, t * 3)) + 0.03 * math.sin(k * 1.3 + v)
            z = tall + size * 0.4 * math.sin(math.pi * min(1, t * 2.2)) - reach * max(0, t - 0.2)
            line.append((math.cos(a + 0.12 * math.sin(k)) * r, math.sin(a + 0.12 * math.sin(k)) * r, z))
        parts.append(s.tube("vine", line, 0.003 * unit, stem, 4))
        for k, p in enumerate(line[2:]):
            put(p, a + (0.9 if k % 2 else -0.9), 0.6, unit * chance.uniform(0.6, 0.95))
    return s.group("money-plant", parts, at, turn)


def rubber_plant(at=(0, 0), turn=0.0, height=1.5, seed=1, planter="basket", leaves=38):
    """A tall plant with broad glossy leaves on a few stems."""
    chance = random.Random(seed)
    tall = 0.3
    parts = _container(planter, 0.17, tall)
    meshes = []
    for colour in ("#2f5f3e", "#3b7047", "#28543a"):
        built = bmesh.new()
        _blade(built, (0, 0, 0), (1, 0, 0.12), (0, 0, 1), 0.27, 0.125, 0.3, steps=9, fold=0.12, widest=0.5)
        meshes.append(_mesh("broad-leaf", built, m.leaf(colour, 0.28)))
    bark = m.plain("#6b5138", 0.8)
    stems = 3
    for k in range(stems):
        a = k * 2.1 + 0.4
        top = height * (1.0 - 0.17 * k) - 0.12
        bend = 0.1 + 0.07 * k
        line = [(math.cos(a) * bend * t * t + math.cos(a) * 0.03, math.sin(a) * bend * t * t + math.sin(a) * 0.03, tall * 0.85 + (top - tall * 0.85) * t) for t in (0, 0.33, 0.66, 1)]
        parts.append(s.tube("stem", line, 0.009, bark, 8))
        count = leaves // stems
        for i in range(count):
            t = 0.22 + 0.78 * i / (count - 1)
            p = Vector((math.cos(a) * bend * t * t + math.cos(a) * 0.03, math.sin(a) * bend * t * t + math.sin(a) * 0.03, tall * 0.85 + (top - tall * 0.85) * t))
            b = i * 2.39996 + k
            pitch = 0.25 - 1.15 * max(0, t - 0.55) + chance.uniform(-0.2, 0.2)
            matrix = Matrix.Translation(p) @ Matrix.Rotation(b, 4, "Z") @ Matrix.Rotation(pitch, 4, "Y") @ Matrix.Scale(chance.uniform(0.75, 1.1), 4)
            parts.append(_instance("leaf", meshes[i % 3], matrix))
    return s.group("rubber-plant", parts, at, turn)


def flowers(at=(0, 0), turn=0.0, colour="marigold", seed=1, vase_colour="brass", stems=9, height=0.2):
    """Marigolds (or other round blossoms) in a small vase."""
    chance = random.Random(seed)
    body = m.brass() if vase_colour == "brass" else m.plain(vase_colour, 0.25)
    parts = [s.turned("vase", (0, 0, 0), [(0, 0), (0.035, 0), (0.05, 0.03), (0.052, 0.06), (0.028, 0.12), (0.034, 0.15), (0.03, 0.15), (0.024, 0.12)], body)]
    bloom = m.plain(colour, 0.8)
    for i in range(stems):
        a = i * 2.39996
        r = 0.085 * math.sqrt((i + 0.3) / stems)
        z = 0.15 + height * chance.uniform(0.55, 1.0) * (1.1 - r * 3)
        parts.append(s.tube("stem", [(math.cos(a) * 0.01, math.sin(a) * 0.01, 0.12), (math.cos(a) * r, math.sin(a) * r, z)], 0.002, m.leaf("leaf"), 4))
        for k in range(3):
            parts.append(s.sphere("bloom", (math.cos(a) * r, math.sin(a) * r, z + k * 0.006), (0.05 - k * 0.012, 0.05 - k * 0.012, 0.026), bloom, 14))
    leaf = _heart_leaf("leaf", 0.08, 0.035)
    for i in range(6):
        a = i * 1.05
        parts.append(_instance("leaf", leaf, Matrix.Translation((math.cos(a) * 0.02, math.sin(a) * 0.02, 0.15)) @ Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(-0.5, 4, "Y")))
    return s.group("flowers", parts, at, turn)


# ---- curtains, pictures, rugs ---------------------------------------------


def curtains(room, window, cloth=None, open_to=0.42, sheer=False, rod="brass", drop=None, sides=(-1, 1), seed=1, fullness=0.3):
    """A pair of curtains on a rod over a window; `open_to` is each one's share of the half window it covers."""
    cloth = cloth or m.fabric("linen")
    top = min(window.sill + window.height + 0.2, room.height - 0.1)
    bottom = drop if drop is not None else 0.06
    rail = m.brass() if rod == "brass" else (m.wood(rod) if rod in m.WOODS else m.enamel(rod))
    reach = window.width / 2 + 0.22
    parts = [s.cylinder("rod", (0, -0.1, top), 0.013, reach * 2 + 0.1, rail, axis="x")]
    for side in (-1, 1):
        parts.append(s.sphere("finial", (side * (reach + 0.06), -0.1, top), 0.045, rail, 16))
        parts.append(s.tube("bracket", [(side * (reach - 0.05), 0, top), (side * (reach - 0.05), -0.1, top)], 0.008, rail, 8))
    for side in sides:
        wide = max(0.24, reach * open_to)
        pleats = max(3, round(wide * 11))
        parts.append(s.hanging_cloth("curtain", (side * (reach - wide / 2), -0.1, (top - 0.03 + bottom) / 2), wide, top - 0.03 - bottom, cloth, pleats, 0.045, seed + side))
        for i in range(pleats):
            x = side * (reach - wide / 2) + wide * ((i + 0.5) / pleats - 0.5)
            parts.append(s.cylinder("ring", (x, -0.1, top), 0.022, 0.008, rail, axis="x", sides=16))
    if sheer:
        net = s.hanging_cloth("net", (0, -0.05, (top + window.sill - 0.2) / 2), reach * 2 - 0.1, top - window.sill + 0.15, m.sheer(), int(reach * 14), 0.02, seed + 5, 0.0)
        net.visible_shadow = False
        parts.append(net)
    return hang(s.group("curtains", parts), room, window.wall, window.along, 0)


def hill_picture(size=(0.9, 0.6), hour="dawn", frame="teak", seed=1, mount=0.05, sun=True):
    """A framed painting of layered hills; put it up with hang() (its height is its middle)."""
    chance = random.Random(seed)
    w, h = size
    wood = m.wood(frame)
    bar = 0.035
    parts = []
    for x, z, lx, lz in ((0, h / 2, w + bar, bar), (0, -h / 2, w + bar, bar), (w / 2, 0, bar, h), (-w / 2, 0, bar, h)):
        parts.append(s.box("frame", (x, -0.016, z), (lx, 0.032 if z else 0.03, lz), wood, 0.006))
    parts.append(s.box("mount", (0, -0.008, 0), (w, 0.01, h), m.plain("#f5efe2", 0.9)))
    iw, ih = w - bar - 2 * mount, h - bar - 2 * mount
    look = lighting.HOURS[hour]
    low, middle, high = look["sky"]
    if hour == "dawn":
        low, middle, high = "#f6cf8e", "#f3d9b8", "#c3d3d3"
    rows = 14
    for i in range(rows):
        t = (i + 0.5) / rows
        tint = m.mix(low, middle, min(1, t * 2)) if t < 0.5 else m.mix(middle, high, t * 2 - 1)
        parts.append(s.box("sky", (0, -0.014, -ih / 2 + ih * (0.35 + 0.65 * t)), (iw, 0.002, ih * 0.65 / rows + 0.001), _even(tint)))
    if sun:
        disc = s.cylinder("sun", (iw * chance.uniform(-0.2, 0.22), -0.0155, ih * 0.14), ih * 0.085, 0.001, _even(m.rgb("#f7b24f")), axis="y", sides=48)
        parts.append(disc)
    hills = [m.mix(c, "#e9c48f", 0.35 - 0.08 * i) if hour == "dawn" else c for i, c in enumerate(look["hills"])]
    hills = [*hills, "pine"]
    for i, colour in enumerate(hills):
        base = ih * (0.14 - 0.105 * i)
        shift = chance.uniform(0, 50)
        columns = 60
        points = []
        for level in (0, 1):
            for c in range(columns + 1):
                x = -iw / 2 + iw * c / columns
                n = noise.noise(Vector((x / iw * (2.4 + 0.3 * i) + shift, i * 4.0, 1.0))) + 0.25 * noise.noise(Vector((x / iw * 9 + shift, i, 2.0)))
                top = max(-ih / 2 + 0.005, base + ih * 0.13 * n)
                points.append((x, -0.0165 - 0.0006 * i, -ih / 2 if level == 0 else top))
        parts.append(s.surface("hill", points, columns + 1, _even(m.rgb(colour))))
    return s.group("hill-picture", parts)


def _even(colour):
    return m.material("flat-%d-%d-%d" % tuple(int(c * 255) for c in colour), colour, 0.85, specular=0.1)


def rug(at=(0, 0), size=(2.0, 1.4), turn=0.0, material=None, border="pine", fringe=True):
    """A flat-woven rug with a border and a fringe at its short ends."""
    body = material or m.woven("jute", pitch=0.022)
    w, d = size
    parts = [s.box("rug", (0, 0, 0.007), (w, d, 0.014), body, 0.006)]
    if border:
        edge = m.fabric(border)
        for x, y, lx, ly in ((0, d / 2 - 0.07, w - 0.1, 0.035), (0, -d / 2 + 0.07, w - 0.1, 0.035), (w / 2 - 0.07, 0, 0.035, d - 0.14), (-w / 2 + 0.07, 0, 0.035, d - 0.14)):
            parts.append(s.box("border", (x, y, 0.0135 if y else 0.0131), (lx, ly, 0.004), edge, 0.0015))
    if fringe:
        chance = random.Random(3)
        thread = m.fabric("linen")
        built = bmesh.new()
        for side in (-1, 1):
            for i in range(int(d / 0.022)):
                y = -d / 2 + 0.022 * (i + 0.5)
                _blade(built, (side * w / 2, y, 0.007), (side, chance.uniform(-0.25, 0.25), -0.03), (0, 0, 1), 0.06, 0.009, 0.03, 2, 0.05)
        parts.append(_instance("fringe", _mesh("fringe", built, thread), Matrix()))
    return s.group("rug", parts, at, turn)


def round_rug(at=(0, 0), radius=1.4, material=None, rings=("pine", "terracotta")):
    """A round braided rug with coloured rings."""
    parts = [s.cylinder("rug", (0, 0, 0.008), radius, 0.016, material or m.woven("jute", pitch=0.022), 0.006, sides=96)]
    for i, colour in enumerate(rings):
        r = radius * (0.9 - 0.11 * i)
        parts.append(s.tube("ring", [(math.cos(a) * r, math.sin(a) * r, 0.0165) for a in (k * math.pi / 8 for k in range(16))], 0.006, m.fabric(colour), 8, closed=True))
    return s.group("round-rug", parts, at)


# ---- seats ----------------------------------------------------------------


def cane_chair(at=(0, 0), turn=0.0, wood="teak", arms=True, cushion=None):
    """A wooden chair with a woven cane seat and back."""
    timber, cane = m.wood(wood), m.woven("cane", pitch=0.014)
    parts = []
    for x in (-0.235, 0.235):
        parts.append(s.tilt(s.box("front-leg", (x, -0.21, 0.225), (0.036, 0.036, 0.45), timber, 0.008), 0))
        parts.append(s.tilt(s.box("back-leg", (x, 0.23, 0.43), (0.034, 0.036, 0.88), timber, 0.008), -7))
        parts.append(s.box("side-rail", (x, 0, 0.405), (0.026, 0.42, 0.045), timber, 0.006))
        parts.append(s.box("stretcher", (x, 0, 0.2), (0.02, 0.4, 0.024), timber, 0.005))
        if arms:
            parts.append(s.box("arm", (x * 1.04, 0.02, 0.655), (0.05, 0.46, 0.026), timber, 0.01))
            parts.append(s.box("arm-post", (x * 1.03, -0.17, 0.54), (0.028, 0.03, 0.22), timber, 0.006))
    parts.append(s.box("front-rail", (0, -0.21, 0.405), (0.46, 0.026, 0.045), timber, 0.006))
    parts.append(s.box("back-rail", (0, 0.205, 0.405), (0.46, 0.026, 0.045), timber, 0.006))
    parts.append(s.box("seat", (0, 0, 0.435), (0.47, 0.45, 0.022), cane, 0.008))
    for z, tall in ((0.845, 0.06), (0.56, 0.035)):
        parts.append(s.tilt(s.box("top-rail", (0, 0.23 + (z - 0.43) * 0.122, z), (0.47, 0.026, tall), timber, 0.009), -7))
    parts.append(s.tilt(s.box("back", (0, 0.2625, 0.7), (0.44, 0.01, 0.26), cane, 0.003), -7))
    if cushion:
        parts.append(s.pad("cushion", (0, -0.005, 0.468), (0.45, 0.43, 0.05), cushion, 0.3, 3))
    return s.group("cane-chair", parts, at, turn)


def armchair(at=(0, 0), turn=0.0, cloth=None, wood="teak", cushion=None, seed=1):
    """A wide easy chair: wooden frame, thick seat and back cushions."""
    timber = m.wood(wood)
    cloth = cloth or m.fabric("sage")
    parts = []
    for x in (-0.34, 0.34):
        parts.append(s.box("front-leg", (x, -0.33, 0.29), (0.045, 0.05, 0.58), timber, 0.012))
        parts.append(s.tilt(s.box("back-leg", (x, 0.34, 0.33), (0.045, 0.05, 0.66), timber, 0.012), -8))
        parts.append(s.box("arm", (x * 1.01, -0.01, 0.59), (0.075, 0.78, 0.032), timber, 0.014))
        parts.append(s.box("side-rail", (x, 0, 0.26), (0.032, 0.66, 0.07), timber, 0.01))
        parts.append(s.box("side-slat", (x, 0, 0.42), (0.02, 0.62, 0.035), timber, 0.008))
    parts.append(s.box("front-rail", (0, -0.33, 0.26), (0.66, 0.035, 0.07), timber, 0.01))
    parts.append(s.tilt(s.box("back-frame", (0, 0.36, 0.58), (0.64, 0.03, 0.5), timber, 0.012), -14))
    parts.append(s.tilt(s.pad("seat", (0, -0.03, 0.38), (0.62, 0.66, 0.16), cloth, 0.28, seed), -3.5))
    parts.append(s.tilt(s.pad("back", (0, 0.275, 0.69), (0.62, 0.56, 0.15), cloth, 0.3, seed + 1), 76))
    if cushion:
        parts.append(s.tilt(s.pillow("cushion", (0.04, 0.17, 0.62), (0.42, 0.42, 0.15), cushion, seed), 68, 0, 6))
    return s.group("armchair", parts, at, turn)


def sofa(at=(0, 0), turn=0.0, width=1.9, cloth=None, wood="teak", cushions=(), seats=2, seed=4):
    """A sofa with soft seats; `cushions` are cloths for scatter cushions."""
    cloth = cloth or m.fabric("linen")
    timber = m.wood(wood)
    parts = []
    inner = width - 0.34
    for x in (-width / 2 + 0.1, width / 2 - 0.1):
        for y in (-0.34, 0.36):
            parts.append(s.cylinder("leg", (x, y, 0.07), 0.018, 0.14, timber, 0.004, radius_top=0.026))
        parts.append(s.tilt(s.pad("arm", (math.copysign(width / 2 - 0.09, x), 0.0, 0.39), (0.5, 0.86, 0.18), cloth, 0.1, seed, 0.45), 0, 90))
    parts.append(s.box("base", (0, 0.01, 0.22), (width - 0.2, 0.8, 0.17), cloth, 0.03))
    parts.append(s.tilt(s.pad("back-frame", (0, 0.37, 0.52), (width - 0.1, 0.66, 0.17), cloth, 0.12, seed, 0.45), 82))
    each = inner / seats
    for i in range(seats):
        x = -inner / 2 + each * (i + 0.5)
        parts.append(s.pad("seat", (x, -0.05, 0.385), (each - 0.01, 0.74, 0.17), cloth, 0.32, seed + i))
        parts.append(s.tilt(s.pad("back", (x, 0.255, 0.64), (each - 0.02, 0.42, 0.17), cloth, 0.35, seed + 3 + i), 74))
    for i, cover in enumerate(cushions):
        side = -1 if i % 2 == 0 else 1
        x = side * (inner / 2 - 0.2 - 0.3 * (i // 2))
        parts.append(s.tilt(s.pillow("cushion", (x, 0.09 - 0.05 * (i // 2), 0.65), (0.44, 0.44, 0.16), cover, seed + i), 66, 0, side * 9))
    return s.group("sofa", parts, at, turn)


def visitor_chair(at=(0, 0), turn=0.0, cloth=None, frame=None):
    """A padded chair on a bent steel frame, as in front of a doctor's desk."""
    cloth = cloth or m.fabric("pine")
    steel = frame or m.steel(0.35)
    parts = []
    for x in (-0.25, 0.25):
        parts.append(s.tube("frame", [(x, 0.24, 0.02), (x, -0.22, 0.02), (x, -0.24, 0.06), (x, -0.24, 0.6), (x, -0.21, 0.655), (x, 0.2, 0.655)], 0.012, steel, 10, smooth=False))
        parts.append(s.tube("back", [(x * 0.9, 0.18, 0.42), (x * 0.9, 0.23, 0.62), (x * 0.9, 0.29, 0.92)], 0.011, steel, 10))
        parts.append(s.box("arm", (x, -0.01, 0.672), (0.05, 0.34, 0.028), m.wood("teak"), 0.012))
    parts.append(s.tube("cross", [(-0.25, 0.0, 0.4), (0.25, 0.0, 0.4)], 0.011, steel, 10))
    parts.append(s.pad("seat", (0, -0.02, 0.45), (0.48, 0.48, 0.09), cloth, 0.25, 5))
    parts.append(s.tilt(s.pad("back-pad", (0, 0.245, 0.72), (0.47, 0.42, 0.075), cloth, 0.25, 6), 76))
    return s.group("visitor-chair", parts, at, turn)


def desk_chair(at=(0, 0), turn=0.0, cloth=None):
    """A swivel chair on castors."""
    cloth = cloth or m.fabric("charcoal")
    dark = m.plain("charcoal", 0.45)
    parts = [s.cylinder("post", (0, 0, 0.27), 0.024, 0.3, m.steel())]
    for k in range(5):
        a = k * 2 * math.pi / 5 + 0.3
        parts.append(s.tube("foot", [(0, 0, 0.11), (math.cos(a) * 0.29, math.sin(a) * 0.29, 0.075)], 0.017, dark, 8))
        parts.append(s.sphere("castor", (math.cos(a) * 0.29, math.sin(a) * 0.29, 0.033), 0.064, dark, 14))
    parts.append(s.pad("seat", (0, 0, 0.46), (0.5, 0.5, 0.1), cloth, 0.25, 2))
    parts.append(s.tilt(s.pad("back", (0, 0.25, 0.83), (0.48, 0.6, 0.09), cloth, 0.3, 3), 80))
    parts.append(s.tube("stay", [(0, 0.1, 0.41), (0, 0.27, 0.43), (0, 0.3, 0.75)], 0.018, dark, 8))
    for x in (-0.28, 0.28):
        parts.append(s.tube("arm-post", [(x * 0.8, 0.05, 0.42), (x, 0.05, 0.44), (x, 0.05, 0.64)], 0.013, dark, 8))
        parts.append(s.box("arm", (x, 0.0, 0.655), (0.06, 0.27, 0.03), dark, 0.012))
    return s.group("desk-chair", parts, at, turn)


def stool(at=(0, 0), turn=0.0, height=0.45, radius=0.17, seat=None, wood="teak"):
    """A round stool on four splayed legs."""
    timber = m.wood(wood)
    parts = [s.cylinder("seat", (0, 0, height - 0.018), radius, 0.036, seat or timber, 0.012)]
    for k in range(4):
        a = k * math.pi / 2 + math.pi / 4
        parts.append(s.tube("leg", [(math.cos(a) * radius * 0.65, math.sin(a) * radius * 0.65, height - 0.03), (math.cos(a) * radius, math.sin(a) * radius, 0.0)], 0.015, timber, 8, smooth=False))
    return s.group("stool", parts, at, turn)


def child_chair(at=(0, 0), turn=0.0, colour="sage"):
    """A small painted wooden chair, seat at 0.28 m."""
    coat = m.plain(colour, 0.5)
    oak = m.wood("oak")
    parts = [s.rounded_panel("seat", (0, 0, 0.285), (0.31, 0.29, 0.022), coat, 0.05, 0.006, "z")]
    for x in (-0.12, 0.12):
        parts.append(s.tube("front-leg", [(x, -0.1, 0.28), (x * 1.15, -0.13, 0)], 0.015, oak, 8, smooth=False))
        parts.append(s.tube("back-leg", [(x * 1.12, 0.15, 0), (x, 0.115, 0.28), (x * 0.98, 0.15, 0.52)], 0.015, oak, 8, smooth=False))
    parts.append(s.tilt(s.rounded_panel("back", (0, 0.14, 0.47), (0.3, 0.15, 0.018), coat, 0.06, 0.005, "y"), -8))
    return s.group("child-chair", parts, at, turn)


# ---- tables and storage ---------------------------------------------------


def table(at=(0, 0), turn=0.0, size=(1.2, 0.6), height=0.75, wood="teak", top=None):
    """A plain table with an apron and square tapered legs."""
    timber = m.wood(wood)
    w, d = size
    parts = [s.box("top", (0, 0, height - 0.016), (w, d, 0.032), top or timber, 0.008)]
    inset = 0.06
    apron = min(0.08, height * 0.16)
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(s.box("leg", (x * (w / 2 - inset), y * (d / 2 - inset), (height - 0.03) / 2), (0.048, 0.048, height - 0.03), timber, 0.008))
    for y in (-1, 1):
        parts.append(s.box("apron", (0, y * (d / 2 - inset), height - 0.032 - apron / 2), (w - 2 * inset, 0.02, apron), timber, 0.004))
    for x in (-1, 1):
        parts.append(s.box("apron", (x * (w / 2 - inset), 0, height - 0.032 - apron / 2), (0.02, d - 2 * inset, apron), timber, 0.004))
    return s.group("table", parts, at, turn)


def round_table(at=(0, 0), radius=0.3, height=0.5, wood="teak", top=None):
    """A small round table on three splayed legs."""
    timber = m.wood(wood)
    parts = [s.cylinder("top", (0, 0, height - 0.014), radius, 0.028, top or timber, 0.01, sides=64)]
    for k in range(3):
        a = k * 2 * math.pi / 3 + 0.5
        parts.append(s.tube("leg", [(math.cos(a) * radius * 0.45, math.sin(a) * radius * 0.45, height - 0.02), (math.cos(a) * radius * 0.85, math.sin(a) * radius * 0.85, 0)], 0.016, timber, 10, smooth=False))
    parts.append(s.cylinder("hub", (0, 0, height - 0.05), radius * 0.5, 0.045, timber, 0.006))
    return s.group("round-table", parts, at)


def bedside(at=(0, 0), turn=0.0, wood="teak", size=(0.46, 0.42), height=0.58):
    """A bedside cabinet: a drawer over an open shelf."""
    timber = m.wood(wood)
    w, d = size
    parts = [
        s.box("top", (0, 0, height - 0.014), (w + 0.02, d + 0.02, 0.028), timber, 0.008),
        s.box("left", (-w / 2 + 0.012, 0, height / 2), (0.024, d, height - 0.02), timber, 0.004),
        s.box("right", (w / 2 - 0.012, 0, height / 2), (0.024, d, height - 0.02), timber, 0.004),
        s.box("back", (0, d / 2 - 0.008, height / 2), (w - 0.02, 0.014, height - 0.06), timber),
        s.box("shelf", (0, 0, 0.12), (w - 0.04, d - 0.02, 0.022), timber, 0.004),
        s.box("drawer", (0, -d / 2 + 0.005, height - 0.115), (w - 0.058, 0.02, 0.15), timber, 0.006),
        s.box("floor", (0, 0, height - 0.2), (w - 0.04, d - 0.02, 0.014), timber),
        s.sphere("knob", (0, -d / 2 - 0.018, height - 0.115), 0.028, m.brass(), 16),
    ]
    return s.group("bedside", parts, at, turn)


def locker(at=(0, 0), turn=0.0, colour="white", top="oak"):
    """A ward's bedside locker: one drawer, one door, on castors."""
    shell = m.enamel(colour)
    dark = m.plain("charcoal", 0.5)
    parts = [
        s.box("body", (0, 0, 0.42), (0.42, 0.4, 0.68), shell, 0.012),
        s.box("top", (0, 0, 0.775), (0.45, 0.43, 0.028), m.wood(top), 0.01),
        s.box("drawer", (0, -0.203, 0.67), (0.37, 0.014, 0.14), shell, 0.006),
        s.box("door", (0, -0.203, 0.34), (0.37, 0.014, 0.46), shell, 0.006),
        s.box("pull", (0, -0.216, 0.7), (0.12, 0.014, 0.014), m.steel(), 0.004),
        s.box("pull", (0.14, -0.216, 0.45), (0.014, 0.014, 0.1), m.steel(), 0.004),
    ]
    for x in (-0.17, 0.17):
        for y in (-0.16, 0.16):
            parts.append(s.sphere("castor", (x, y, 0.035), 0.07, dark, 14))
    return s.group("locker", parts, at, turn)


def books(at=(0, 0), turn=0.0, width=0.5, seed=1, depth=0.16, tall=0.24, lean=True):
    """A row of books, spines to the front, the last ones leaning."""
    chance = random.Random(seed)
    covers = ["pine", "terracotta", "#b9a37c", "#6d7f8c", "marigold", "#7b4a3a", "sage", "#e6dcc8", "#39556b", "#9a6d6a", "#54624a"]
    parts, x = [], -width / 2
    while x < width / 2 - 0.045:
        thick = chance.uniform(0.016, 0.042)
        high = tall * chance.uniform(0.72, 1.0)
        deep = depth * chance.uniform(0.8, 1.0)
        cover = m.plain(chance.choice(covers), 0.7)
        piece = s.box("book", (x + thick / 2, -depth / 2 + deep / 2, high / 2), (thick - 0.001, deep, high), cover, 0.003, 2)
        parts.append(piece)
        if chance.random() < 0.5:
            parts.append(s.box("band", (x + thick / 2, -depth / 2 - 0.0004, high * chance.choice((0.25, 0.78))), (thick * 0.9, 0.002, 0.012), m.plain("#e8dcc0", 0.7)))
        x += thick
    if lean:
        piece = s.box("book", (x + 0.05, 0, tall * 0.43), (0.026, depth * 0.9, tall * 0.86), m.plain("terracotta", 0.7), 0.003, 2)
        parts.append(s.tilt(piece, 0, -14))
    return s.group("books", parts, at, turn)


def shelf(at=(0, 0), turn=0.0, size=(1.0, 0.32), height=1.9, levels=5, wood="teak", seed=1, filled=True, back=True):
    """An open bookcase with books, pots and a picture on its boards."""
    chance = random.Random(seed)
    timber = m.wood(wood)
    w, d = size
    parts = [s.box("side", (x * (w / 2 - 0.012), 0, height / 2), (0.024, d, height), timber, 0.004) for x in (-1, 1)]
    if back:
        parts.append(s.box("back", (0, d / 2 - 0.006, height / 2), (w - 0.03, 0.01, height - 0.03), timber))
    gap = (height - 0.1) / levels
    for i in range(levels + 1):
        z = 0.08 + i * gap - (0.004 if i == levels else 0)
        parts.append(s.box("board", (0, 0, z), (w - 0.03, d - 0.01, 0.024), timber, 0.004))
        if not filled or i == levels:
            continue
        at_z = z + 0.012
        kind = i % 3 if levels > 2 else chance.choice((0, 1))
        share = {0: 0.62, 1: 0.5, 2: 0.36}[kind]
        side = -1 if i % 2 else 1
        parts.append(books((side * (w / 2 - 0.04 - w * share / 2), -0.02, at_z), 0, w * share - 0.03, seed * 7 + i, d * 0.6, gap * 0.78, lean=False))
        other = -side * (w / 2 - 0.05 - w * (1 - share) / 2)
        if kind == 0:
            parts.append(money_plant((other, -0.02, at_z), seed=seed + i, planter="#e7ded0", size=0.055, trails=2, leaves=16, trail=0.2))
        elif kind == 1:
            parts.append(book_stack((other, -0.02, at_z), 12, 4, seed + i))
        else:
            parts.append(vase((other, -0.02, at_z), colour=("clay", "sage", "#e8dfd0")[i % 3], height=gap * 0.62))
            parts.append(vase((other - 0.14, 0.0, at_z), colour="#d8c7a8", height=gap * 0.4))
    return s.group("shelf", parts, at, turn)


def wardrobe(at=(0, 0), turn=0.0, size=(1.1, 0.56), height=2.1, wood="teak"):
    """A two-door wardrobe with framed doors."""
    timber = m.wood(wood)
    w, d = size
    parts = [s.box("body", (0, 0.01, height / 2 + 0.03), (w, d, height - 0.06), timber, 0.008), s.box("cap", (0, 0, height), (w + 0.04, d + 0.04, 0.03), timber, 0.01)]
    for side in (-1, 1):
        x = side * w / 4
        parts.append(s.box("door", (x, -d / 2, height / 2 + 0.03), (w / 2 - 0.012, 0.022, height - 0.16), timber, 0.006))
        for z, tall in ((0.6, 0.8), (1.5, 0.82)):
            parts.append(s.box("panel", (x, -d / 2 - 0.012, z), (w / 2 - 0.15, 0.008, tall), timber, 0.004))
        parts.append(s.sphere("knob", (side * 0.045, -d / 2 - 0.03, 1.05), 0.03, m.brass(), 16))
    return s.group("wardrobe", parts, at, turn)


# ---- beds -----------------------------------------------------------------


def _bedding(width, length, top, blanket, fold, pillows, seed, pillow_cloth=None, sheet=None, cover=0.62, hang_down=0.18, tucked=False):
    """Mattress, sheet, blanket with its turned-down edge, pillows. The head is north."""
    white = sheet or m.fabric("white")
    parts = [s.pad("mattress", (0, 0, top - 0.1), (width, length, 0.2), white, 0.08, seed, 0.3)]
    inset = 0.035 if tucked else 0.0
    deep = length * cover - inset
    middle = -length / 2 + inset + deep / 2
    parts.append(s.drape("blanket", (0, middle, top + 0.012), (width, deep), blanket, (hang_down, hang_down, 0.0 if tucked else hang_down - 0.05, 0.0), 0.014, 0.01, seed))
    if fold:
        parts.append(s.drape("fold", (0, middle + deep / 2 - 0.06, top + 0.03), (width + 0.02, 0.34), fold, (hang_down - 0.04, hang_down - 0.04, 0.0, 0.0), 0.016, 0.008, seed + 1))
    count = len(pillows)
    for i, cloth in enumerate(pillows):
        w = min(0.68, width / max(1, min(count, 2)) - 0.06)
        x = 0 if count == 1 else (i % 2 - 0.5) * (width / 2)
        parts.append(s.tilt(s.pillow("pillow", (x, length / 2 - 0.27 - 0.02 * i, top + 0.1), (w, 0.44, 0.19), cloth, seed + i), 16, 0, (-3, 4, 2)[i % 3]))
    return parts


def bed(at=(0, 0), turn=0.0, width=0.98, length=2.0, wood="teak", blanket=None, fold=None, pillows=None, head="panel", seed=1, headboard=None, top=0.55):
    """A wooden bed, its head to the north. `head` is panel, cane or padded (in the cloth `headboard`)."""
    timber = m.wood(wood)
    blanket = blanket or m.striped("linen", "sage", 0.16, 0.34, 1)
    fold = fold or m.fabric("linen")
    pillows = pillows or [m.fabric("white")]
    w, d = width + 0.08, length + 0.06
    parts = []
    for x in (-1, 1):
        parts.append(s.box("side", (x * (w / 2 - 0.015), 0, 0.29), (0.032, d, 0.16), timber, 0.008))
        parts.append(s.box("foot-post", (x * (w / 2 - 0.02), -d / 2, 0.24), (0.055, 0.055, 0.48), timber, 0.012))
        parts.append(s.box("head-post", (x * (w / 2 - 0.01), d / 2, 0.52), (0.055, 0.055, 1.04), timber, 0.014))
    parts.append(s.box("slats", (0, 0, 0.31), (width, length, 0.06), timber, 0.01))
    parts.append(s.box("foot", (0, -d / 2, 0.3), (w, 0.03, 0.2), timber, 0.01))
    if head == "cane":
        parts.append(s.box("head-cane", (0, d / 2, 0.78), (w - 0.06, 0.014, 0.34), m.woven("cane", pitch=0.016), 0.003))
        for z in (0.98, 0.58):
            parts.append(s.box("head-rail", (0, d / 2, z), (w, 0.042, 0.07), timber, 0.014))
        parts.append(s.box("mullion", (0, d / 2, 0.78), (0.04, 0.03, 0.36), timber, 0.008))
    elif head == "padded":
        cloth = headboard or m.fabric("sage")
        parts.append(s.box("head-frame", (0, d / 2 + 0.005, 0.72), (w, 0.04, 0.62), timber, 0.014))
        count = max(2, round(width / 0.5))
        for i in range(count):
            x = -w / 2 + w * (i + 0.5) / count
            parts.append(s.tilt(s.pad("head-pad", (x, d / 2 - 0.04, 0.76), (w / count - 0.008, 0.5, 0.07), cloth, 0.3, i), 90))
    else:
        parts.append(s.box("head-panel", (0, d / 2, 0.72), (w - 0.06, 0.024, 0.5), timber, 0.008))
        parts.append(s.box("head-rail", (0, d / 2, 0.99), (w, 0.045, 0.08), timber, 0.016))
        for i in range(3):
            x = (i - 1) * (w - 0.1) / 3
            parts.append(s.box("head-field", (x, d / 2 - 0.014, 0.74), ((w - 0.3) / 3, 0.012, 0.34), timber, 0.005))
    parts += _bedding(width, length, top, blanket, fold, pillows, seed)
    return s.group("bed", parts, at, turn)


def ward_bed(at=(0, 0), turn=0.0, blanket=None, fold=None, seed=1, wood="oak", raised=0.0):
    """A hospital bed with wooden end boards on castors, its head to the north. No side rails."""
    steel, panel, dark = m.enamel("#e9e6de"), m.wood(wood), m.plain("charcoal", 0.5)
    width, length, top = 0.95, 2.0, 0.58
    blanket = blanket or m.striped("linen", "pine", 0.2, 0.22, 1)
    parts = [s.box("deck", (0, 0, 0.345), (width - 0.04, length, 0.05), steel, 0.012)]
    for y, high in ((length / 2 + 0.02, 1.0), (-length / 2 - 0.02, 0.82)):
        parts.append(s.tube("end", [(-0.46, y, 0.12), (-0.46, y, high - 0.08), (-0.4, y, high), (0.4, y, high), (0.46, y, high - 0.08), (0.46, y, 0.12)], 0.019, steel, 12, smooth=False))
        parts.append(s.rounded_panel("board", (0, y, (high + 0.5) / 2 - 0.02), (0.84, high - 0.54, 0.022), panel, 0.05, 0.006, "y"))
        for x in (-0.46, 0.46):
            parts.append(s.cylinder("castor", (x, y, 0.06), 0.06, 0.034, dark, 0.008, axis="x"))
            parts.append(s.sphere("fork", (x, y, 0.12), 0.05, steel, 12))
    for x in (-0.44, 0.44):
        parts.append(s.box("rail", (x, 0, 0.33), (0.03, length, 0.06), steel, 0.01))
    parts += _bedding(width - 0.03, length - 0.03, top, blanket, fold or m.fabric("white"), [m.fabric("white")], seed, hang_down=0.17, tucked=True)
    return s.group("ward-bed", parts, at, turn)


def ward_curtain(points, height=2.3, cloth=None, ceiling=2.9, seed=1, cover=None, bottom=0.35, bunch=0.5):
    """A pull-round curtain: a track along (x, y) points, hung cloth on parts of it.

    `cover` lists (start, stop) shares of the track's length that the cloth covers.
    """
    cloth = cloth or m.fabric("sand")
    rail = m.enamel("white")
    track = s.tube("track", [(x, y, height) for x, y in points], 0.014, rail, 8, smooth=False)
    parts = [track]
    for x, y in (points[0], points[-1], *points[1:-1]):
        parts.append(s.cylinder("hanger", (x, y, (height + ceiling) / 2), 0.007, ceiling - height, rail))
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    total = sum(lengths)

    def along(t):
        left = max(0.0, min(1.0, t)) * total
        for (a, b), reach in zip(zip(points, points[1:]), lengths):
            if left <= reach + 1e-6:
                f = left / reach
                return (a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f), ((b[0] - a[0]) / reach, (b[1] - a[1]) / reach)
            left -= reach
        return points[-1], (1, 0)

    for k, (start, stop) in enumerate(cover or ((0, 0.35),)):
        span = (stop - start) * total
        pleats = max(4, round(span * 7 / bunch * 0.6))
        columns = pleats * 10 + 1
        grid, metres = [], []
        rows = 16
        wobble = Vector((seed * 3.3 + k, 1, 2))
        for r in range(rows + 1):
            down = r / rows
            for c in range(columns):
                share = c / (columns - 1)
                (x, y), (tx, ty) = along(start + (stop - start) * share)
                n = noise.noise(Vector((share * 4, down, 0)) + wobble)
                swing = math.sin(share * pleats * 2 * math.pi + n * (0.5 + down)) * (0.03 + 0.018 * down)
                grid.append((x - ty * swing, y + tx * swing, height - 0.03 - (height - 0.03 - bottom) * down))
                metres.append((share * span * 1.6, down * (height - bottom)))
        parts.append(s.surface("ward-curtain", grid, columns, cloth, thickness=0.004, metres=metres))
    return s.group("ward-curtain", parts)


# ---- lamps, fans, fittings ------------------------------------------------


def table_lamp(at=(0, 0), turn=0.0, base="brass", lit=1.15, watts=0.0, shade="#ffdfae", height=0.48):
    """A lamp with a drum shade. `lit` is the shade's glow, `watts` the light it gives to the room."""
    body = m.brass() if base == "brass" else m.ceramic(base)
    parts = [
        s.turned("base", (0, 0, 0), [(0, 0), (0.075, 0), (0.08, 0.012), (0.05, 0.03), (0.062, 0.1), (0.055, 0.16), (0.02, 0.22), (0.012, height - 0.16), (0, height - 0.16)], body),
        s.turned("shade", (0, 0, height - 0.24), [(0.165, 0), (0.125, 0.23), (0.123, 0.23), (0.163, 0.0)], m.glow(shade, lit) if lit else m.fabric("linen")),
    ]
    handle = s.group("table-lamp", parts, at, turn)
    if watts:
        z = (at[2] if len(at) > 2 else 0) + height - 0.12
        parts[1].visible_shadow = False
        lighting.bulb((at[0], at[1], z), watts)
    return handle


def floor_lamp(at=(0, 0), turn=0.0, lit=1.15, watts=0.0, height=1.55, wood="teak", shade="#ffdfae"):
    """A standing lamp: wooden tripod, drum shade."""
    timber = m.wood(wood)
    parts = []
    for k in range(3):
        a = k * 2 * math.pi / 3 + 0.5
        parts.append(s.tube("leg", [(0, 0, height - 0.3), (math.cos(a) * 0.24, math.sin(a) * 0.24, 0)], 0.013, timber, 8, smooth=False))
    parts.append(s.cylinder("hub", (0, 0, height - 0.3), 0.035, 0.06, m.brass(), 0.008))
    parts.append(s.cylinder("stem", (0, 0, height - 0.22), 0.008, 0.2, m.brass()))
    cover = s.turned("shade", (0, 0, height - 0.28), [(0.23, 0), (0.19, 0.3), (0.188, 0.3), (0.228, 0.0)], m.glow(shade, lit) if lit else m.fabric("linen"))
    parts.append(cover)
    handle = s.group("floor-lamp", parts, at, turn)
    if watts:
        cover.visible_shadow = False
        lighting.bulb((at[0], at[1], height - 0.13), watts)
    return handle


def ceiling_fan(at=(0, 0), ceiling=2.9, turn=20.0, colour="#e9e4d8", blades=3, drop=0.32):
    """A ceiling fan."""
    body = m.enamel(colour)
    parts = [
        s.cone("canopy", (0, 0, ceiling - 0.04), 0.06, 0.08, body, 0.03),
        s.cylinder("rod", (0, 0, ceiling - drop / 2), 0.012, drop, body),
        s.turned("motor", (0, 0, ceiling - drop - 0.07), [(0, 0), (0.06, 0.005), (0.11, 0.03), (0.12, 0.06), (0.08, 0.1), (0, 0.11)], body),
        s.cylinder("ring", (0, 0, ceiling - drop - 0.025), 0.121, 0.01, m.brass()),
    ]
    z = ceiling - drop - 0.02
    for k in range(blades):
        a = k * 2 * math.pi / blades
        blade = s.rounded_panel("blade", (math.cos(a) * 0.38, math.sin(a) * 0.38, z), (0.46, 0.13, 0.008), body, 0.05, 0.002, "z")
        blade.rotation_euler = (math.radians(9), 0, a)
        parts.append(blade)
        arm = s.box("arm", (math.cos(a) * 0.15, math.sin(a) * 0.15, z), (0.12, 0.035, 0.01), body, 0.003)
        arm.rotation_euler = (0, 0, a)
        parts.append(arm)
    return s.group("ceiling-fan", parts, (at[0], at[1], 0), turn)


def split_ac(colour="white"):
    """A wall air conditioner; put it up with hang()."""
    body = m.enamel(colour)
    return s.group("split-ac", [
        s.box("body", (0, -0.105, 0), (0.86, 0.21, 0.29), body, 0.035, 5),
        s.tilt(s.box("flap", (0, -0.185, -0.11), (0.76, 0.07, 0.008), m.enamel("#dedcd4"), 0.003), -28),
        s.box("slot", (0, -0.15, -0.137), (0.76, 0.07, 0.02), m.plain("charcoal", 0.7)),
        s.box("line", (0, -0.2105, -0.05), (0.82, 0.002, 0.004), m.plain("grey", 0.5)),
        s.sphere("light", (0.34, -0.211, -0.08), 0.01, m.glow("#8fe0a8", 2.0), 10),
    ])


def wall_clock(radius=0.16, colour="teak"):
    """A round clock, ten past ten; put it up with hang()."""
    rim = m.wood(colour) if colour in m.WOODS else m.enamel(colour)
    dark = m.plain("ink", 0.5)
    parts = [s.cylinder("rim", (0, -0.02, 0), radius, 0.04, rim, 0.01, 64, "y"), s.cylinder("face", (0, -0.0405, 0), radius * 0.87, 0.006, m.plain("#faf6ec", 0.5), 0.0, 64, "y")]
    for k in range(12):
        a = k * math.pi / 6
        tick = s.box("tick", (math.sin(a) * radius * 0.74, -0.0445, math.cos(a) * radius * 0.74), (0.006, 0.002, 0.022 if k % 3 == 0 else 0.012), dark)
        parts.append(s.tilt(tick, 0, k * 30))
    for angle, reach, thick in ((305, 0.46, 0.011), (60, 0.66, 0.007)):
        a = math.radians(angle)
        hand = s.box("hand", (math.sin(a) * radius * reach / 2, -0.046, math.cos(a) * radius * reach / 2), (thick, 0.002, radius * reach), dark)
        parts.append(s.tilt(hand, 0, angle))
    return s.group("wall-clock", parts)


def notice_board(size=(1.1, 0.75), seed=1, frame="teak"):
    """A cork board with pinned sheets (no words on them); put it up with hang()."""
    chance = random.Random(seed)
    w, h = size
    timber = m.wood(frame)
    parts = [s.box("cork", (0, -0.01, 0), (w, 0.016, h), m.woven("#b98f62", pitch=0.006))]
    for x, z, lx, lz in ((0, h / 2, w + 0.04, 0.035), (0, -h / 2, w + 0.04, 0.035), (w / 2, 0, 0.035, h), (-w / 2, 0, 0.035, h)):
        parts.append(s.box("frame", (x, -0.014, z), (lx, 0.028 if z else 0.026, lz), timber, 0.006))
    tones = ["#faf6ec", "mist", "#f3ddb0", "#faf6ec", "#e6c9b5"]
    columns = int((w - 0.1) / 0.26)
    for i in range(columns * 2):
        x = -w / 2 + 0.18 + (i % columns) * (w - 0.3) / max(1, columns - 1) + chance.uniform(-0.02, 0.02)
        z = (0.17 if i < columns else -0.17) * h / 0.75 + chance.uniform(-0.02, 0.02)
        sheet = s.box("sheet", (x, -0.0195, z), (0.17, 0.0015, 0.24 * chance.uniform(0.7, 1)), m.plain(tones[i % 5], 0.9))
        parts.append(s.tilt(sheet, 0, chance.uniform(-3, 3)))
        parts.append(s.sphere("pin", (x, -0.026, z + 0.07), 0.014, m.plain(("terracotta", "marigold", "pine")[i % 3], 0.3), 10))
    return s.group("notice-board", parts)


def sanitiser():
    """A wall dispenser of hand sanitiser; put it up with hang()."""
    return s.group("sanitiser", [
        s.box("body", (0, -0.05, 0), (0.11, 0.1, 0.24), m.enamel("white"), 0.02),
        s.box("window", (0, -0.1005, 0.03), (0.03, 0.002, 0.1), m.plain("sky", 0.1)),
        s.box("lever", (0, -0.085, -0.125), (0.09, 0.06, 0.016), m.enamel("pine"), 0.006),
    ])


def switchboard(size=(0.22, 0.1), switches=4):
    """A plate of switches and a socket; put it up with hang()."""
    w, h = size
    parts = [s.rounded_panel("plate", (0, -0.006, 0), (w, h, 0.012), m.enamel("#f1ede4"), 0.012, 0.003)]
    for i in range(switches):
        x = -w / 2 + w * (i + 0.5) / (switches + 1)
        parts.append(s.box("switch", (x, -0.014, 0), (0.026, 0.01, 0.045), m.enamel("white"), 0.004))
    parts.append(s.cylinder("socket", (w / 2 - w * 0.5 / (switches + 1), -0.0125, 0), 0.018, 0.004, m.plain("#cfc9bb", 0.5), axis="y"))
    return s.group("switchboard", parts)


def television(size=1.1):
    """A flat television, dark, on the wall; put it up with hang()."""
    return s.group("television", [
        s.rounded_panel("back", (0, -0.03, 0), (size, size * 0.57, 0.05), m.plain("#1b1d1e", 0.4), 0.012, 0.006),
        s.box("glass", (0, -0.0565, 0.004), (size - 0.02, 0.003, size * 0.57 - 0.03), m.plain("#0d1213", 0.12)),
    ])


# ---- small things ---------------------------------------------------------


def cushion(at=(0, 0), turn=0.0, cloth=None, size=0.45, seed=1, lean=0.0):
    """A cushion lying down, or leaning back by `lean` degrees."""
    part = s.tilt(s.pillow("cushion", (0, 0, 0.07), (size, size, 0.16), cloth or m.block_print(), seed), lean)
    return s.group("cushion", [part], at, turn)


def book_stack(at=(0, 0), turn=0.0, count=3, seed=1):
    """Books lying on each other."""
    chance = random.Random(seed)
    covers = ["pine", "terracotta", "#b9a37c", "#39556b", "marigold", "#7b4a3a", "sage"]
    parts, z = [], 0.0
    for i in range(count):
        w, d, h = chance.uniform(0.19, 0.23) - i * 0.008, chance.uniform(0.14, 0.16), chance.uniform(0.018, 0.032)
        twist = chance.uniform(-9, 9)
        parts.append(s.tilt(s.box("cover", (0, 0, z + h / 2), (w, d, h), m.plain(chance.choice(covers), 0.65), 0.003, 2), 0, 0, twist))
        parts.append(s.tilt(s.box("pages", (0.004, -0.002, z + h / 2), (w - 0.004, d + 0.001, h - 0.007), m.plain("#efe6d2", 0.9)), 0, 0, twist))
        z += h
    return s.group("book-stack", parts, at, turn)


def open_book(at=(0, 0), turn=0.0, size=0.2):
    """A book left open, its pages curved."""
    parts = [s.box("cover", (0, 0, 0.004), (size * 1.5, size + 0.012, 0.006), m.plain("pine", 0.7), 0.002)]
    paper = m.plain("#f6efdf", 0.9)
    for side in (-1, 1):
        points = []
        for y in (-size / 2, size / 2):
            for i in range(13):
                t = i / 12
                points.append((side * t * size * 0.72, y, 0.009 + 0.028 * math.sin(math.pi * min(1, t * 1.1) ** 0.6) * (1 - 0.55 * t)))
        parts.append(s.surface("pages", points, 13, paper, thickness=0.003))
        parts.append(s.box("block", (side * size * 0.36, 0, 0.011), (size * 0.7, size - 0.004, 0.01), paper))
    ink = m.plain("#9a9486", 0.9)
    for side in (-1, 1):
        for k in range(7):
            t = 0.5
            parts.append(s.box("line", (side * size * 0.37, size * (0.3 - 0.095 * k), 0.0345), (size * (0.46 - 0.1 * (k % 3 == 2)), 0.004, 0.0006), ink))
    return s.group("open-book", parts, at, turn)


def newspaper(at=(0, 0), turn=0.0):
    """A folded newspaper; grey bars stand for its columns."""
    paper, ink = m.plain("#e9e3d5", 0.9), m.plain("#b5afa2", 0.9)
    parts = [s.box("paper", (0, 0, 0.006), (0.38, 0.28, 0.012), paper, 0.004), s.box("title", (0, 0.105, 0.0123), (0.3, 0.024, 0.0006), m.plain("#8f8a7e", 0.9)), s.box("picture", (-0.08, 0.02, 0.0123), (0.16, 0.1, 0.0006), m.plain("#a9b7b0", 0.9))]
    for k in range(6):
        parts.append(s.box("column", (0.095, 0.07 - 0.034 * k, 0.0123), (0.13, 0.014, 0.0006), ink))
    for k in range(2):
        parts.append(s.box("column", (-0.08, -0.06 - 0.034 * k, 0.0123), (0.16, 0.014, 0.0006), ink))
    return s.group("newspaper", parts, at, turn)


def cup(at=(0, 0), turn=0.0, colour="white", saucer=True, tea=True):
    """A cup of tea on its saucer."""
    glaze = m.ceramic(colour)
    lift = 0.012 if saucer else 0.0
    parts = [s.turned("cup", (0, 0, lift), [(0, 0), (0.022, 0), (0.034, 0.02), (0.04, 0.062), (0.037, 0.062), (0.03, 0.02), (0, 0.012)], glaze, 24)]
    parts.append(s.tube("ear", [(0.037, 0, lift + 0.05), (0.06, 0, lift + 0.045), (0.056, 0, lift + 0.022), (0.034, 0, lift + 0.018)], 0.0045, glaze, 8))
    if saucer:
        parts.append(s.turned("saucer", (0, 0, 0), [(0, 0), (0.04, 0), (0.075, 0.014), (0.073, 0.017), (0.04, 0.006), (0, 0.006)], glaze, 32))
    if tea:
        parts.append(s.cylinder("tea", (0, 0, lift + 0.05), 0.036, 0.002, m.plain("#8a5a2c", 0.15), sides=24))
    return s.group("cup", parts, at, turn)


def water_glass(at=(0, 0), full=0.6):
    """A tumbler of water."""
    clear = m.glass("#e3efec", 0.7)
    parts = [s.turned("glass", (0, 0, 0), [(0, 0.002), (0.028, 0), (0.034, 0.11), (0.031, 0.11), (0.026, 0.008), (0, 0.008)], clear, 24)]
    if full:
        parts.append(s.cylinder("water", (0, 0, 0.008 + 0.1 * full / 2), 0.027, 0.1 * full, m.glass("#c6dfdd", 0.75), sides=24, radius_top=0.03))
    return s.group("water-glass", parts, at)


def jug(at=(0, 0), turn=0.0, metal="steel"):
    """A water jug of steel, brass or glass."""
    body = {"steel": m.steel(0.25), "brass": m.brass(), "glass": m.glass("#dcebe8", 0.65)}[metal]
    parts = [s.turned("jug", (0, 0, 0), [(0, 0), (0.055, 0), (0.07, 0.03), (0.072, 0.09), (0.05, 0.15), (0.046, 0.19), (0.056, 0.215), (0.053, 0.215), (0.043, 0.19), (0.047, 0.15), (0.068, 0.09), (0, 0.01)], body)]
    parts.append(s.tube("ear", [(0.048, 0, 0.19), (0.1, 0, 0.19), (0.105, 0, 0.11), (0.07, 0, 0.07)], 0.006, body, 8))
    return s.group("jug", parts, at, turn)


def vase(at=(0, 0), colour="clay", height=0.26, form=1):
    """An empty pottery vase."""
    h = height
    profiles = {
        1: [(0, 0), (0.2, 0), (0.34, 0.22), (0.36, 0.42), (0.22, 0.72), (0.13, 0.84), (0.17, 1.0), (0.15, 1.0), (0.11, 0.84), (0, 0.6)],
        2: [(0, 0), (0.22, 0), (0.26, 0.5), (0.2, 0.9), (0.21, 1.0), (0.19, 1.0), (0.17, 0.9), (0, 0.5)],
    }[form]
    return s.group("vase", [s.turned("vase", (0, 0, 0), [(r * h, z * h) for r, z in profiles], m.plain(colour, 0.55))], at)


def tissue_box(at=(0, 0), turn=0.0, colour="mist"):
    """A box of tissues, one drawn up."""
    parts = [s.box("box", (0, 0, 0.045), (0.23, 0.12, 0.09), m.plain(colour, 0.8), 0.006), s.rounded_panel("slot", (0, 0, 0.0903), (0.13, 0.035, 0.001), m.plain("#8f9d98", 0.9), 0.017, 0.0, "z")]
    points = []
    for r in range(9):
        t = r / 8
        for c in range(13):
            u = c / 12 * 2 - 1
            points.append((u * (0.045 + 0.025 * t), 0.014 * math.sin(u * 5 + t * 2) * (0.3 + t) + 0.02 * t * t, 0.088 + 0.085 * t * (1 - 0.35 * u * u) + 0.008 * math.sin(u * 7)))
    parts.append(s.surface("tissue", points, 13, m.plain("white", 0.95)))
    return s.group("tissue-box", parts, at, turn)


def slippers(at=(0, 0), turn=0.0, colour="terracotta"):
    """A pair of house slippers, toes to the south."""
    sole, strap = m.plain("#a98e6c", 0.9), m.fabric(colour)
    parts = []
    for x, y, twist in ((-0.065, 0, 4), (0.065, 0.025, -7)):
        parts.append(s.tilt(s.rounded_panel("sole", (x, y, 0.012), (0.095, 0.255, 0.024), sole, 0.046, 0.006, "z"), 0, 0, twist))
        points = []
        for r in range(7):
            t = r / 6
            for c in range(13):
                a = math.pi * c / 12
                points.append((math.cos(a) * 0.048, -0.115 + 0.1 * t, 0.022 + math.sin(a) * (0.03 + 0.024 * t)))
        upper = s.surface("upper", points, 13, strap, (x, y, 0), thickness=0.006)
        parts.append(s.tilt(upper, 0, 0, twist))
    return s.group("slippers", parts, at, turn)


def shawl(at=(0, 0), turn=0.0, cloth=None, size=(0.42, 0.3), layers=3):
    """A folded shawl or blanket."""
    cloth = cloth or m.striped("terracotta", "marigold", 0.09, 0.2, 1)
    parts = [s.pad("fold", (0.006 * (i % 2), 0.004 * i, 0.018 + 0.03 * i), (size[0] - 0.008 * i, size[1] - 0.008 * i, 0.034), cloth, 0.35, i + 2) for i in range(layers)]
    return s.group("shawl", parts, at, turn)


def tray(at=(0, 0), turn=0.0, wood="teak"):
    """A small wooden tray."""
    timber = m.wood(wood)
    parts = [s.box("floor", (0, 0, 0.006), (0.4, 0.27, 0.012), timber, 0.004)]
    for x, y, lx, ly in ((0, 0.135, 0.4, 0.014), (0, -0.135, 0.4, 0.014), (0.2, 0, 0.014, 0.27), (-0.2, 0, 0.014, 0.27)):
        parts.append(s.box("rim", (x, y, 0.02), (lx, ly, 0.04 if y else 0.0385), timber, 0.005))
    return s.group("tray", parts, at, turn)


def waste_basket(at=(0, 0), colour="jute"):
    """A woven waste-paper basket."""
    return s.group("waste-basket", [s.turned("basket", (0, 0, 0), [(0, 0), (0.12, 0), (0.15, 0.3), (0.143, 0.3), (0.115, 0.012), (0, 0.012)], m.woven(colour, pitch=0.016))], at)


def laptop(at=(0, 0), turn=0.0):
    """An open laptop, its keyboard towards the south."""
    body = m.plain("#b9bbba", 0.35, 0.6)
    lid = s.tilt(s.rounded_panel("lid", (0, 0.165, 0.115), (0.33, 0.22, 0.008), body, 0.012, 0.002), -18)
    face = s.tilt(s.box("face", (0, 0.16, 0.1155), (0.31, 0.002, 0.2), m.screen("#4b6c70", 0.5)), -18)
    return s.group("laptop", [s.rounded_panel("base", (0, 0.01, 0.008), (0.33, 0.23, 0.014), body, 0.012, 0.003, "z"), s.box("keys", (0, 0.04, 0.0155), (0.29, 0.11, 0.002), m.plain("charcoal", 0.6)), lid, face], at, turn)
