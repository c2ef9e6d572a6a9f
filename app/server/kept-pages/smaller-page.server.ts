import { coloursIn, usedRules, withoutIdleColours, withoutIdleMotions } from './style-rules.server.ts';

/** React's own marks: where one text ends and the next begins, and round what may come late. */
const reactMarks = /<!--(?: |\/?[$&][!?~]?)-->/g;

const emptyDrawing = /<(circle|ellipse|line|path|polygon|polyline|rect|use)\b([^>]*)><\/\1>/g;

const styleRules = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** What an icon's drawing is called in the library it is from; no rule asks for it. */
const iconName = / class="lucide [^"]*"/g;

const classList = /\sclass="([^"]*)"/g;

/**
 * The same page in fewer bytes: without rules that nothing on it uses and without what React would need to take the page over.
 * Where it has moving parts React does so in them, and they show things that are not there yet: their rules
 * stand in a second `style`, which stays whole, and so do React's marks.
 *
 * @param html a page of ours, finished
 * @param linkedColours those of the sheet that it links, which it must give
 */
export function smallerPage(html: string, linkedColours: Iterable<string> = []): string {
  const classes = new Set([...html.matchAll(classList)].flatMap(([, names = '']) => names.split(' ')));
  const [, ofMovingParts = ''] = [...html.matchAll(styleRules)].map(([, rules]) => rules);
  const pruned = html.replace(/(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/, (_, tag: string, rules: string) => {
    const used = withoutIdleMotions(usedRules(rules, classes), ofMovingParts);
    const colours = new Set([...coloursIn(used), ...coloursIn(ofMovingParts), ...linkedColours]);
    return `${tag}${withoutIdleColours(used, colours)}`;
  });
  const unmarked = pruned.includes(' data-island=')
    ? pruned
    : pruned.replace(reactMarks, '').replace(iconName, '');
  return unmarked.replace(emptyDrawing, '<$1$2/>');
}
