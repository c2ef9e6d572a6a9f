"""The palette and the surfaces: paint, wood, cloth, floors, metal, leaves.

Every function returns a material and keeps it by name, so asking twice for
the same one costs nothing. Colours are given as "#rrggbb" or as a name from
PALETTE. Grain and stripes follow the `grain` attribute that kit.shapes
writes: metres, with the first axis along the longest side.
"""
import bpy

PALETTE = {
    "warm-white": "#fbf7f0",
    "sand": "#efe4d2",
    "deep-sand": "#dcc7a3",
    "pine": "#14524a",
    "sage": "#8fac9b",
    "mist": "#c9d8d0",
    "marigold": "#f0a63a",
    "terracotta": "#c0714a",
    "clay": "#d9a583",
    "sky": "#a9c8d6",
    "dusk": "#33496b",
    "rose": "#d9a3a0",
    "linen": "#e9e0cf",
    "white": "#f4f2ec",
    "ink": "#1d2b28",
    "charcoal": "#3a3d3c",
    "grey": "#a8aaa6",
    "teak": "#8a5a34",
    "sheesham": "#5f3a22",
    "oak": "#b98d5c",
    "cane": "#cfa66b",
    "jute": "#b6976a",
    "brass": "#b99560",
    "leaf": "#3f7443",
    "deep-leaf": "#26543a",
    "soil": "#3b2a1f",
}

WOODS = {
    "teak": ("#6d4326", "#a3703f"),
    "sheesham": ("#3d2314", "#70452a"),
    "oak": ("#a67c4d", "#cfa877"),
    "walnut": ("#3a2719", "#6b4a30"),
    "white": ("#e4dccd", "#f3eee3"),
}


def rgb(colour):
    """Linear (r, g, b) of a palette name, a "#rrggbb" or a linear triple."""
    if not isinstance(colour, str):
        return tuple(colour[:3])
    code = PALETTE.get(colour, colour).lstrip("#")
    parts = [int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def shade(colour, factor):
    """The colour made darker (below 1) or lighter (above 1)."""
    return tuple(min(1.0, c * factor) for c in rgb(colour))


def mix(a, b, share):
    """A colour between a (share 0) and b (share 1)."""
    return tuple(x + (y - x) * share for x, y in zip(rgb(a), rgb(b)))


class _Shader:
    """A material's node tree with short ways to add and join nodes."""

    def __init__(self, name, roughness, metallic):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.surface.inputs["Roughness"].default_value = roughness
        self.surface.inputs["Metallic"].default_value = metallic
        self.surface.inputs["Specular"].default_value = 0.4

    def node(self, kind, **settings):
        made = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    def join(self, source, target):
        self.tree.links.new(source, target)

    def put(self, node, **values):
        for key, value in values.items():
            node.inputs[key.replace("_", " ")].default_value = value
        return node

    def coordinates(self, scale=(1, 1, 1), source="grain"):
        if source == "grain":
            start = self.node("Attribute", attribute_name="grain").outputs["Vector"]
        else:
            start = self.node("TexCoord").outputs["Object"]
        mapping = self.node("Mapping")
        mapping.inputs["Scale"].default_value = scale
        self.join(start, mapping.inputs["Vector"])
        return mapping.outputs["Vector"]

    def noise(self, where, scale, detail=3, distortion=0.0):
        made = self.put(self.node("TexNoise"), Scale=scale, Detail=detail, Distortion=distortion)
        self.join(where, made.inputs["Vector"])
        return made.outputs["Fac"]

    def ramp(self, factor, stops, constant=False):
        made = self.node("ValToRGB")
        if constant:
            made.color_ramp.interpolation = "CONSTANT"
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*rgb(colour), 1)
        self.join(factor, made.inputs["Fac"])
        return made.outputs["Color"]

    def blend(self, factor, a, b, how="MIX"):
        made = self.node("MixRGB", blend_type=how)
        for value, socket in ((factor, "Fac"), (a, "Color1"), (b, "Color2")):
            if isinstance(value, bpy.types.NodeSocket):
                self.join(value, made.inputs[socket])
            elif socket == "Fac":
                made.inputs[socket].default_value = value
            else:
                made.inputs[socket].default_value = (*rgb(value), 1)
        return made.outputs["Color"]

    def math(self, operation, a, b=0.0):
        made = self.node("Math", operation=operation)
        for value, socket in ((a, 0), (b, 1)):
            if isinstance(value, bpy.types.NodeSocket):
                self.join(value, made.inputs[socket])
            else:
                made.inputs[socket].default_value = value
        return made.outputs[0]

    def colour(self, value):
        socket = self.surface.inputs["Base Color"]
        if isinstance(value, bpy.types.NodeSocket):
            self.join(value, socket)
        else:
            socket.default_value = (*rgb(value), 1)

    def bump(self, height, strength, distance=0.002):
        made = self.put(self.node("Bump"), Strength=strength, Distance=distance)
        self.join(height, made.inputs["Height"])
        self.join(made.outputs["Normal"], self.surface.inputs["Normal"])


