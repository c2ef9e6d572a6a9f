"""Daylight, the hills outside, soft fill and lamps."""
import math
import random

import bpy
from mathutils import Vector, noise

from kit import materials as m
from kit import shapes as s
from kit.room import THICKNESS, _basis

# Sky from the horizon up, then the hills from the farthest to the nearest.
HOURS = {
    "dawn": dict(sky=("#fbe3bd", "#f6d9c4", "#b9cfd9"), hills=("#c9c6c4", "#aebcb6", "#8fa9a0", "#6f9384", "#557d69"), trees="#4d6f52", strength=1.3, sun="#ffdcae"),
    "morning": dict(sky=("#f8efdc", "#dde8e6", "#b3cfdd"), hills=("#c3d2d6", "#a9c0c0", "#90ada4", "#77998a", "#628672"), trees="#4f6f49", strength=1.55, sun="#ffe9c8"),
    "noon": dict(sky=("#eef3ee", "#cfe2e9", "#a3c6dc"), hills=("#b9cdd6", "#9fb9bf", "#88a89c", "#71957f", "#5f8568"), trees="#4f7046", strength=1.65, sun="#fff3df"),
    "dusk": dict(sky=("#c99a7c", "#5f6f96", "#27395f"), hills=("#5a6788", "#45567a", "#34466a", "#26385a", "#1b2b48"), trees="#16233a", strength=0.42, sun="#9fb4e0"),
}


def _emitter(name, colour, strength):
    shader = bpy.data.materials.new(name)
    shader.use_nodes = True
    tree = shader.node_tree
    tree.nodes.clear()
    give = tree.nodes.new("ShaderNodeEmission")
    give.inputs["Strength"].default_value = strength
    give.inputs["Color"].default_value = (*m.rgb(colour), 1)
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(give.outputs[0], out.inputs["Surface"])
    return shader, tree, give


def _seen_only(obj):
    # The view is a picture, not a lamp: rays that gather light pass through it.
    obj.visible_diffuse = False
    obj.visible_shadow = False
    obj.visible_volume_scatter = False
    return obj


def view(room, wall, hour="morning", eye=1.4, seed=3, rise=1.0, trees=True):
    """Layered hills under the sky outside a wall's windows; `rise` scales how high they stand."""
    look = HOURS[hour]
    chance = random.Random(seed)
    (ox, oy), along, inward, _ = _basis(wall, room.width, room.depth)
    out = Vector((-inward[0], -inward[1], 0))
    side = Vector((along[0], along[1], 0))
    origin = Vector((ox, oy, 0))

    def sheet(name, distance, top, bottom, colour, fade=None, columns=160):
        half = distance * 2.2 + 12
        points = []
        for level in (0, 1):
            for i in range(columns + 1):
                u = -half + 2 * half * i / columns
                z = bottom if level == 0 else top(u)
                points.append(tuple(origin + out * distance + side * u + Vector((0, 0, z))))
        shader, tree, give = _emitter(f"view-{name}", colour, look["strength"])
        if fade:
            low, high, base = fade
            split = tree.nodes.new("ShaderNodeSeparateXYZ")
            where = tree.nodes.new("ShaderNodeNewGeometry")
            tree.links.new(where.outputs["Position"], split.inputs[0])
            span = tree.nodes.new("ShaderNodeMapRange")
            span.inputs["From Min"].default_value = low
            span.inputs["From Max"].default_value = high
            tree.links.new(split.outputs["Z"], span.inputs["Value"])
            blend = tree.nodes.new("ShaderNodeValToRGB")
            stops = base
            while len(blend.color_ramp.elements) < len(stops):
                blend.color_ramp.elements.new(0.5)
            for element, (position, tint) in zip(blend.color_ramp.elements, stops):
                element.position = position
                element.color = (*m.rgb(tint), 1)
            tree.links.new(span.outputs[0], blend.inputs["Fac"])
            tree.links.new(blend.outputs["Color"], give.inputs["Color"])
        return _seen_only(s.surface(f"view-{name}", points, columns + 1, shader))

    low, middle, high = look["sky"]
    sheet("sky", 90, lambda u: 120, -40, low, (eye, eye + 55, [(0.0, low), (0.22, middle), (0.75, high)]))
    count = len(look["hills"])
    for i, colour in enumerate(look["hills"]):
        distance = 80 - i * 13
        reach = (0.16 - 0.032 * i) * distance * rise
        shift = chance.uniform(0, 100)

        def ridge(u, reach=reach, shift=shift, distance=distance, i=i):
            wave = noise.noise(Vector((u / distance * 1.7 + shift, i * 3.3, 0)))
            rough = noise.noise(Vector((u / distance * 6 + shift, i, 5))) * 0.3
            return eye + reach * (0.7 + 0.75 * wave + 0.5 * rough)

        mist = m.mix(colour, low, 0.3)
        sheet(f"hill-{i}", distance, ridge, -30, colour, (eye - reach * 0.25, eye + reach, [(0.0, mist), (0.85, colour)]))
    if trees:
        for i, (distance, tint) in enumerate(((17, 1.12), (11, 0.8))):
            half = distance * 2.2 + 12
            crowns = []
            u = -half
            while u < half:
                crowns.append((u, chance.uniform(0.5, 1.25)))
                u += chance.uniform(0.35, 1.1)
            base = eye - 1.4 - 0.6 * i

            def canopy(u, crowns=crowns, base=base):
                # Round crowns side by side, each the cap of a circle.
                top = base
                for middle, radius in crowns:
                    if abs(u - middle) < radius:
                        top = max(top, base + 0.85 * math.sqrt(radius**2 - (u - middle) ** 2) - 0.12)
                return top

            colour = m.shade(look["trees"], tint)
            lit = m.mix(colour, low, 0.1)
            sheet(f"trees-{i}", distance, canopy, -12, colour, (base - 1.2, base + 1.0, [(0.0, m.shade(colour, 0.8)), (1.0, lit)]), 700)


