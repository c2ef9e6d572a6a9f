"""Out of doors: lawn, stones, trees, flower beds, a bench, a veranda's columns.

Plants are built once as a single mesh and then stand many times by linked
copies, so a full garden stays cheap to render.
"""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from kit import materials as m
from kit.shapes import box, copy_of, group, link, surface, tilt, tube, turned


class _Plant:
    """Collects leaves, petals and stems of several materials into one mesh."""

    def __init__(self):
        self.built = bmesh.new()
        self.materials = []

    def _slot(self, material):
        if material not in self.materials:
            self.materials.append(material)
        return self.materials.index(material)

    def leaf(self, base, forward, length, width, material, droop=0.25, steps=3, up=(0, 0, 1)):
        """A leaf from `base` along `forward`, folded a little at the midrib."""
        forward = Vector(forward).normalized()
        side = forward.cross(Vector(up))
        if side.length < 1e-3:
            side = Vector((1, 0, 0))
        side.normalize()
        rise = side.cross(forward).normalized()
        rows = []
        for i in range(steps + 1):
            t = i / steps
            half = width / 2 * (math.sin(math.pi * min(1.0, t * 0.92 + 0.06)) ** 0.8 if 0 < t < 1 else 0.06)
            spine = Vector(base) + forward * (length * t) - Vector((0, 0, 1)) * (droop * length * t * t)
            rows.append([self.built.verts.new(spine - side * half + rise * half * 0.35), self.built.verts.new(spine), self.built.verts.new(spine + side * half + rise * half * 0.35)])
        slot = self._slot(material)
        for a, b in zip(rows, rows[1:]):
            for k in (0, 1):
                face = self.built.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
                face.material_index = slot
                face.smooth = True

    def limb(self, points, radii, material, sides=8):
        """A tapering branch through points."""
        slot = self._slot(material)
        rings = []
        for i, p in enumerate(points):
            before, after = Vector(points[max(0, i - 1)]), Vector(points[min(len(points) - 1, i + 1)])
            along = (after - before).normalized()
            side = along.cross(Vector((0.31, 0.94, 0.11))).normalized()
            other = along.cross(side)
            rings.append([self.built.verts.new(Vector(p) + (side * math.cos(a) + other * math.sin(a)) * radii[i]) for a in (math.tau * k / sides for k in range(sides))])
        for a, b in zip(rings, rings[1:]):
            for k in range(sides):
                face = self.built.faces.new((a[k], a[(k + 1) % sides], b[(k + 1) % sides], b[k]))
                face.material_index = slot
                face.smooth = True

    def ball(self, at, radius, material, flat=0.7, sides=14, rings=6, ruffle=0.14, seed=0):
        """A ruffled flower head."""
        slot = self._slot(material)
        rows = []
        for r in range(rings + 1):
            a = -0.5 + r / rings * (math.pi / 2 + 0.46)
            row = []
            for c in range(sides):
                swell = 1 + ruffle * math.sin(c * 2.7 + r * 2.2 + seed)
                row.append(self.built.verts.new((at[0] + math.cos(math.tau * c / sides) * math.cos(a) * radius * swell, at[1] + math.sin(math.tau * c / sides) * math.cos(a) * radius * swell, at[2] + math.sin(a) * radius * flat * swell)))
            rows.append(row)
        for a, b in zip(rows, rows[1:]):
            for k in range(sides):
                face = self.built.faces.new((a[k], a[(k + 1) % sides], b[(k + 1) % sides], b[k]))
                face.material_index = slot
                face.smooth = True

    def finish(self, name):
        mesh = bpy.data.meshes.new(name)
        self.built.to_mesh(mesh)
        self.built.free()
        grain = mesh.attributes.new("grain", "FLOAT_VECTOR", "POINT")
        grain.data.foreach_set("vector", [value for v in mesh.vertices for value in v.co])
        for material in self.materials:
            mesh.materials.append(material)
        return link(bpy.data.objects.new(name, mesh))


