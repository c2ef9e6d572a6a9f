import { usedRules } from './style-rules.server.ts';

/** React's own marks: where one text ends and the next begins, and round what may come late. */
const reactMarks = /<!--(?: |\/?[$&][!?~]?)-->/g;

const emptyDrawing = /<(circle|ellipse|line|path|polygon|polyline|rect|use)\b([^>]*)><\/\1>/g;

const classList = /\sclass="([^"]*)"/g;

/**
 * The same page in fewer bytes: without rules that nothing on it uses and without what React would need to take the page over.
 * Where it has moving parts React does so in them, and they show things that are not there yet: their rules
 * stand in a second `style`, which stays whole, and so do React's marks.
 *
 * @param html a page of ours, finished
 */
export function smallerPage(html: string): string {
  const classes = new Set([...html.matchAll(classList)].flatMap(([, names = '']) => names.split(' ')));
  const pruned = html.replace(
    /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/,
    (_, tag: string, rules: string) => `${tag}${usedRules(rules, classes)}`,
  );
  const unmarked = pruned.includes(' data-island=') ? pruned : pruned.replace(reactMarks, '');
  return unmarked.replace(emptyDrawing, '<$1$2/>');
}
