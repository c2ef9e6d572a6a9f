import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { TextLink } from '../../ui/link/link.tsx';
import type { InformationArticle } from '../information-article.ts';
import * as css from './reading.css.ts';
import { UrgentHelp, UrgentHelpFor } from './urgent-help.tsx';

const components: MDXComponents = {
  UrgentHelp,
  a: (attributes) => <TextLink {...(attributes as ComponentProps<typeof TextLink>)} />,
  table: ({ children }: ComponentProps<'table'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={css.tableRoom} aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
  th: ({ children }: ComponentProps<'th'>) => <th scope="col">{children}</th>,
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
