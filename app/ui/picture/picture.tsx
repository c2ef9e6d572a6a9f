import * as css from './picture.css.ts';

/** Files of a picture, as `npm run art` lists them in a manifest. */
interface PictureFiles {
  /** Path without width and extension, such as `/pictures/rooms/gym`. */
  readonly path: string;
  /** Width of the widest file in px. All files have the same proportions. */
  readonly width: number;
  readonly height: number;
  /** Available widths in px, each in AVIF and WebP. */
  readonly widths: readonly number[];
}

/** A photograph as a single file of any proportions. */
interface OneFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export type PictureSource = PictureFiles | OneFile;

interface PictureProps {
  readonly files: PictureSource;
  /** Alternative text. */
  readonly alt: string;
  /** The `sizes` attribute of the image: its width on the page. */
  readonly sizes: string;
  /** Defaults to `lazy`. Pass `eager` for a picture in the first view. */
  readonly loading?: 'lazy' | 'eager';
  /** Crops a photograph to the proportions of the drawn pictures around it. */
  readonly isCropped?: boolean;
}

/** Width of the JPEG in px, for browsers that support neither AVIF nor WebP. */
const jpegWidth = 960;

/** A responsive picture in AVIF, WebP and JPEG, or a photograph in one file. */
export function Picture({ files, alt, sizes, loading = 'lazy', isCropped = false }: PictureProps) {
  const image = { width: files.width, height: files.height, loading, decoding: 'async' } as const;
  if (!('widths' in files))
    return <img src={files.path} alt={alt} {...image} className={isCropped ? css.cropped : css.picture} />;
  const sourceSet = (format: string) =>
    files.widths.map((width) => `${files.path}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture className={css.frame}>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      <img src={`${files.path}-${jpegWidth}.jpg`} alt={alt} {...image} className={css.picture} />
    </picture>
  );
}