def _kept(name):
    return bpy.data.materials.get(name)


def material(name, colour, roughness=0.6, metallic=0.0, specular=0.4):
    """A plain, even surface."""
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, roughness, metallic)
    shader.surface.inputs["Specular"].default_value = specular
    shader.colour(colour)
    return shader.material


def plain(colour, roughness=0.6, metallic=0.0):
    """A plain surface that needs no name of its own."""
    return material(f"plain-{colour}-{roughness}-{metallic}", colour, roughness, metallic)


def paint(colour="warm-white", roughness=0.75):
    """Matt wall paint with a roller's barely seen texture."""
    name = f"paint-{colour}-{roughness}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, roughness, 0)
    shader.surface.inputs["Specular"].default_value = 0.25
    where = shader.coordinates(source="object")
    shader.colour(shader.blend(shader.noise(where, 0.7, 2), shade(colour, 0.97), shade(colour, 1.03)))
    shader.bump(shader.noise(where, 160, 2), 0.08)
    return shader.material


def wood(tone="teak", roughness=0.42):
    """Polished wood, grain along the piece. Tones: teak, sheesham, oak, walnut, white."""
    name = f"wood-{tone}-{roughness}"
    if _kept(name):
        return _kept(name)
    dark, light = WOODS[tone]
    shader = _Shader(name, roughness, 0)
    where = shader.coordinates((1.1, 11, 11))
    broad = shader.noise(where, 1.6, 5, 1.4)
    fine = shader.noise(shader.coordinates((3, 90, 90)), 1.5, 3)
    colour = shader.ramp(broad, [(0.25, dark), (0.55, mix(dark, light, 0.6)), (0.8, light)])
    shader.colour(shader.blend(shader.math("MULTIPLY", fine, 0.35), colour, dark, "MULTIPLY"))
    shader.bump(fine, 0.12, 0.001)
    return shader.material


def fabric(colour="linen", roughness=0.92, name=None):
    """Woven cotton with a soft bump."""
    name = name or f"fabric-{colour}-{roughness}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, roughness, 0)
    _weave(shader, colour)
    return shader.material


def _weave(shader, colour, coarse=1.0):
    shader.surface.inputs["Specular"].default_value = 0.12
    shader.surface.inputs["Sheen"].default_value = 0.25
    where = shader.coordinates()
    tone = shader.blend(shader.noise(where, 60 / coarse, 3), (0.86, 0.86, 0.86), (1, 1, 1))
    shader.colour(shader.blend(1.0, colour, tone, "MULTIPLY"))
    shader.bump(shader.noise(where, 420 / coarse, 2), 0.25, 0.0015 * coarse)


def striped(ground="linen", stripe="pine", pitch=0.14, share=0.3, axis=0, fine=True):
    """Cotton with woven stripes across `axis` of the cloth (0 or 1), with a thin companion line."""
    name = f"striped-{ground}-{stripe}-{pitch}-{share}-{axis}-{fine}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, 0.92, 0)
    split = shader.node("SeparateXYZ")
    shader.join(shader.coordinates((1 / pitch,) * 3), split.inputs[0])
    phase = shader.math("FRACT", split.outputs[axis])
    stops = [(0.0, ground), (0.5 - share / 2, stripe), (0.5 + share / 2, ground)]
    if fine:
        stops += [(0.5 + share / 2 + 0.06, stripe), (0.5 + share / 2 + 0.1, ground)]
    _weave(shader, shader.ramp(phase, stops, constant=True))
    return shader.material


