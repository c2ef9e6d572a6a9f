import {
  foreignFile,
  pictureLimits,
  pictureMessages,
  tellingBytes,
} from '#app/platform/pictures/picture.values.ts';

const accepted: readonly string[] = pictureLimits.types;

/** A picture to send, or why it cannot be. */
type ChosenPicture = { readonly file: File } | { readonly refusal: string };

/**
 * Makes a photograph small before it is sent: at most 800 px a side, WebP or else JPEG, without its metadata. Drawing it
 * anew also turns it the right way up, and makes a JPEG of a HEIC where the browser can read one.
 *
 * @returns the smaller file, or the same one where this browser can write neither; or the reason beside the field
 */
export async function shrinkPicture(file: File): Promise<ChosenPicture> {
  const foreign = foreignFile(new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()));
  const isHeic = foreign === 'heic';
  if (foreign !== 'type' && !isHeic) return { refusal: pictureMessages[foreign] };
  if (!isHeic && !accepted.includes(file.type)) return { refusal: pictureMessages.type };
  if (file.size > pictureLimits.chosenBytes) return { refusal: pictureMessages.chosenBytes };
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { refusal: pictureMessages[isHeic ? 'heic' : 'damaged'] };
  const { width, height } = picture;
  if (Math.min(width, height) < pictureLimits.leastSide) return { refusal: pictureMessages.small };
  const scale = Math.min(1, pictureLimits.sentSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  // A very long picture still has the height that a picture needs.
  canvas.width = Math.max(pictureLimits.leastSide, Math.round(width * scale));
  canvas.height = Math.max(pictureLimits.leastSide, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const written = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  // A browser that cannot write WebP writes PNG instead, which is large for a photograph.
  const webp = await written('image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await written('image/jpeg');
  const small = blob
    ? new File([blob], `picture.${blob.type.slice(6)}`, { type: blob.type })
    : isHeic
      ? null
      : file;
  if (!small) return { refusal: pictureMessages.heic };
  return small.size > pictureLimits.bytes ? { refusal: pictureMessages.bytes } : { file: small };
}
