"""The room's shell: walls with openings, floor, ceiling, windows, door, trim."""
import math
from dataclasses import dataclass, field

import bpy

from kit import materials as m
from kit import shapes as s

THICKNESS = 0.22


@dataclass
class Window:
    """An opening: `wall` is north, south, east or west, `along` its middle on that wall's x (or y) axis."""

    wall: str
    along: float
    sill: float
    width: float
    height: float
    panes: tuple = (2, 2)
    frame: str = "white"
    # Panes add only grain that denoising cannot tell from the hills behind them.
    glazed: bool = False


@dataclass
class Shell:
    """Result of shell(). light.py reads the windows; furniture can read the sizes."""

    width: float
    depth: float
    height: float
    windows: list = field(default_factory=list)


def _basis(wall, width, depth):
    """Point and axes of a wall: its middle at the floor, the direction along it and the one into the room."""
    return {
        "north": ((0, depth / 2), (1, 0), (0, -1), width),
        "south": ((0, -depth / 2), (1, 0), (0, 1), width),
        "east": ((width / 2, 0), (0, 1), (-1, 0), depth),
        "west": ((-width / 2, 0), (0, 1), (1, 0), depth),
    }[wall]


def on_wall(room, wall, along, height, off=0.0):
    """(x, y, z) of a spot on a wall's inner face, `off` metres into the room."""
    (ox, oy), (ax, ay), (nx, ny), _ = _basis(wall, room.width, room.depth)
    return (ox + ax * along + nx * off, oy + ay * along + ny * off, height)


def wall_turn(wall):
    """The `turn` that makes a piece stand with its back to this wall."""
    return {"north": 0, "east": -90, "south": 180, "west": 90}[wall]


def _slab(name, wall, room, along, z, length, height, thickness, out, material, bevel=0.0):
    """A box on a wall: `out` is how far its middle lies outside the inner face."""
    (ox, oy), (ax, ay), (nx, ny), _ = _basis(wall, room.width, room.depth)
    centre = (ox + ax * along - nx * out, oy + ay * along - ny * out, z)
    size = (length, thickness, height) if wall in ("north", "south") else (thickness, length, height)
    return s.box(name, centre, size, material, bevel)


def _wall(wall, room, material, dado):
    _, _, _, length = _basis(wall, room.width, room.depth)
    holes = [w for w in room.windows if w.wall == wall]
    extra = THICKNESS if wall in ("north", "south") else 0.0
    us = {-length / 2 - extra, length / 2 + extra}
    vs = {0.0, room.height}
    if dado:
        vs.add(dado[0])
    for w in holes:
        us |= {w.along - w.width / 2, w.along + w.width / 2}
        vs |= {w.sill, w.sill + w.height}
    us, vs = sorted(us), sorted(vs)
    for u0, u1 in zip(us, us[1:]):
        for v0, v1 in zip(vs, vs[1:]):
            u, v = (u0 + u1) / 2, (v0 + v1) / 2
            if any(abs(u - w.along) < w.width / 2 and w.sill < v < w.sill + w.height for w in holes):
                continue
            lower = dado and v < dado[0]
            made = dado[1] if lower else material
            _slab(f"wall-{wall}", wall, room, u, v, u1 - u0, v1 - v0, THICKNESS, THICKNESS / 2, made)
    if dado and len(dado) > 2:
        for u0, u1 in zip(us, us[1:]):
            if not any(abs((u0 + u1) / 2 - w.along) < w.width / 2 and w.sill < dado[0] < w.sill + w.height for w in holes):
                _slab("rail", wall, room, (u0 + u1) / 2, dado[0], u1 - u0, 0.045, 0.018, -0.009, dado[2], 0.004)


def _window(room, w, sill_material):
    frame = m.wood(w.frame) if w.frame in m.WOODS and w.frame != "white" else m.enamel("white")
    depth, bar = 0.06, 0.05
    middle = w.sill + w.height / 2
    out = THICKNESS * 0.55
    for side in (-1, 1):
        _slab("frame", w.wall, room, w.along + side * (w.width / 2 - bar / 2), middle, bar, w.height, depth, out, frame, 0.006)
        _slab("frame", w.wall, room, w.along, middle + side * (w.height / 2 - bar / 2), w.width - 0.004, bar, depth - 0.003, out, frame, 0.006)
    columns, rows = w.panes
    for i in range(1, columns):
        _slab("bar", w.wall, room, w.along - w.width / 2 + w.width * i / columns, middle, 0.045, w.height - 0.004, depth - 0.006, out, frame, 0.006)
    for i in range(1, rows):
        # The upper lights are smaller, as in the houses round here.
        share = i / rows if rows != 2 else 0.68
        _slab("bar", w.wall, room, w.along, w.sill + w.height * share, w.width - 0.008, 0.035, depth * 0.8, out, frame, 0.006)
    if w.glazed:
        pane = _slab("pane", w.wall, room, w.along, middle, w.width, w.height, 0.004, out, m.glass())
        pane.visible_shadow = False
        pane.visible_diffuse = False
    if w.sill > 0.3:
        _slab("sill", w.wall, room, w.along, w.sill + 0.012, w.width + 0.1, 0.035, 0.2, 0.03, sill_material, 0.008)