def block_print(ground="linen", motif="terracotta", pitch=0.11, size=0.3, centre="marigold"):
    """Cotton printed with small flowers in offset rows, as from a wooden block."""
    name = f"block-{ground}-{motif}-{pitch}-{size}-{centre}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, 0.92, 0)
    split = shader.node("SeparateXYZ")
    shader.join(shader.coordinates((1 / pitch,) * 3), split.inputs[0])
    row = shader.math("FLOOR", split.outputs[1])
    shift = shader.math("MULTIPLY", shader.math("MODULO", shader.math("ABSOLUTE", row), 2.0), 0.5)
    u = shader.math("SUBTRACT", shader.math("FRACT", shader.math("ADD", split.outputs[0], shift)), 0.5)
    v = shader.math("SUBTRACT", shader.math("FRACT", split.outputs[1]), 0.5)
    radius = shader.math("SQRT", shader.math("ADD", shader.math("MULTIPLY", u, u), shader.math("MULTIPLY", v, v)))
    angle = shader.math("ARCTAN2", v, u)
    petals = shader.math("MULTIPLY", shader.math("COSINE", shader.math("MULTIPLY", angle, 6.0)), size * 0.22)
    flower = shader.math("LESS_THAN", radius, shader.math("ADD", petals, size * 0.72))
    dot = shader.math("LESS_THAN", radius, size * 0.26)
    colour = shader.blend(dot, shader.blend(flower, ground, motif), centre)
    _weave(shader, colour)
    return shader.material


def woven(colour="jute", roughness=0.95, pitch=0.018):
    """Coarse plaited jute or cane: a rug, a basket, a chair seat."""
    name = f"woven-{colour}-{pitch}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, roughness, 0)
    shader.surface.inputs["Specular"].default_value = 0.15
    checker = shader.put(shader.node("TexBrick", offset=0.5), Scale=1.0, Mortar_Size=pitch * 0.12)
    checker.inputs["Brick Width"].default_value = pitch * 2
    checker.inputs["Row Height"].default_value = pitch
    checker.inputs["Color1"].default_value = (*shade(colour, 1.12), 1)
    checker.inputs["Color2"].default_value = (*shade(colour, 0.86), 1)
    checker.inputs["Mortar"].default_value = (*shade(colour, 0.5), 1)
    where = shader.coordinates()
    shader.join(where, checker.inputs["Vector"])
    tone = shader.blend(shader.noise(where, 5, 3), (0.8, 0.8, 0.8), (1, 1, 1))
    shader.colour(shader.blend(1.0, checker.outputs["Color"], tone, "MULTIPLY"))
    shader.bump(shader.math("SUBTRACT", 1.0, checker.outputs["Fac"]), 0.5, 0.003)
    return shader.material


def _laid(shader, length, width, gap, offset, a, b, joint):
    brick = shader.put(shader.node("TexBrick", offset=offset), Scale=1.0, Mortar_Size=gap, Mortar_Smooth=0.1)
    brick.inputs["Brick Width"].default_value = length
    brick.inputs["Row Height"].default_value = width
    for socket, colour in (("Color1", a), ("Color2", b), ("Mortar", joint)):
        brick.inputs[socket].default_value = (*rgb(colour), 1)
    return brick


def floor_boards(tone="oak", roughness=0.38, along="y", board=(1.5, 0.15)):
    """A wooden floor; the boards run along "x" or "y"."""
    name = f"boards-{tone}-{roughness}-{along}-{board}"
    if _kept(name):
        return _kept(name)
    dark, light = WOODS[tone]
    shader = _Shader(name, roughness, 0)
    mapping = shader.node("Mapping")
    shader.join(shader.node("TexCoord").outputs["Object"], mapping.inputs["Vector"])
    if along == "y":
        mapping.inputs["Rotation"].default_value = (0, 0, 1.5707963)
    where = mapping.outputs["Vector"]
    brick = _laid(shader, board[0], board[1], 0.0022, 0.37, (0.72, 0.72, 0.72), (1, 1, 1), (0.25, 0.22, 0.2))
    shader.join(where, brick.inputs["Vector"])
    stretch = shader.node("Mapping")
    stretch.inputs["Scale"].default_value = (0.8, 9, 1)
    shader.join(where, stretch.inputs["Vector"])
    moved = shader.node("VectorMath", operation="ADD")
    shader.join(stretch.outputs["Vector"], moved.inputs[0])
    spread = shader.node("VectorMath", operation="SCALE")
    spread.inputs["Scale"].default_value = 31.0
    shader.join(brick.outputs["Color"], spread.inputs[0])
    shader.join(spread.outputs["Vector"], moved.inputs[1])
    grain = shader.noise(moved.outputs["Vector"], 1.8, 5, 1.2)
    colour = shader.ramp(grain, [(0.28, dark), (0.55, mix(dark, light, 0.65)), (0.78, light)])
    shader.colour(shader.blend(1.0, colour, brick.outputs["Color"], "MULTIPLY"))
    shader.bump(shader.math("SUBTRACT", 1.0, brick.outputs["Fac"]), 0.35, 0.002)
    return shader.material


