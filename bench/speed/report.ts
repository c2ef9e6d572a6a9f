import { markdownTable } from '../measuring/markdown-table.ts';
import { type Budget, budgets, judge } from './budgets.ts';
import type { Metric, Results } from './results.ts';
import { type PageName, pageNames, pages, type SubjectName } from './subjects.ts';

type Unit = 'ms' | 'KB' | 'count' | 'figure';

const units: Readonly<Record<Metric, readonly [name: string, unit: Unit]>> = {
  firstPaint: ['first paint, ms', 'ms'],
  largestPaint: ['largest paint, ms', 'ms'],
  blocked: ['blocked until settled, ms', 'ms'],
  shift: ['layout shift', 'figure'],
  firstCard: ['first doctor card, ms', 'ms'],
  menuWorks: ['menu works, ms', 'ms'],
  pressOfMenu: ['press of the menu, ms', 'ms'],
  tapToPage: ['tap to a usable directory, ms', 'ms'],
  htmlBrotli: ['HTML, brotli KB', 'KB'],
  cssBrotli: ['style sheets, brotli KB', 'KB'],
  scriptBrotli: ['scripts, brotli KB', 'KB'],
  textBrotli: ['all text, brotli KB', 'KB'],
  wire: ['received, KB', 'KB'],
  requestsBeforeLoad: ['requests before load', 'count'],
  requests: ['requests', 'count'],
  scripts: ['scripts', 'count'],
  elements: ['elements', 'count'],
  requestsPerSecond: ['requests a second', 'count'],
  slowestPercent: ['99 of 100 answered within, ms', 'ms'],
  processor: ['processor a request, ms', 'figure'],
  answered: ['answered', 'count'],
  failed: ['failed', 'count'],
};

/** `answered` is left out, because it only follows from the time given. */
const peers = ['template', 'string', 'before'] as const;

const shown = (Object.keys(units) as readonly Metric[]).filter((metric) => metric !== 'answered');

function written(metric: Metric, figure: number | undefined): string {
  if (figure === undefined) return '–';
  const [, unit] = units[metric];
  if (unit === 'KB') return (figure / 1024).toFixed(1);
  return unit === 'figure' ? figure.toFixed(3) : figure.toFixed(0);
}

function ratio(results: Results, page: PageName, metric: Metric, other: SubjectName): string {
  const figure = results.of('product', page, metric);
  const basis = results.of(other, page, metric);
  if (figure === undefined || basis === undefined) return '–';
  return basis === 0 ? (figure === 0 ? '1.00' : '–') : (figure / basis).toFixed(2);
}

function limitOf({ limit, times, above, metric, atLeast }: Budget): string {
  const words = atLeast ? 'at least' : 'at most';
  if (times) return `${words} ${limit} x ${times}`;
  return above ? `${words} ${above} + ${limit}` : `${words} ${written(metric, limit)}`;
}

function pageTable(results: Results, page: PageName): string {
  const rows = shown
    .filter((metric) => results.of('product', page, metric) !== undefined)
    .map((metric) => [
      units[metric][0],
      ...['product' as const, ...peers].map((subject) => written(metric, results.of(subject, page, metric))),
      ...peers.map((peer) => ratio(results, page, metric, peer)),
    ]);
  const head = ['', 'product', ...peers, ...peers.map((peer) => `÷ ${peer}`)];
  return `## ${page} (${pages[page]})\n\n${markdownTable(head, rows)}`;
}

function budgetTable(results: Results): string {
  const rows = budgets.map((budget) => {
    const { what, page, metric } = budget;
    const verdict = judge(results, budget);
    const outcome = verdict && (verdict.isMet ? 'met' : 'missed');
    return [
      ...[`${what}, ${page}`, limitOf(budget)],
      ...[written(metric, verdict?.allowed), written(metric, verdict?.figure), outcome ?? 'not measured'],
    ];
  });
  return `## Budgets\n\n${markdownTable(['', 'budget', 'that is', 'measured', ''], rows)}`;
}

/** Formats medians, ratios and budgets as Markdown. */
export function report(results: Results): string {
  return [...pageNames.map((page) => pageTable(results, page)), budgetTable(results)].join('\n\n');
}
