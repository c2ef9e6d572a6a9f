import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';

/**
 * A piece of text, or an element as a JSON array: its name, its properties, its children. The build compiles pages to such
 * data (tools/information-pages/compiled-page.ts).
 */
export type TextNode =
  | string
  | readonly [name: string, properties: Readonly<Record<string, unknown>>, ...children: TextNode[]];

interface ArticleTextProps {
  readonly nodes: readonly TextNode[];
  /** Components in place of the elements of these names. */
  readonly components?: Readonly<Record<string, ComponentType<never>>>;
}

/** Renders the text of a compiled page. */
export function ArticleText({ nodes, components = {} }: ArticleTextProps) {
  const rendered = (node: TextNode): ReactNode => {
    if (typeof node === 'string') return node;
    const [name, properties, ...children] = node;
    const component = (components[name] as ComponentType | undefined) ?? name;
    return createElement(component, properties, ...children.map(rendered));
  };
  // As arguments and not as an array, so that the nodes need no keys.
  return createElement(Fragment, null, ...nodes.map(rendered));
}