def terrazzo(ground="#e6dcc9", chips=("#c9a684", "#a9a498", "#f6f1e6", "#bb8663"), roughness=0.28, slab=1.2):
    """Polished terrazzo in slabs with thin joints."""
    name = f"terrazzo-{ground}-{slab}-{chips}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, roughness, 0)
    where = shader.coordinates(source="object")
    cells = shader.put(shader.node("TexVoronoi", voronoi_dimensions="2D"), Scale=64.0)
    shader.join(where, cells.inputs["Vector"])
    split = shader.node("SeparateXYZ")
    shader.join(cells.outputs["Color"], split.inputs[0])
    share = 0.72 / len(chips)
    stops = [(index * share, chip) for index, chip in enumerate(chips)] + [(0.72, ground)]
    chip = shader.ramp(split.outputs[0], stops, constant=True)
    reach = shader.math("MULTIPLY", split.outputs[1], 0.5)
    inside = shader.math("LESS_THAN", cells.outputs["Distance"], reach)
    body = shader.blend(shader.noise(where, 3, 3), shade(ground, 0.95), shade(ground, 1.03))
    colour = shader.blend(inside, body, chip)
    joints = _laid(shader, slab, slab, 0.002, 0.0, (1, 1, 1), (1, 1, 1), (0.55, 0.5, 0.42))
    shader.join(where, joints.inputs["Vector"])
    shader.colour(shader.blend(1.0, colour, joints.outputs["Color"], "MULTIPLY"))
    return shader.material


def tiles(colour="#e9e2d6", joint="#c9c0b0", size=0.6, roughness=0.25, offset=0.0, variation=0.05):
    """Square glazed tiles, for a floor or (on object axes x and y) a panel."""
    name = f"tiles-{colour}-{joint}-{size}-{roughness}-{offset}-{variation}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, roughness, 0)
    brick = _laid(shader, size, size, 0.003, offset, shade(colour, 1 - variation), shade(colour, 1 + variation / 2), joint)
    where = shader.coordinates(source="object")
    shader.join(where, brick.inputs["Vector"])
    tone = shader.blend(shader.noise(where, 2.5, 4), (0.95, 0.95, 0.95), (1, 1, 1))
    shader.colour(shader.blend(1.0, brick.outputs["Color"], tone, "MULTIPLY"))
    shader.bump(shader.math("SUBTRACT", 1.0, brick.outputs["Fac"]), 0.3, 0.002)
    return shader.material


def vinyl(colour="#d8cdb8", roughness=0.36):
    """Sheet vinyl with a fine speckle, as on a ward."""
    name = f"vinyl-{colour}-{roughness}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, roughness, 0)
    where = shader.coordinates(source="object")
    speckle = shader.noise(where, 130, 2)
    cloud = shader.noise(where, 1.2, 4)
    base = shader.ramp(speckle, [(0.35, shade(colour, 0.82)), (0.5, colour), (0.68, shade(colour, 1.15))])
    shader.colour(shader.blend(1.0, base, shader.blend(cloud, (0.93, 0.93, 0.93), (1, 1, 1)), "MULTIPLY"))
    return shader.material


def ceramic(colour="white"):
    """Glazed pottery, basins, cups."""
    return plain(colour, 0.18)


def terracotta(colour="terracotta"):
    """Unglazed fired clay, a little uneven."""
    name = f"terracotta-{colour}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, 0.85, 0)
    where = shader.coordinates(source="object")
    shader.colour(shader.blend(shader.noise(where, 14, 4), shade(colour, 0.82), shade(colour, 1.12)))
    shader.bump(shader.noise(where, 90, 2), 0.15)
    return shader.material