def door(room, wall, along, colour="oak", width=0.92, height=2.1, hinge=1, vision=True):
    """A closed flush door in its frame, with a handle, a kick plate and (for a ward) a small vision panel."""
    leaf = m.wood(colour) if colour in m.WOODS else m.enamel(colour, 0.45)
    frame = m.wood("teak") if colour in m.WOODS else m.enamel("white")
    steel = m.steel()
    parts = [
        s.box("leaf", (0, -0.01, height / 2), (width, 0.045, height), leaf, 0.004),
        s.box("jamb", (-width / 2 - 0.04, -0.02, height / 2 + 0.03), (0.08, 0.07, height + 0.06), frame, 0.008),
        s.box("jamb", (width / 2 + 0.04, -0.02, height / 2 + 0.03), (0.08, 0.07, height + 0.06), frame, 0.008),
        s.box("head", (0, -0.02, height + 0.042), (width + 0.168, 0.074, 0.08), frame, 0.008),
        s.box("kick", (0, -0.035, 0.12), (width - 0.04, 0.004, 0.2), steel),
        s.box("plate", (hinge * (width / 2 - 0.08), -0.036, 1.02), (0.04, 0.008, 0.18), steel, 0.003),
        s.tube("handle", [(hinge * (width / 2 - 0.08), -0.04, 1.03), (hinge * (width / 2 - 0.08), -0.085, 1.03), (hinge * (width / 2 - 0.11), -0.09, 1.03), (hinge * (width / 2 - 0.2), -0.09, 1.03)], 0.009, steel),
    ]
    if vision:
        parts.append(s.rounded_panel("vision", (hinge * 0.2, -0.034, 1.5), (0.16, 0.5, 0.006), m.plain("#bcd0cb", 0.1), 0.03))
    return s.group("door", parts, on_wall(room, wall, along, 0), wall_turn(wall))


def shell(
    width,
    depth,
    height=2.9,
    walls="warm-white",
    accents=None,
    floor=None,
    windows=(),
    dado=None,
    skirting="white",
    cornice=True,
    sill="teak",
    ceiling="white",
    open_sides=(),
    clear=(),
):
    """Builds the room and returns its Shell.

    `accents` maps a wall to a colour or a material; `dado` is (height, colour
    or material[, rail material]) for a lower band on all walls not in
    `accents`; `skirting` is a wood tone, a colour or None; walls in
    `open_sides` are left out; `clear` lists (wall, along, width) gaps in the
    skirting for doors.
    """

    def as_paint(value):
        return value if isinstance(value, bpy.types.Material) else m.paint(value)

    room = Shell(width, depth, height, list(windows))
    accents = accents or {}
    floor = floor or m.floor_boards("oak")
    band = (dado[0], as_paint(dado[1]), *dado[2:]) if dado else None
    for wall in ("north", "south", "east", "west"):
        if wall not in open_sides:
            _wall(wall, room, as_paint(accents.get(wall, walls)), None if wall in accents else band)
    s.box("floor", (0, 0, -0.05), (width + 0.6, depth + 0.6, 0.1), floor)
    s.box("ceiling", (0, 0, height + 0.05), (width + 0.6, depth + 0.6, 0.1), as_paint(ceiling))
    sill_material = m.wood(sill) if sill in m.WOODS else m.plain(sill, 0.3)
    for w in room.windows:
        _window(room, w, sill_material)
    for wall in ("north", "south", "east", "west"):
        if wall in open_sides:
            continue
        length = _basis(wall, width, depth)[3]
        gaps = [(w.along, w.width) for w in room.windows if w.wall == wall and w.sill < 0.2]
        gaps += [(a, g) for side, a, g in clear if side == wall]
        if skirting:
            base = m.wood(skirting) if skirting in m.WOODS and skirting != "white" else m.enamel(skirting, 0.5)
            start = -length / 2
            # Where two walls meet, no two faces may share a plane.
            high = 0.1 if wall in ("north", "south") else 0.0985
            for a, g in [*sorted(gaps), (length / 2, 0)]:
                stop = a - g / 2
                if stop - start > 0.02:
                    _slab("skirting", wall, room, (start + stop) / 2, high / 2, stop - start, high, 0.016, -0.008, base, 0.004)
                start = a + g / 2
        if cornice:
            _slab("cornice", wall, room, 0, height - (0.035 if wall in ("north", "south") else 0.0335), length, 0.07, 0.05, -0.025, as_paint(ceiling), 0.02)
    return room


def ceiling_panel(room, x, y, radius=0.17, strength=2.2):
    """A round flush ceiling light."""
    return s.group(
        "ceiling-light",
        [
            s.cylinder("rim", (0, 0, -0.02), radius + 0.015, 0.04, m.enamel("white"), 0.008),
            s.cylinder("face", (0, 0, -0.036), radius, 0.012, m.glow("#fff0d8", strength), 0.004),
        ],
        (x, y, room.height),
    )


def handrail(room, wall, start, stop, height=0.9, material=None):
    """A round wooden handrail on brackets along a wall."""
    material = material or m.wood("teak")
    turn = wall_turn(wall)
    length = abs(stop - start)
    parts = [s.cylinder("rail", (0, -0.075, 0), 0.021, length, material, 0.008, axis="x")]
    count = max(2, round(length / 1.1))
    for i in range(count):
        x = -length / 2 + 0.15 + (length - 0.3) * i / (count - 1)
        parts.append(s.tube("bracket", [(x, 0, -0.04), (x, -0.06, -0.04), (x, -0.075, -0.018)], 0.008, m.steel()))
    return s.group("handrail", parts, on_wall(room, wall, (start + stop) / 2, height), turn)
