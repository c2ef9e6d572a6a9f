import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { DrawnIcons } from '../icon/drawn-icons.ts';
import { HeaderContent } from './header.tsx';

interface WrittenHeader {
  readonly markup: string;
  /** Those it draws, which the rest of a page refers to. */
  readonly icons: ReadonlySet<string>;
}

let written: WrittenHeader | undefined;

/** The header of every public page, made once: no page is its own at this address, so that none is marked. */
export function writtenHeader(): WrittenHeader {
  if (!written) {
    const icons = new Set<string>();
    const markup = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/-']}>
        <DrawnIcons value={icons}>
          <HeaderContent />
        </DrawnIcons>
      </MemoryRouter>,
    );
    written = { markup, icons };
  }
  return written;
}