def brass():
    """Warm polished brass."""
    return plain("brass", 0.3, 1.0)


def steel(roughness=0.3):
    """Brushed steel."""
    return plain("#b9bcbd", roughness, 1.0)


def enamel(colour="white", roughness=0.32):
    """Powder-coated metal or moulded plastic: bed frames, device housings."""
    return plain(colour, roughness)


def leaf(colour="leaf", roughness=0.42):
    """A leaf: slightly glossy, lets some light through."""
    name = f"leaf-{colour}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, roughness, 0)
    where = shader.coordinates()
    shader.colour(shader.blend(shader.noise(where, 9, 2), shade(colour, 0.75), shade(colour, 1.3)))
    shader.surface.inputs["Subsurface"].default_value = 0.0
    return shader.material


def sheer(colour="white", share=0.45):
    """Thin curtain cloth that lets daylight through."""
    name = f"sheer-{colour}-{share}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, 0.95, 0)
    shader.colour(colour)
    shader.surface.inputs["Specular"].default_value = 0.0
    through = shader.node("BsdfTranslucent")
    through.inputs["Color"].default_value = (*rgb(colour), 1)
    body = shader.put(shader.node("MixShader"), Fac=0.5)
    shader.join(shader.surface.outputs[0], body.inputs[1])
    shader.join(through.outputs[0], body.inputs[2])
    clear = shader.node("BsdfTransparent")
    out = shader.put(shader.node("MixShader"), Fac=share)
    shader.join(body.outputs[0], out.inputs[1])
    shader.join(clear.outputs[0], out.inputs[2])
    shader.join(out.outputs[0], shader.tree.nodes["Material Output"].inputs["Surface"])
    return shader.material


def glass(tint="#eef5f2", share=0.86):
    """Clear glass without refraction (cheap and free of caustics): mostly see-through, a little shine."""
    name = f"glass-{tint}-{share}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, 0.05, 0)
    clear = shader.node("BsdfTransparent")
    clear.inputs["Color"].default_value = (*mix(tint, (1, 1, 1), 0.8), 1)
    shine = shader.put(shader.node("BsdfGlossy"), Roughness=0.04)
    edge = shader.put(shader.node("LayerWeight"), Blend=0.25)
    reach = shader.math("ADD", shader.math("MULTIPLY", edge.outputs["Fresnel"], 0.35), (0.86 - share) * 0.2)
    out = shader.node("MixShader")
    shader.join(reach, out.inputs["Fac"])
    shader.join(clear.outputs[0], out.inputs[1])
    shader.join(shine.outputs[0], out.inputs[2])
    shader.join(out.outputs[0], shader.tree.nodes["Material Output"].inputs["Surface"])
    return shader.material


def frosted(colour="#dfe9e4"):
    """Frosted glass: light comes through, shapes do not."""
    name = f"frosted-{colour}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, 0.3, 0)
    shader.colour(colour)
    through = shader.node("BsdfTranslucent")
    through.inputs["Color"].default_value = (*rgb(colour), 1)
    out = shader.put(shader.node("MixShader"), Fac=0.55)
    shader.join(shader.surface.outputs[0], out.inputs[1])
    shader.join(through.outputs[0], out.inputs[2])
    shader.join(out.outputs[0], shader.tree.nodes["Material Output"].inputs["Surface"])
    return shader.material


def water():
    """Water in a glass."""
    return glass("#dcebe8", 0.8)


def glow(colour="#ffe2b0", strength=3.0):
    """A surface that gives light: a lamp shade, a ceiling panel, a small indicator."""
    name = f"glow-{colour}-{strength}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, 0.8, 0)
    shader.colour(colour)
    shader.surface.inputs["Emission"].default_value = (*rgb(colour), 1)
    shader.surface.inputs["Emission Strength"].default_value = strength
    return shader.material


def screen(colour="#17313a", strength=0.6):
    """A lit display; draw what it shows with thin glow() meshes just in front of it."""
    name = f"screen-{colour}-{strength}"
    if _kept(name):
        return _kept(name)
    shader = _Shader(name, 0.12, 0)
    shader.colour("#0a0d0e")
    shader.surface.inputs["Emission"].default_value = (*rgb(colour), 1)
    shader.surface.inputs["Emission Strength"].default_value = strength
    return shader.material
