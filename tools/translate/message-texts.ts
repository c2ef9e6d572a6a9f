/** Finds the texts in the source of a module of messages, without running it. */
import { parseSync } from 'vite';

/** A message, or a part of one, in the source of a module. */
export interface MessageText {
  /** Path of the text within the module, such as `personWords.whom.self`. */
  readonly path: string;
  /** The text with a placeholder for each parameter, such as `At most {most} characters.` Undefined if only an engineer can translate the message. */
  readonly text: string | undefined;
  /** Placeholders by the order of the parameters. */
  readonly parameters: readonly string[];
  /** Range of the literal, or of the code that only an engineer can change. */
  readonly start: number;
  readonly end: number;
  readonly source: string;
  readonly isTemplate: boolean;
  readonly line: number;
  readonly lastLine: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const nodesIn = (value: unknown) => value as readonly Node[];

/** Removes the types around an expression. */
function bare(node: Node): Node {
  const isWrapped = /^(?:TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type);
  return isWrapped ? bare(node.expression as Node) : node;
}

const isValue = ({ type, value }: Node) => type === 'Literal' && typeof value !== 'string';

/** Returns the text of a literal or a template. Returns undefined if the template has anything but parameters in its gaps. */
function textOf(node: Node, parameters: readonly string[]): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const gaps = nodesIn(node.expressions).map(({ type, name }) =>
    type === 'Identifier' && parameters.includes(String(name)) ? `{${name}}` : undefined,
  );
  if (gaps.includes(undefined)) return undefined;
  const texts = nodesIn(node.quasis).map(({ value }) => (value as { readonly cooked: string }).cooked);
  return texts.map((text, index) => text + (gaps[index] ?? '')).join('');
}

/** Returns the names of a function's parameters. Those of an object count in the order of their names. */
function parametersOf(node: Node): readonly string[] {
  return nodesIn(node.params).flatMap((parameter) => {
    if (parameter.type === 'Identifier') return [String(parameter.name)];
    if (parameter.type !== 'ObjectPattern') return [];
    return nodesIn(parameter.properties).flatMap(({ key, value }) => {
      const [name, own] = [(key as Node)?.name, (value as Node)?.name];
      // A renamed parameter would need two names.
      return name === own && typeof name === 'string' ? [name] : [];
    });
  });
}

/**
 * Lists the texts of a module in order.
 *
 * @param file name for errors of the parser; its ending says whether the source has JSX
 */
export function readMessageTexts(file: string, source: string): readonly MessageText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const found: MessageText[] = [];
  const add = (path: string, node: Node, text: string | undefined, parameters: readonly string[]) =>
    found.push({
      ...{
        path,
        text,
        parameters,
        start: node.start,
        end: node.end,
        source: source.slice(node.start, node.end),
      },
      ...{
        isTemplate: node.type === 'TemplateLiteral',
        line: lineAt(node.start),
        lastLine: lineAt(node.end),
      },
    });
  const visit = (path: string, wrapped: Node): void => {
    const node = bare(wrapped);
    if (isValue(node)) return;
    if (node.type === 'ObjectExpression') {
      for (const property of nodesIn(node.properties)) {
        const key = property.key as Node | undefined;
        const name =
          property.type === 'Property' && !property.computed ? (key?.name ?? key?.value) : undefined;
        if (name === undefined) add(`${path}.?`, property, undefined, []);
        else visit(`${path}.${name}`, property.value as Node);
      }
    } else if (node.type === 'ArrayExpression') {
      for (const [index, element] of nodesIn(node.elements).entries()) visit(`${path}[${index}]`, element);
    } else if (node.type === 'ArrowFunctionExpression') {
      const parameters = parametersOf(node);
      const body = bare(node.body as Node);
      const text = textOf(body, parameters);
      add(path, text === undefined ? node : body, text, parameters);
    } else {
      add(path, node, textOf(node, []), []);
    }
  };
  for (const statement of program.body as unknown as readonly Node[]) {
    const declaration = statement.declaration as Node | null | undefined;
    if (statement.type !== 'ExportNamedDeclaration' || !declaration) continue;
    if (declaration.type === 'FunctionDeclaration') {
      add(String((declaration.id as Node).name), declaration, undefined, []);
    }
    for (const { id, init } of nodesIn(declaration.declarations ?? [])) {
      if (init) visit(String((id as Node).name), init as Node);
    }
  }
  return found;
}

const placeholder = /\{(\w+)\}/g;

/** The placeholders of a text, sorted. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name).sort();

/** Returns a text with its placeholders renamed, because a translated function may name its parameters in its own way. */
export const withParameters = (text: string, from: readonly string[], to: readonly string[]): string =>
  text.replaceAll(placeholder, (whole, name) => {
    const index = from.indexOf(name);
    return index < 0 ? whole : `{${to[index] ?? name}}`;
  });

/** Returns the source of a literal with a text. */
export function literalOf(text: string, { isTemplate }: Pick<MessageText, 'isTemplate'>): string {
  if (!isTemplate) return `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  return `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll(placeholder, (_whole, name) => `\${${name}}`)}\``;
}
