import * as css from './picture.css.ts';

/** The files of a picture: what `npm run art` writes to a manifest. */
interface PictureFiles {
  /** Path of the files without width and ending: `/pictures/rooms/gym`. */
  readonly path: string;
  /** Of the widest file, in px; the others have the same proportions. */
  readonly width: number;
  readonly height: number;
  /** The widths there are, in px, in AVIF and WebP. */
  readonly widths: readonly number[];
}

/** A photograph in one file, of any proportions. */
interface OneFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export type PictureSource = PictureFiles | OneFile;

interface PictureProps {
  readonly files: PictureSource;
  /** What is shown, for someone who does not see it. */
  readonly alt: string;
  /** How wide it stands on the page, as the `sizes` of an image. */
  readonly sizes: string;
  /** Pictures below the first screen wait until they are near. */
  readonly loading?: 'lazy' | 'eager';
  /** A photograph is cut to the proportions of the drawn pictures, among which it stands. */
  readonly isCropped?: boolean;
}

/** The width of the one JPEG, for browsers that read neither AVIF nor WebP. */
const jpegWidth = 960;

/** A picture: of fixed proportions in AVIF, WebP and JPEG, at the width the screen needs; or a photograph in one file. */
export function Picture({ files, alt, sizes, loading = 'lazy', isCropped = false }: PictureProps) {
  if (!('widths' in files)) {
    return (
      <img
        src={files.path}
        width={files.width}
        height={files.height}
        alt={alt}
        loading={loading}
        decoding="async"
        className={isCropped ? css.cropped : css.picture}
      />
    );
  }
  const sourceSet = (format: string) =>
    files.widths.map((width) => `${files.path}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture className={css.frame}>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      <img
        src={`${files.path}-${jpegWidth}.jpg`}
        width={files.width}
        height={files.height}
        alt={alt}
        loading={loading}
        decoding="async"
        className={css.picture}
      />
    </picture>
  );
}
