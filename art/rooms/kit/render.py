"""Starts an empty scene and renders it with the passes that denoising needs.

    blender -b -P art/rooms/scenes/<name>.py -- --out DIR --width 1600 --height 900 --samples 96

writes DIR/<name>.png (16 bit, display colours), DIR/<name>-albedo.exr and
DIR/<name>-normal.exr (32-bit, first-hit colour and normal, -1..1).
"""
import argparse
import sys
from pathlib import Path

import bpy


def new_scene():
    """Throws away Blender's default cube, lamp and camera."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _arguments():
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", default=".")
    parser.add_argument("--width", type=int, default=1600)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--samples", type=int, default=96)
    return parser.parse_args(given)


def _store_passes(scene, layer, directory, name):
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    result = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], result.inputs["Image"])
    for kind in ("albedo", "normal"):
        target = tree.nodes.new("CompositorNodeOutputFile")
        target.base_path = str(directory)
        target.format.file_format = "OPEN_EXR"
        target.format.color_mode = "RGB"
        target.format.color_depth = "32"
        target.format.exr_codec = "ZIP"
        target.file_slots[0].path = f"{name}-{kind}-"
        tree.links.new(source.outputs[f"Denoising {kind.title()}"], target.inputs[0])


def render(name, exposure=0.0, gamma=1.0):
    """Renders the scene as `name`; `exposure` brightens it in stops."""
    options = _arguments()
    directory = Path(options.out).resolve()
    directory.mkdir(parents=True, exist_ok=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = options.samples
    cycles.seed = 7
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    # Denoising follows: what grain is left may be visible, not coarse.
    cycles.adaptive_threshold = 0.06
    cycles.adaptive_min_samples = 16
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 4.0
    cycles.sample_clamp_direct = 20.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    scene.render.resolution_x = options.width
    scene.render.resolution_y = options.height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = exposure
    scene.view_settings.gamma = gamma
    scene.frame_set(1)
    _store_passes(scene, scene.view_layers[0], directory, name)
    settings = scene.render.image_settings
    settings.file_format = "PNG"
    settings.color_mode = "RGB"
    settings.color_depth = "16"
    scene.render.filepath = str(directory / f"{name}.png")
    bpy.ops.render.render(write_still=True)
    for kind in ("albedo", "normal"):
        # Blender adds the frame's number to what a file output writes.
        (directory / f"{name}-{kind}-0001.exr").replace(directory / f"{name}-{kind}.exr")
