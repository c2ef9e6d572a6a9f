/** The package brings no types of its own: only what fonts.ts uses is described. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}
