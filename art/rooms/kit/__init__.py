"""Furniture, walls and light for the pictures of the hospital's rooms.

Units are metres. The floor is z = 0 and the room's middle is the origin; a
room `width` runs along x (west to east) and its `depth` along y (south to
north), and the camera usually stands in the south and looks north.
Everything that stands somewhere takes `at` (x, y or x, y, z) and `turn`
(degrees, counter-clockwise from above); unturned, its front looks south,
towards the camera.
"""
