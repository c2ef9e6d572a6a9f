import { pictureLimits } from '#app/server/pictures/picture.values.ts';

/**
 * Makes a photograph small before it is sent: at most 800 px a side, WebP or else JPEG, without its metadata. Drawing it
 * anew also turns it the right way up.
 *
 * @returns the smaller file, or the same one where this browser can write neither
 * @throws where the file is no picture this browser can read
 */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, pictureLimits.sentSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const written = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  // A browser that cannot write WebP writes PNG instead, which is large for a photograph.
  const webp = await written('image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await written('image/jpeg');
  return blob ? new File([blob], `picture.${blob.type.slice(6)}`, { type: blob.type }) : file;
}
