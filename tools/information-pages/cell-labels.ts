import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A remark plugin: each cell of a table carries the name of its column, for screens where a row becomes a card. */
export function cellLabels() {
  return (tree: Root) => {
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      const columns = head?.children.map((cell) => textOf(cell)) ?? [];
      for (const cell of rows.flatMap((row) => row.children.map((one, place) => ({ one, place })))) {
        cell.one.data = { ...cell.one.data, hProperties: { 'data-label': columns[cell.place] ?? '' } };
      }
    });
  };
}
