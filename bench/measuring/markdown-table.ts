/** Rows under a head, as a table of markdown: the first column to the left, the figures to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, place) => (place ? '---:' : '---'))), ...rows.map(line)].join('\n');
}
