/** Formats rows as a Markdown table, with the first column aligned left and the others right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index ? '---:' : '---'))), ...rows.map(line)].join('\n');
}
