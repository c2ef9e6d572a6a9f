import type { ComponentProps } from 'react';
import { text } from './reading.css.ts';

/** Layout of longer text with headings, paragraphs and lists. */
export function Prose(attributes: Pick<ComponentProps<'div'>, 'children' | 'lang' | 'dir'>) {
  return <div className={text} {...attributes} />;
}
