import type { InLanguages } from '#app/site/language.ts';

/** Marks an element with the doctor whose next free time is to be written into it: by the slug, which the links beside it have too. */
export const nextFreeMark = 'data-free';

export const nextFreePath = '/api/v1/next-free';

/** The parameter that names doctors by their slugs, parted by commas. */
export const nextFreeOf = 'of';

/** The parameter that names the language of the answer, where it is not English. */
export const nextFreeIn = 'language';

const scriptIn = (language: string) =>
  `addEventListener('load',(_,f=[...document.querySelectorAll('[${nextFreeMark}]')])=>fetch('${nextFreePath}?${language}${nextFreeOf}='+f.map(e=>e.dataset.free)).then(r=>r.json()).then(d=>f.map(e=>e.textContent=d[e.dataset.free])).catch(()=>0))`;

/** Asks for all doctors of a page at once, after the page. Without an answer the lines stay empty. */
export const nextFreeScripts: InLanguages<string> = { en: scriptIn(''), hi: scriptIn(`${nextFreeIn}=hi&`) };