def _aim(obj, direction):
    obj.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()


def area(position, direction, size, watts, colour="#fff4e2", seen=False, spread=180):
    """A soft rectangular light; `size` is (width, height)."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = watts
    data.color = m.rgb(colour)
    data.spread = math.radians(spread)
    obj = s.link(bpy.data.objects.new("area", data))
    obj.location = position
    _aim(obj, direction)
    obj.visible_camera = seen
    return obj


def daylight(room, strength=1.0, colour="#f2f4f2", ambient=0.06, per_window=None):
    """Soft sky light through every window of the room, and a little of it everywhere."""
    for index, w in enumerate(room.windows):
        (ox, oy), (ax, ay), (nx, ny), _ = _basis(w.wall, room.width, room.depth)
        out = THICKNESS * 0.9
        position = (ox + ax * w.along - nx * out, oy + ay * w.along - ny * out, w.sill + w.height / 2)
        share = per_window[index] if per_window else 1.0
        lamp = area(position, (nx, ny, -0.12), (w.width, w.height), 55 * w.width * w.height * strength * share, colour)
        lamp.visible_glossy = False
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    ground = world.node_tree.nodes["Background"]
    ground.inputs["Color"].default_value = (*m.rgb("#dfe8ea"), 1)
    ground.inputs["Strength"].default_value = ambient


def sun(azimuth, elevation, strength=3.0, colour="#ffe2b8", softness=1.5):
    """Sunlight. `azimuth` is where it stands, in degrees clockwise from north (90 is east)."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.color = m.rgb(colour)
    data.angle = math.radians(softness)
    obj = s.link(bpy.data.objects.new("sun", data))
    a, e = math.radians(azimuth), math.radians(elevation)
    _aim(obj, (-math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), -math.sin(e)))
    return obj


def fill(room, watts=40, colour="#fff1dd", share=0.7, at=None):
    """Even, soft light under the ceiling, as bounced from walls that are out of view."""
    x, y = at or (0, 0)
    lamp = area((x, y, room.height - 0.12), (0, 0, -1), (room.width * share, room.depth * share), watts, colour)
    lamp.visible_glossy = False
    return lamp


def from_camera_side(room, watts=40, colour="#fff1dd"):
    """Soft light from the south wall, so that things facing the camera are not dull."""
    lamp = area((0, -room.depth / 2 + 0.1, room.height * 0.6), (0, 1, -0.1), (room.width * 0.8, room.height * 0.6), watts, colour)
    lamp.visible_glossy = False
    return lamp


def bulb(position, watts=15, colour="#ffc37a", radius=0.08):
    """The light of a lamp; its shade is drawn by furnishing."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy = watts
    data.color = m.rgb(colour)
    data.shadow_soft_size = radius
    obj = s.link(bpy.data.objects.new("bulb", data))
    obj.location = position
    obj.visible_camera = False
    obj.visible_glossy = False
    return obj
