"""The camera: always level, so that walls and doors stay upright."""
import math

import bpy

from kit import shapes as s


def camera(position, target, lens=24, shift=0.0, blur=None):
    """Stands at `position` and looks at `target`.

    The camera never tilts: a higher or lower target shifts the picture, as an
    architect's lens does. `shift` moves it further (share of the width).
    `blur` is an f-number for a soft background, None for none.
    """
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36
    data.sensor_fit = "HORIZONTAL"
    data.clip_start = 0.02
    dx, dy, dz = (target[i] - position[i] for i in range(3))
    reach = math.hypot(dx, dy)
    data.shift_y = dz / reach * lens / 36 + shift
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = reach
        data.dof.aperture_fstop = blur
    obj = s.link(bpy.data.objects.new("camera", data))
    obj.location = position
    obj.rotation_euler = (math.pi / 2, 0, math.atan2(-dx, dy))
    bpy.context.scene.camera = obj
    return obj
