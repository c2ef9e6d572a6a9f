import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { InformationArticle } from '../information-article.ts';
import { Prose } from './prose.tsx';
import { ReadingTable } from './reading-table.tsx';
import { UrgentHelp, UrgentHelpFor } from './urgent-help.tsx';

const components: MDXComponents = {
  UrgentHelp,
  a: (attributes) => <TextLink {...(attributes as ComponentProps<typeof TextLink>)} />,
  table: ({ children }: ComponentProps<'table'>) => <ReadingTable>{children}</ReadingTable>,
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
      <Prose>
        <Words components={components} />
      </Prose>
    </UrgentHelpFor>
  );
}
