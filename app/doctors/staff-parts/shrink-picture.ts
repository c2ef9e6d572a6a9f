import {
  pictureLimits,
  pictureMessages,
  signatureBytes,
  unsupportedFileType,
} from '#app/platform/pictures/picture.values.ts';

const accepted: readonly string[] = pictureLimits.types;

/** Resized picture, or the reason for which the file is refused. */
type ChosenPicture = { readonly file: File } | { readonly refusal: string };

/**
 * Resizes a photograph before it is submitted: at most 800 px a side, as WebP or JPEG, without metadata. Redrawing
 * also applies the rotation from the metadata, and converts HEIC if the browser can read it.
 *
 * @returns the resized file, the same file if this browser can write neither format, or the message for the field
 */
export async function shrinkPicture(file: File): Promise<ChosenPicture> {
  const foreign = unsupportedFileType(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
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
  // A very long or high picture keeps the minimum length of its shorter side.
  canvas.width = Math.max(pictureLimits.leastSide, Math.round(width * scale));
  canvas.height = Math.max(pictureLimits.leastSide, Math.round(height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const encoded = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  // Browsers that cannot encode WebP return PNG, which is too large for a photograph.
  const webp = await encoded('image/webp');
  if (webp?.type !== 'image/webp' && context) fillBehind(context);
  const blob = webp?.type === 'image/webp' ? webp : await encoded('image/jpeg');
  const small = blob
    ? new File([blob], `picture.${blob.type.slice(6)}`, { type: blob.type })
    : isHeic
      ? null
      : file;
  if (!small) return { refusal: pictureMessages.heic };
  return small.size > pictureLimits.bytes ? { refusal: pictureMessages.bytes } : { file: small };
}

/** Paints white behind a picture. JPEG has no transparency, and browsers write black instead. */
function fillBehind(context: CanvasRenderingContext2D) {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}
