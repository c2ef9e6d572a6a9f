import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { TextLink } from '../../ui/link/link.tsx';
import type { InformationArticle } from '../information-article.ts';
import * as css from './reading.css.ts';
import { UrgentHelp, UrgentHelpFor } from './urgent-help.tsx';

const components: MDXComponents = {
  UrgentHelp,
  a: (attributes) => <TextLink {...(attributes as ComponentProps<typeof TextLink>)} />,
  // The roles are the elements' own: a browser forgets them where the style sheet lays a row out as a card.
  table: ({ children }: ComponentProps<'table'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <figure className={css.tableRoom} aria-label="Table" tabIndex={0}>
      <table role="table">{children}</table>
    </figure>
  ),
  thead: ({ children }: ComponentProps<'thead'>) => <thead role="rowgroup">{children}</thead>,
  tbody: ({ children }: ComponentProps<'tbody'>) => <tbody role="rowgroup">{children}</tbody>,
  tr: ({ children }: ComponentProps<'tr'>) => <tr role="row">{children}</tr>,
  th: ({ children }: ComponentProps<'th'>) =>
    children ? (
      <th role="columnheader" scope="col">
        {children}
      </th>
    ) : (
      <td role="cell" />
    ),
  td: (attributes: ComponentProps<'td'>) => <td role="cell" {...attributes} />,
};

/** The words of an information page. */
export function Reading({ article }: { readonly article: InformationArticle }) {
  const { frontmatter, default: Words } = article;
  return (
    <UrgentHelpFor value={frontmatter}>
      <div className={css.text}>
        <Words components={components} />
      </div>
    </UrgentHelpFor>
  );
}
