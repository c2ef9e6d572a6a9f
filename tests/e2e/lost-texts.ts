import type { Page } from './fixtures.ts';

/** Returns texts that a box clips, or that leave the button, link or summary that they label. */
export const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    /** Rounding of the browser, and the overhang of a slanted letter. */
    const tolerance = 1.5;
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('svg, option, script, style, noscript');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue?.trim();
      if (!text || !node.parentElement || !isVisible(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // Fonts are taller than the text; a box may clip their empty edge.
      const middle = (top + bottom) / 2;
      for (
        let box: Element | null = node.parentElement;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const isHidden = style.clipPath !== 'none' && box.clientWidth <= 1;
        const isShortenedOnPurpose = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        const scrolls = /auto|scroll/.test(style.overflow);
        if (isHidden || isShortenedOnPurpose || scrolls) break;
        const edges = box.getBoundingClientRect();
        const clipsAcross = /hidden|clip/.test(style.overflowX);
        const clipsAlong = /hidden|clip/.test(style.overflowY);
        const isControl = box.matches('a, button, summary') && style.display !== 'inline';
        const isBeside = left < edges.left - tolerance || right > edges.right + tolerance;
        const isAbove = middle < edges.top || middle > edges.bottom;
        if ((isBeside && (clipsAcross || isControl)) || (isAbove && (clipsAlong || isControl))) {
          found.add(`${text} (in ${box.localName}.${box.className})`);
        }
      }
    }
    return [...found];
  });
