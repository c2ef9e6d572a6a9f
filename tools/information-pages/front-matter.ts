import { parse } from 'yaml';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { fieldErrors, type } from '#app/platform/input/input.server.ts';

/** The folder of a locale's information pages, relative to the project. */
export const informationFolder = (locale: Locale) => `app/languages/${locale}/information`;

/** Name and text of an MDX file. */
export interface SourceFile {
  /** Relative to the project, such as `app/languages/en/information/sleep-clinic.mdx`. */
  readonly file: string;
  readonly text: string;
}

/** Splits an MDX file into the YAML of its front matter and its body; undefined for a file without front matter. */
export function splitFrontMatter(text: string): { readonly yaml: string; readonly body: string } | undefined {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return yaml === undefined ? undefined : { yaml, body: body ?? '' };
}

/** Formats an error with its file and field. */
export const frontMatterError = (file: string, field: string, words: string) => `${file}: ${field}: ${words}`;

/** Adds the line of the field to an error of {@link frontMatterError}, so that an editor can open the place. */
export function withLine(error: string, sources: readonly SourceFile[]): string {
  const [, file = '', field = ''] = /^(\S+\.mdx): ([^:]+): /.exec(error) ?? [];
  const lines = sources.find((source) => source.file === file)?.text.split('\n') ?? [];
  const [key = ''] = field.split('.');
  const index = lines.findIndex((line) => line.startsWith(`${key}:`));
  // A field that is missing belongs in the front matter, which begins in the first line.
  return lines.length === 0 ? error : error.replace(file, `${file}:${index === -1 ? 1 : index + 1}`);
}

type Checked<Output> = (values: unknown) => Output | InstanceType<typeof type.errors>;

/** Reads an MDX file and validates its front matter. */
export function parseFrontMatter<Output extends object>(
  { file, text }: SourceFile,
  schema: Checked<Output>,
): { readonly frontMatter: Output; readonly body: string } | { readonly faults: readonly string[] } {
  const parts = splitFrontMatter(text);
  if (!file.endsWith('.mdx') || !parts) {
    return { faults: [frontMatterError(file, 'file', 'Must be MDX with front matter.')] };
  }
  let values: unknown;
  try {
    values = parse(parts.yaml);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { faults: [frontMatterError(file, 'front matter', words)] };
  }
  const frontMatter = schema(values);
  if (frontMatter instanceof type.errors) {
    const faults = Object.entries(fieldErrors(frontMatter));
    return {
      faults: faults.map(([field, problem]) => frontMatterError(file, field, problem.in(defaultLocale))),
    };
  }
  return { frontMatter, body: parts.body };
}
