import { far, hills, middle, near } from './hill-edge.css.ts';

/** The house picture in three curves: the hills that the footer stands on. */
export function HillEdge() {
  return (
    <svg className={hills} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
      <path className={far} d="M0 74C160 22 330 6 520 40s330 52 520 6 290-40 400 8v66H0z" />
      <path className={middle} d="M0 62c220 44 380 40 590 14s360-34 520-4 240 20 330-8v56H0z" />
      <path className={near} d="M0 104c260-30 470-26 700-6s480 22 740-22v44H0z" />
    </svg>
  );
}
