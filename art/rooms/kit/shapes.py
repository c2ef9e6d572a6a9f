"""The plain forms that furniture is made of.

A form is built around its own middle and moved to `centre`; sizes are full
lengths in metres. Each returns its object. group() ties several forms into
one piece that can be placed, turned and copied.
"""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

_pieces = random.Random(11)


def link(obj):
    """Puts a new object into the scene."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def _write_grain(mesh, order=None, offset=None):
    if not mesh.vertices:
        return
    points = [v.co for v in mesh.vertices]
    if order is None:
        spans = [max(p[i] for p in points) - min(p[i] for p in points) for i in range(3)]
        order = sorted(range(3), key=lambda i: -spans[i])
    if offset is None:
        offset = [_pieces.uniform(0, 40) for _ in range(3)]
    layer = mesh.attributes.new("grain", "FLOAT_VECTOR", "POINT")
    flat = []
    for p in points:
        flat.extend(p[order[i]] + offset[i] for i in range(3))
    layer.data.foreach_set("vector", flat)


def _finish(name, built, centre, material, smooth=None, weighted=False, grain_order=None):
    mesh = bpy.data.meshes.new(name)
    built.to_mesh(mesh)
    built.free()
    _write_grain(mesh, grain_order)
    if smooth is not None:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = smooth < 180
        mesh.auto_smooth_angle = math.radians(smooth)
    obj = link(bpy.data.objects.new(name, mesh))
    obj.location = centre
    if weighted:
        modifier = obj.modifiers.new("weighted", "WEIGHTED_NORMAL")
        modifier.keep_sharp = True
    if material is not None:
        mesh.materials.append(material)
    return obj


def surface(name, points, columns, material, centre=(0, 0, 0), thickness=0.0, closed=False, metres=None):
    """A smooth sheet through a grid of points, row after row of `columns`.

    `closed` joins each row's last point to its first. `metres` gives (u, v)
    for each point where the pattern should follow the cloth and not the axes.
    """
    built = bmesh.new()
    made = [built.verts.new(p) for p in points]
    rows = len(points) // columns
    reach = columns if closed else columns - 1
    for r in range(rows - 1):
        for c in range(reach):
            d = (c + 1) % columns
            built.faces.new((made[r * columns + c], made[r * columns + d], made[(r + 1) * columns + d], made[(r + 1) * columns + c]))
    bmesh.ops.recalc_face_normals(built, faces=built.faces[:])
    mesh = bpy.data.meshes.new(name)
    built.to_mesh(mesh)
    built.free()
    if metres is None:
        _write_grain(mesh)
    else:
        layer = mesh.attributes.new("grain", "FLOAT_VECTOR", "POINT")
        layer.data.foreach_set("vector", [value for u, v in metres for value in (u, v, 0.0)])
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    obj = link(bpy.data.objects.new(name, mesh))
    obj.location = centre
    if thickness:
        modifier = obj.modifiers.new("thickness", "SOLIDIFY")
        modifier.thickness = thickness
        modifier.offset = 0
    mesh.materials.append(material)
    return obj


def box(name, centre, size, material, bevel=0.0, segments=3):
    """A box with its edges rounded by `bevel`."""
    built = bmesh.new()
    bmesh.ops.create_cube(built, size=1.0, matrix=Matrix.Diagonal((*size, 1)))
    if bevel:
        bevel = min(bevel, 0.49 * min(size))
        bmesh.ops.bevel(built, geom=built.edges[:], offset=bevel, segments=segments, profile=0.5, affect="EDGES")
    longest = sorted(range(3), key=lambda i: -size[i])
    return _finish(name, built, centre, material, 50 if bevel else None, bool(bevel), longest)


def cylinder(name, centre, radius, height, material, bevel=0.0, sides=32, axis="z", radius_top=None):
    """A cylinder, or a cone's stump where `radius_top` differs; `axis` is x, y or z."""
    built = bmesh.new()
    top = radius if radius_top is None else radius_top
    bmesh.ops.create_cone(built, cap_ends=True, segments=sides, radius1=radius, radius2=top, depth=height)
    if bevel:
        rims = [e for e in built.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(built, geom=rims, offset=bevel, segments=3, profile=0.5, affect="EDGES")
    turn = {"x": Matrix.Rotation(math.pi / 2, 4, "Y"), "y": Matrix.Rotation(math.pi / 2, 4, "X"), "z": Matrix()}[axis]
    bmesh.ops.transform(built, matrix=turn, verts=built.verts[:])
    return _finish(name, built, centre, material, 50, bool(bevel))


def cone(name, centre, radius, height, material, radius_top=0.0, sides=32, bevel=0.0):
    """A cone standing on its wide end."""
    return cylinder(name, centre, radius, height, material, bevel, sides, "z", radius_top)


def sphere(name, centre, size, material, detail=24):
    """A sphere, or an ellipsoid where `size` is three lengths."""
    lengths = (size,) * 3 if isinstance(size, (int, float)) else size
    built = bmesh.new()
    bmesh.ops.create_uvsphere(built, u_segments=detail, v_segments=max(6, detail // 2), radius=0.5)
    bmesh.ops.transform(built, matrix=Matrix.Diagonal((*lengths, 1)), verts=built.verts[:])
    return _finish(name, built, centre, material, 180)


def turned(name, centre, profile, material, sides=32):
    """A lathe form: `profile` lists (radius, height) from the bottom up; a radius 0 closes it."""
    points, metres, run = [], [], 0.0
    widest = max(radius for radius, _ in profile)
    for step, (radius, height) in enumerate(profile):
        run += math.dist(profile[step - 1], (radius, height)) if step else 0.0
        for i in range(sides):
            a = 2 * math.pi * i / sides
            metres.append((a * widest, run))
            points.append((math.cos(a) * max(radius, 1e-4), math.sin(a) * max(radius, 1e-4), height))
    obj = surface(name, points, sides, material, centre, closed=True, metres=metres)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    return obj


def rounded_panel(name, centre, size, material, radius=0.05, bevel=0.004, facing="y"):
    """A flat panel with rounded corners; `size` is (width, height, thickness), its face looks along `facing`."""
    width, height, thickness = size
    radius = min(radius, width / 2 - 1e-4, height / 2 - 1e-4)
    built = bmesh.new()
    rim = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(7):
            a = math.pi / 2 * (k + i / 6)
            rim.append((sx * (width / 2 - radius) + math.cos(a) * radius, sy * (height / 2 - radius) + math.sin(a) * radius))
    low = [built.verts.new((x, y, -thickness / 2)) for x, y in rim]
    high = [built.verts.new((x, y, thickness / 2)) for x, y in rim]
    built.faces.new(high)
    built.faces.new(low[::-1])
    for i in range(len(rim)):
        j = (i + 1) % len(rim)
        built.faces.new((low[i], low[j], high[j], high[i]))
    if bevel:
        edges = [e for e in built.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(built, geom=edges, offset=min(bevel, thickness * 0.45), segments=2, profile=0.5, affect="EDGES")
    turn = {"z": Matrix(), "y": Matrix.Rotation(math.pi / 2, 4, "X"), "x": Matrix.Rotation(math.pi / 2, 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "X")}[facing]
    bmesh.ops.transform(built, matrix=turn, verts=built.verts[:])
    return _finish(name, built, centre, material, 40, True)


def tube(name, points, radius, material, sides=12, smooth=True, closed=False):
    """A round tube (rail, cable, cane) along points; smooth ones bend through them."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = max(1, sides // 4)
    curve.use_fill_caps = True
    curve.resolution_u = 8
    if smooth:
        line = curve.splines.new("BEZIER")
        line.bezier_points.add(len(points) - 1)
        for knot, p in zip(line.bezier_points, points):
            knot.co = p
            knot.handle_left_type = knot.handle_right_type = "AUTO"
    else:
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for knot, p in zip(line.points, points):
            knot.co = (*p, 1)
    line.use_cyclic_u = closed
    obj = link(bpy.data.objects.new(name, curve))
    curve.materials.append(material)
    return obj


def pad(name, centre, size, material, crown=0.25, seed=1, edge=0.5):
    """A stuffed pad: upholstery, a mattress, a seat. `crown` swells the top, `edge` rounds the sides."""
    width, depth, height = size
    columns, rows = 28, 20
    points = []
    wobble = Vector((seed * 3.1, seed * 1.7, 0))
    half = height / 2
    radius = min(edge * height, 0.45 * min(width, depth))
    # A ring at each level from the middle of the underside to the middle of the top.
    levels = []
    steps = 6
    for i in range(4):
        levels.append((0.02 + 0.98 * i / 4, -1.0, 0.0))
    for i in range(steps + 1):
        a = -math.pi / 2 + math.pi * i / steps
        levels.append((1.0, math.sin(a), math.cos(a)))
    for i in range(1, 9):
        levels.append((1.0 - 0.98 * i / 8, 1.0, 0.0))
    count = 64
    for scale, up, out in levels:
        for i in range(count):
            a = 2 * math.pi * i / count
            power = 0.22
            x = math.copysign(abs(math.cos(a)) ** power, math.cos(a)) * (width / 2 - radius)
            y = math.copysign(abs(math.sin(a)) ** power, math.sin(a)) * (depth / 2 - radius)
            d = Vector((math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)), math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a)), 0))
            px, py = (x * scale + d.x * radius * out), (y * scale + d.y * radius * out)
            if out == 0.0:
                px, py = x * scale, y * scale
            swell = crown * height * (1 - scale**2) * 0.6 if up > 0.99 else 0.0
            n = noise.noise(Vector((px * 3, py * 3, up)) + wobble) * 0.03 * height
            points.append((px, py, half * up + swell + n))
    return surface(name, points, count, material, centre, closed=True)


def pillow(name, centre, size, material, seed=1, plump=0.55):
    """A soft pillow or cushion lying flat, corners drawn out, a little uneven."""
    width, depth, height = size
    n = 22
    wobble = Vector((seed * 5.3, seed * 2.9, 1.0))
    points = []
    for side in (1, -1):
        for r in range(n + 1):
            for c in range(n + 1):
                u, v = (c / n) * 2 - 1, (r / n) * 2 - 1
                bulge = max(0.0, (1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)) ** plump
                pinch = 1 - 0.07 * (1 - abs(v) ** 2) * abs(u) ** 3, 1 - 0.09 * (1 - abs(u) ** 2) * abs(v) ** 3
                ripple = noise.noise(Vector((u * 2.2, v * 2.2, side)) + wobble)
                z = side * height / 2 * bulge * (1 + 0.16 * ripple) + 0.004 * side
                points.append((u * width / 2 * pinch[0], v * depth / 2 * pinch[1], z + ripple * 0.006))
    half = (n + 1) ** 2
    built = bmesh.new()
    made = [built.verts.new(p) for p in points]
    for s in (0, 1):
        for r in range(n):
            for c in range(n):
                i = s * half + r * (n + 1) + c
                quad = (made[i], made[i + 1], made[i + n + 2], made[i + n + 1])
                built.faces.new(quad if s == 0 else quad[::-1])
    rim = [r * (n + 1) for r in range(n + 1)] + [n * (n + 1) + c for c in range(1, n + 1)]
    rim += [r * (n + 1) + n for r in range(n - 1, -1, -1)] + [c for c in range(n - 1, 0, -1)]
    for i in range(len(rim)):
        a, b = rim[i], rim[(i + 1) % len(rim)]
        built.faces.new((made[a], made[b], made[half + b], made[half + a]))
    return _finish(name, built, centre, material, 180)


def drape(name, centre, size, material, overhang=(0.2, 0.2, 0.2, 0.0), thickness=0.012, folds=0.012, seed=1, round_by=0.05):
    """A blanket over a block.

    `centre` is the middle of the block's top, `size` its (width, depth).
    `overhang` is how far the cloth hangs down at west, east, south and north.
    """
    width, depth = size
    west, east, south, north = overhang
    wobble = Vector((seed * 7.7, seed * 4.1, 0))

    def run(half_low, half_high, drop_low, drop_high, step):
        total = drop_low + half_low + half_high + drop_high
        count = max(8, int(total / step))
        return [-(half_low + drop_low) + total * i / count for i in range(count + 1)]

    us = run(width / 2, width / 2, west, east, 0.028)
    vs = run(depth / 2, depth / 2, south, north, 0.028)

    def bend(t, half, drops):
        # Straight on top, round over the edge, then down.
        if abs(t) <= half:
            return t, 0.0
        over = abs(t) - half
        sign = 1 if t > 0 else -1
        arc = round_by * math.pi / 2
        if over < arc:
            a = over / round_by
            return sign * (half + round_by * math.sin(a)), -round_by * (1 - math.cos(a))
        return sign * (half + round_by), -round_by - (over - arc)

    points, metres = [], []
    for v in vs:
        for u in us:
            x, dx = bend(u, width / 2 - round_by * 0.3, 0)
            y, dy = bend(v, depth / 2 - round_by * 0.3, 0)
            down = dx + dy
            ripple = noise.noise(Vector((u * 2.4, v * 1.5, 0)) + wobble) + 0.5 * noise.noise(Vector((u * 5.5, v * 4.5, 3)) + wobble)
            lift = folds * (0.6 + ripple) if down == 0 else 0.3 * folds
            hang = min(1.0, -down / 0.12)
            if hang > 0:
                sway = math.sin(v * 21 + seed + 2 * noise.noise(Vector((u, v, 7)) + wobble)) if dx < 0 else math.sin(u * 21 + seed)
                push = hang * folds * (0.9 + 0.9 * sway)
                if dx < 0:
                    x += math.copysign(push, u)
                if dy < 0:
                    y += math.copysign(push, v)
            points.append((x, y, down + lift + thickness / 2))
            metres.append((u, v))
    return surface(name, points, len(us), material, centre, thickness, metres=metres)


def hanging_cloth(name, centre, width, height, material, pleats=8, depth=0.05, seed=1, thickness=0.004, gather=0.12):
    """A hanging curtain facing south, its top edge at centre z + height / 2, fuller at the hem."""
    columns = pleats * 12 + 1
    rows = 22
    wobble = Vector((seed * 2.3, seed * 6.1, 0))
    points, metres = [], []
    for r in range(rows + 1):
        down = r / rows
        for c in range(columns):
            s = c / (columns - 1)
            n = noise.noise(Vector((s * 3, down * 1.1, 0)) + wobble)
            phase = s * pleats * 2 * math.pi + n * 1.2 * (0.3 + down)
            swing = depth * (0.55 + 0.45 * down) * (0.85 + 0.4 * noise.noise(Vector((s * pleats, 2, 1)) + wobble))
            y = math.sin(phase) * swing
            x = (s - 0.5) * width * (1 - gather + gather * down) + math.cos(phase) * swing * 0.25
            points.append((x, y, height / 2 - down * height))
            metres.append((s * width * 2.0, down * height))
    return surface(name, points, columns, material, centre, thickness, metres=metres)


def ribbon(name, points, width, material, lift=(0, 0, 0)):
    """A thin flat band in the xz plane through (x, z) points, for traces and drawn hills."""
    half = width / 2
    grid = [(x + lift[0], lift[1], z - half + lift[2]) for x, z in points] + [(x + lift[0], lift[1], z + half + lift[2]) for x, z in points]
    return surface(name, grid, len(points), material)


def group(name, parts, at=(0, 0, 0), turn=0.0, scale=1.0):
    """Ties parts into one piece and puts it at (x, y[, z]), turned by degrees. Returns the piece's handle."""
    handle = link(bpy.data.objects.new(name, None))
    for part in parts:
        if part is not None and part.parent is None:
            part.parent = handle
    return place(handle, at, turn, scale)


def place(handle, at, turn=0.0, scale=1.0):
    """Moves a piece to (x, y[, z]) and turns it by degrees."""
    handle.location = (at[0], at[1], at[2] if len(at) > 2 else 0.0)
    handle.rotation_euler = (0, 0, math.radians(turn))
    handle.scale = (scale,) * 3
    return handle


def tilt(obj, x=0.0, y=0.0, z=0.0):
    """Turns a form about its own middle by degrees round x, then y, then z. Returns it."""
    obj.rotation_euler = (math.radians(x), math.radians(y), math.radians(z))
    return obj


def copy_of(handle, at, turn=0.0, scale=1.0):
    """Copies a piece. The copy shares its meshes."""

    def again(obj, parent):
        twin = obj.copy()
        link(twin)
        twin.parent = parent
        twin.matrix_parent_inverse = obj.matrix_parent_inverse.copy()
        for child in obj.children:
            again(child, twin)
        return twin

    return place(again(handle, None), at, turn, scale)