def foliage(colour="leaf", variety=0.35):
    """Leaf green that varies over the plant and lets some sun through."""
    name = f"foliage-{colour}-{variety}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    body = tree.nodes["Principled BSDF"]
    body.inputs["Roughness"].default_value = 0.55
    body.inputs["Specular"].default_value = 0.25
    where = tree.nodes.new("ShaderNodeAttribute")
    where.attribute_name = "grain"
    mottle = tree.nodes.new("ShaderNodeTexNoise")
    mottle.inputs["Scale"].default_value = 3.5
    mottle.inputs["Detail"].default_value = 3
    tree.links.new(where.outputs["Vector"], mottle.inputs["Vector"])
    chance = tree.nodes.new("ShaderNodeObjectInfo")
    total = tree.nodes.new("ShaderNodeMath")
    total.operation = "MULTIPLY_ADD"
    tree.links.new(chance.outputs["Random"], total.inputs[0])
    total.inputs[1].default_value = 0.25
    tree.links.new(mottle.outputs["Fac"], total.inputs[2])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.85
    ramp.color_ramp.elements[0].color = (*m.shade(colour, 1 - variety), 1)
    ramp.color_ramp.elements[1].color = (*m.mix(m.shade(colour, 1 + variety), "#d8d26a", 0.18), 1)
    tree.links.new(total.outputs[0], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], body.inputs["Base Color"])
    through = tree.nodes.new("ShaderNodeBsdfTranslucent")
    tree.links.new(ramp.outputs["Color"], through.inputs["Color"])
    blend = tree.nodes.new("ShaderNodeMixShader")
    blend.inputs["Fac"].default_value = 0.35
    tree.links.new(body.outputs[0], blend.inputs[1])
    tree.links.new(through.outputs[0], blend.inputs[2])
    tree.links.new(blend.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return made


def lawn(west, east, south, north, height=0.0, free=(), seed=1, blade=0.075, patch=1.0, density=650, colour="#76963f"):
    """Grass over a rectangle; no patch grows within a (x, y, radius) of `free`.

    A few patches of blades stand many times, turned at random.
    """
    rand = random.Random(seed)
    tones = (foliage(colour), foliage(colour), foliage("#a3a356"))
    ground = box("ground", ((west + east) / 2, (south + north) / 2, height - 0.06), (east - west, north - south, 0.1), m.plain(m.shade(colour, 0.45), 0.95))
    patches = []
    for _ in range(3):
        plant = _Plant()
        for _ in range(int(density * patch * patch)):
            x, y = rand.uniform(-0.5, 0.5) * patch, rand.uniform(-0.5, 0.5) * patch
            a = rand.uniform(0, math.tau)
            lean = rand.uniform(0.1, 0.75)
            tall = blade * rand.uniform(0.5, 1.15)
            plant.leaf((x, y, -0.012), (math.cos(a) * lean, math.sin(a) * lean, 1), tall, 0.014, rand.choice(tones), 0.3, 2)
        patches.append(plant.finish("grass"))
    columns, rows = math.ceil((east - west) / patch), math.ceil((north - south) / patch)
    for i in range(columns):
        for j in range(rows):
            x, y = west + (i + 0.5) * patch, south + (j + 0.5) * patch
            if any(math.hypot(x - fx, y - fy) < radius for fx, fy, radius in free):
                continue
            again = link(bpy.data.objects.new("grass", patches[rand.randrange(3)].data))
            again.location = (x, y, height)
            again.rotation_euler = (0, 0, rand.randrange(4) * math.pi / 2)
    for first in patches:
        bpy.data.objects.remove(first)
    return ground


def stone_path(line, width=1.1, height=0.0, seed=2, stone="#cdbfa6", bed="#a8977a"):
    """Irregular flat stones along a line of (x, y), set in pale gravel."""
    rand = random.Random(seed)
    spots = []
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        reach = math.hypot(bx - ax, by - ay)
        count = max(1, int(reach / 0.1))
        for i in range(count):
            spots.append((ax + (bx - ax) * i / count, ay + (by - ay) * i / count))
    # Rounds the corners of the line.
    for _ in range(14):
        spots = [spots[0], *(((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3) for a, b, c in zip(spots, spots[1:], spots[2:])), spots[-1]]
    normals = []
    for i in range(len(spots)):
        a, b = spots[max(0, i - 1)], spots[min(len(spots) - 1, i + 1)]
        reach = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        normals.append(((b[1] - a[1]) / reach, -(b[0] - a[0]) / reach))
    points = []
    for (x, y), (nx, ny) in zip(spots, normals):
        points += [(x + nx * o, y + ny * o, height + z) for o, z in ((-width / 2 - 0.12, 0.0), (-width / 2, 0.028), (width / 2, 0.028), (width / 2 + 0.12, 0.0))]
    parts = [surface("gravel", points, 4, m.terracotta(bed))]
    tones = [m.terracotta(tone) for tone in (stone, "#c2b193", "#d6cab4", "#bcae98")]
    step = 4.6
    i = 2.0
    while i < len(spots) - 3:
        lanes = rand.choice((2, 2, 3))
        cuts = sorted(rand.uniform(-0.12, 0.12) * width + (k / lanes - 0.5) * width for k in range(1, lanes))
        bounds = [-width / 2, *cuts, width / 2]
        for k in range(lanes):
            low, high = bounds[k] + 0.02, bounds[k + 1] - 0.02
            mid = spots[int(i)]
            nx, ny = normals[int(i)]
            tx, ty = -ny, nx
            half = step * 0.1 / 2 - 0.018
            built = bmesh.new()
            rim = []
            for u, v in ((low, -half), ((low + high) / 2, -half * 1.04), (high, -half), (high, 0), (high, half), ((low + high) / 2, half * 1.04), (low, half), (low, 0)):
                u += rand.uniform(-0.022, 0.022)
                v += rand.uniform(-0.03, 0.03)
                rim.append(built.verts.new((mid[0] + nx * u + tx * v, mid[1] + ny * u + ty * v, height + 0.03)))
            face = built.faces.new(rim)
            if face.normal.z < 0:
                face.normal_flip()
            moved = bmesh.ops.extrude_face_region(built, geom=[face])
            top = [g for g in moved["geom"] if isinstance(g, bmesh.types.BMVert)]
            bmesh.ops.translate(built, verts=top, vec=(0, 0, 0.034 + rand.uniform(-0.006, 0.006)))
            bmesh.ops.recalc_face_normals(built, faces=built.faces[:])
            edges = [e for e in built.edges if all(v in top for v in e.verts)]
            bmesh.ops.bevel(built, geom=edges, offset=0.014, segments=2, profile=0.6, affect="EDGES")
            mesh = bpy.data.meshes.new("stone")
            built.to_mesh(mesh)
            built.free()
            mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
            mesh.use_auto_smooth = True
            mesh.materials.append(rand.choice(tones))
            parts.append(link(bpy.data.objects.new("stone", mesh)))
        i += step
    return spots, normals, parts


def frangipani(at=(0, 0, 0), seed=4, height=3.2):
    """A frangipani: grey forking limbs, leaves in rosettes at their ends, white flowers with yellow hearts."""
    rand = random.Random(seed)
    plant = _Plant()
    bark = m.terracotta("#8d8478")
    green, white, yellow = foliage("#5a9148", 0.3), m.plain("#faf5e6", 0.6), m.plain("#f3c04f", 0.6)

    def grow(start, direction, length, radius, depth):
        bend = Vector((rand.uniform(-1, 1), rand.uniform(-1, 1), rand.uniform(0, 0.5))) * 0.16
        points = [start]
        heading = Vector(direction).normalized()
        for _ in range(4):
            heading = (heading + bend * 0.5).normalized()
            points.append(points[-1] + heading * length / 4)
        plant.limb([tuple(p) for p in points], [radius * (1 - 0.07 * i) for i in range(5)], bark, 9)
        tip = points[-1]
        if depth == 0:
            for i in range(20):
                a = i * 2.39996 + seed
                lift = -0.1 + 1.0 * (i / 20)
                plant.leaf(tip - heading * (0.1 - i * 0.004), (math.cos(a), math.sin(a), lift), rand.uniform(0.26, 0.4), 0.12, green, 0.34, 4)
            if rand.random() < 0.8:
                for _ in range(rand.randint(4, 8)):
                    spot = tip + heading * 0.09 + Vector((rand.uniform(-0.13, 0.13), rand.uniform(-0.13, 0.13), rand.uniform(0.02, 0.13)))
                    for k in range(5):
                        a = math.tau * k / 5 + rand.uniform(0, 0.4)
                        plant.leaf(spot, (math.cos(a), math.sin(a), 0.35), 0.062, 0.045, white, -0.1, 2)
                    plant.ball(spot + Vector((0, 0, 0.004)), 0.014, yellow, 0.6, 6, 3, 0)
            return
        turn = rand.uniform(0, math.tau)
        count = 3 if depth > 1 else rand.choice((2, 3))
        for k in range(count):
            a = turn + math.tau * k / count + rand.uniform(-0.35, 0.35)
            spread = rand.uniform(0.6, 0.95)
            grow(tip, heading * 0.85 + Vector((math.cos(a) * spread, math.sin(a) * spread, 0.3)), length * rand.uniform(0.66, 0.84), radius * 0.68, depth - 1)

    grow(Vector((0, 0, -0.05)), (0.12, 0.05, 1), height * 0.33, 0.12, 4)
    tree = plant.finish("frangipani")
    tree.location = at
    return tree


def neem(at=(0, 0, 0), seed=7, height=6.0, spread=2.6):
    """A neem: a brown trunk under a wide, airy crown of small leaves."""
    rand = random.Random(seed)
    wood = _Plant()
    bark = m.terracotta("#6b5543")
    ends = []

    def grow(start, direction, length, radius, depth):
        heading = Vector(direction).normalized()
        points = [start]
        for _ in range(4):
            heading = (heading + Vector((rand.uniform(-1, 1), rand.uniform(-1, 1), rand.uniform(-0.3, 0.6))) * 0.13).normalized()
            points.append(points[-1] + heading * length / 4)
        wood.limb([tuple(p) for p in points], [radius * (1 - 0.09 * i) for i in range(5)], bark, 9)
        if depth <= 2:
            ends.extend(points[2:])
        if depth == 0:
            return
        turn = rand.uniform(0, math.tau)
        count = rand.choice((3, 3, 4)) if depth > 1 else 3
        for k in range(count):
            a = turn + math.tau * k / count + rand.uniform(-0.4, 0.4)
            grow(points[-1], heading * 0.7 + Vector((math.cos(a), math.sin(a), rand.uniform(0.0, 0.5))) * 0.75, length * rand.uniform(0.62, 0.8) * (spread / 2.6), radius * 0.6, depth - 1)

    grow(Vector((0, 0, -0.1)), (0.05, 0.03, 1), height * 0.34, height * 0.034, 4)
    trunk = wood.finish("neem")
    green = foliage("#4c7f3a", 0.4)
    sprays = []
    for _ in range(3):
        spray = _Plant()
        for _ in range(9):
            d = Vector((rand.gauss(0, 1), rand.gauss(0, 1), rand.gauss(0.15, 0.6))).normalized()
            base = d * rand.uniform(0.02, 0.14)
            reach = rand.uniform(0.26, 0.42)
            for i in range(7):
                spot = base + d * reach * i / 7 - Vector((0, 0, 0.1)) * (i / 7) ** 2
                for hand in (-1, 1):
                    out = d.cross(Vector((0, 0, 1))) * hand + d * 0.6 + Vector((0, 0, -0.2))
                    spray.leaf(spot, out, rand.uniform(0.075, 0.11), 0.032, green, 0.3, 2)
        sprays.append(spray.finish("spray"))
    parts = [trunk]
    for end in ends:
        again = link(bpy.data.objects.new("spray", sprays[rand.randrange(3)].data))
        again.location = end
        again.rotation_euler = (rand.uniform(-0.5, 0.5), rand.uniform(-0.5, 0.5), rand.uniform(0, math.tau))
        again.scale = (rand.uniform(0.95, 1.4),) * 3
        parts.append(again)
    for first in sprays:
        bpy.data.objects.remove(first)
    return group("neem", parts, at)


_kinds = {}


def _marigold_plants():
    rand = random.Random(5)
    kinds = []
    for tone in ("marigold", "#e8841c", "#f6c445", "#ee9a2a"):
        plant = _Plant()
        green = foliage("#43743a", 0.35)
        for _ in range(46):
            a, lift = rand.uniform(0, math.tau), rand.uniform(0.15, 1.6)
            stem = rand.uniform(0.0, 0.09)
            plant.leaf((math.cos(a) * stem, math.sin(a) * stem, rand.uniform(0.0, 0.12)), (math.cos(a), math.sin(a), lift), rand.uniform(0.1, 0.17), 0.034, green, 0.25, 3)
        petals = m.plain(tone, 0.7)
        for i in range(rand.randint(7, 10)):
            a, far = i * 2.4 + rand.uniform(-0.3, 0.3), 0.13 * math.sqrt((i + 0.4) / 9)
            plant.ball((math.cos(a) * far, math.sin(a) * far, 0.2 + rand.uniform(-0.03, 0.04)), rand.uniform(0.028, 0.04), petals, 0.75, seed=i)
        kinds.append(plant.finish("marigold plant"))
    return kinds


def marigold_bed(line, width=0.5, height=0.0, seed=3, pitch=0.21):
    """Marigolds in bloom along a line of (x, y), in dark soil."""
    if "marigold" not in _kinds:
        _kinds["marigold"] = _marigold_plants()
        for kind in _kinds["marigold"]:
            kind.location = (0, 0, -50)
    rand = random.Random(seed)
    tangents = []
    points = []
    for i, (x, y) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        reach = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        nx, ny = (b[1] - a[1]) / reach, -(b[0] - a[0]) / reach
        tangents.append((nx, ny))
        points += [(x + nx * o, y + ny * o, height + z) for o, z in ((-width / 2, 0.0), (-width / 4, 0.06), (width / 4, 0.06), (width / 2, 0.0))]
    surface("soil", points, 4, m.terracotta("soil"))
    walked = pitch
    for i, ((x, y), (nx, ny)) in enumerate(zip(line, tangents)):
        if i:
            walked += math.hypot(x - line[i - 1][0], y - line[i - 1][1])
        if walked < pitch:
            continue
        walked = 0.0
        lanes = max(1, int(width / 0.2))
        for k in range(lanes):
            o = (k - (lanes - 1) / 2) * width / lanes
            again = link(bpy.data.objects.new("marigold plant", rand.choice(_kinds["marigold"]).data))
            again.location = (x + nx * o + rand.uniform(-0.04, 0.04), y + ny * o + rand.uniform(-0.04, 0.04), height + 0.05)
            again.rotation_euler = (0, 0, rand.uniform(0, math.tau))
            again.scale = (rand.uniform(0.8, 1.15),) * 3


def hedge(west, east, y, height=0.9, depth=0.5, base=0.0, seed=6, colour="#3f6f3a", bloom=None):
    """A clipped hedge along x; `bloom` dots it with flowers."""
    rand = random.Random(seed)
    green = foliage(colour, 0.4)
    plant = _Plant()
    length = 1.2
    for _ in range(1500):
        x, z = rand.uniform(-length / 2, length / 2), rand.uniform(0.0, height)
        front = rand.random() < 0.65
        spot = (x, -depth / 2 + rand.uniform(-0.04, 0.05), z) if front else (x, rand.uniform(-depth / 2, depth / 2), height + rand.uniform(-0.06, 0.05))
        out = (rand.uniform(-0.7, 0.7), -1, rand.uniform(-0.2, 1.0)) if front else (rand.uniform(-0.8, 0.8), rand.uniform(-0.8, 0.6), 1)
        plant.leaf(spot, out, rand.uniform(0.05, 0.09), 0.04, green, 0.2, 2)
    if bloom:
        petals = m.plain(bloom, 0.7)
        for _ in range(44):
            plant.ball((rand.uniform(-length / 2, length / 2), -depth / 2 - 0.05, rand.uniform(0.15, height)), rand.uniform(0.025, 0.04), petals, 0.8, 8, 4)
    first = plant.finish("hedge")
    count = max(1, round((east - west) / length))
    for i in range(count):
        again = link(bpy.data.objects.new("hedge", first.data))
        again.location = (west + (i + 0.5) * (east - west) / count, y, base)
        again.scale = ((east - west) / count / length, 1, rand.uniform(0.96, 1.05))
    bpy.data.objects.remove(first)
    box("hedge core", ((west + east) / 2, y, base + height / 2 - 0.03), (east - west, depth - 0.12, height - 0.06), m.plain(m.shade(colour, 0.35), 0.95))


def garden_bench(at=(0, 0), turn=0.0, width=1.5, wood="teak"):
    """A slatted wooden bench with arm rests, facing south."""
    timber = m.wood(wood)
    parts = []
    slat = box("seat slat", (0, -0.2, 0.44), (width, 0.075, 0.026), timber, 0.007)
    parts.append(slat)
    for i in range(1, 5):
        parts.append(copy_of(slat, (0, -0.2 + i * 0.098, 0.44 - 0.004 * i)))
    for i in range(4):
        parts.append(tilt(box("back slat", (0, 0.265 + i * 0.03, 0.56 + i * 0.105), (width, 0.024, 0.078), timber, 0.007), x=-15))
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        parts.append(box("front leg", (x, -0.2, 0.32), (0.06, 0.06, 0.64), timber, 0.01))
        parts.append(tube("back leg", [(x, 0.26, 0), (x, 0.24, 0.44), (x, 0.38, 0.94)], 0.03, timber))
        parts.append(box("arm", (x, 0.03, 0.65), (0.075, 0.56, 0.03), timber, 0.01))
        parts.append(box("under", (x, 0.02, 0.39), (0.045, 0.44, 0.06), timber, 0.008))
    return group("garden bench", parts, at, turn)


def column(at=(0, 0, 0), height=2.5, radius=0.115, colour="warm-white"):
    """A round plastered veranda column on a square foot, with a turned head."""
    plaster = m.paint(colour)
    r = radius
    parts = [
        box("foot", (0, 0, 0.09), (r * 3.0, r * 3.0, 0.18), plaster, 0.012),
        turned("shaft", (0, 0, 0), [(r * 1.35, 0.18), (r * 1.35, 0.22), (r * 1.12, 0.27), (r * 1.03, 0.3), (r, 0.5), (r * 0.93, height - 0.32), (r * 1.0, height - 0.29), (r * 1.12, height - 0.27), (r * 1.0, height - 0.25), (r * 0.98, height - 0.2), (r * 1.3, height - 0.12), (r * 1.35, height - 0.1)], plaster, 40),
        box("head", (0, 0, height - 0.05), (r * 3.0, r * 3.0, 0.1), plaster, 0.012),
    ]
    return group("column", parts, at)


def veranda(south, north, west, east, columns=(), height=2.55, floor=None, drop=0.3, steps_at=0.0, steps_width=1.8):
    """A veranda's floor, steps, columns and beam; its floor is at z = 0 and the garden lies `drop` below."""
    stone = m.plain("#cbb894", 0.5)
    box("floor", ((west + east) / 2, (south + north) / 2, -0.04), (east - west, north - south, 0.08), floor or m.tiles("#a5563b", "#8a452e", 0.3, 0.4))
    box("edge", ((west + east) / 2, north + 0.02, -0.035), (east - west, 0.16, 0.09), stone, 0.015)
    box("plinth", ((west + east) / 2, (south + north) / 2, -drop / 2 - 0.06), (east - west, north - south - 0.04, drop), m.paint("sand"))
    for i in range(2):
        deep = 0.34 * (2 - i)
        box("step", (steps_at, north + deep / 2 + 0.06, -drop + drop / 3 * (i + 0.5)), (steps_width, deep, drop / 3), stone, 0.012)
    y = north - 0.22
    for x in columns:
        column((x, y, 0), height)
    plaster = m.paint("warm-white")
    box("beam", ((west + east) / 2, y, height + 0.16), (east - west, 0.34, 0.32), plaster, 0.01)
    box("moulding", ((west + east) / 2, y - 0.19, height + 0.06), (east - west, 0.05, 0.05), plaster, 0.012)
    box("ceiling", ((west + east) / 2, (south + north) / 2, height + 0.36), (east - west, north - south + 0.8, 0.08), m.wood("teak"))


def garden_wall(west, east, y, height=0.9, base=0.0, colour="#e3cfae"):
    """A low plastered wall with a coping."""
    box("wall", ((west + east) / 2, y, base + height / 2), (east - west, 0.24, height), m.paint(colour), 0.01)
    box("coping", ((west + east) / 2, y, base + height + 0.03), (east - west, 0.34, 0.07), m.plain("#cbb894", 0.6), 0.015)


def sky_light(strength=0.9, colour="#cfe0ea"):
    """Even light from the whole sky."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    ground = world.node_tree.nodes["Background"]
    ground.inputs["Color"].default_value = (*m.rgb(colour), 1)
    ground.inputs["Strength"].default_value = strength
