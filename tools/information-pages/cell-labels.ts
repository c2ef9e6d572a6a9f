import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Remark plugin that adds the column name to each table cell, for small screens that show a row as a card. */
export function cellLabels() {
  return (tree: Root) => {
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      const columns = head?.children.map((cell) => textOf(cell)) ?? [];
      for (const cell of rows.flatMap((row) => row.children.map((node, column) => ({ node, column })))) {
        cell.node.data = { ...cell.node.data, hProperties: { 'data-label': columns[cell.column] ?? '' } };
      }
    });
  };
}
