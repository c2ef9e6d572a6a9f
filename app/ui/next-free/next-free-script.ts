/** Marks an element with the doctor whose next free time is to be written into it: by the slug, which the links beside it have too. */
export const nextFreeMark = 'data-free';

export const nextFreePath = '/api/v1/next-free';

/** The parameter that names doctors by their slugs, parted by commas. */
export const nextFreeOf = 'of';

/** Asks for all doctors of a page at once, after the page. Without an answer the lines stay empty. */
export const nextFreeScript = `addEventListener('load',(_,f=[...document.querySelectorAll('[${nextFreeMark}]')])=>fetch('${nextFreePath}?${nextFreeOf}='+f.map(e=>e.dataset.free)).then(r=>r.json()).then(d=>f.map(e=>e.textContent=d[e.dataset.free])).catch(()=>0))`;
