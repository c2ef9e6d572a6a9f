import { hindiPrefix, type Language } from '#app/site/language.ts';

/** Marks a field whose text stays on the device. */
export const keptMark = 'data-keep';

/** The ids of what the script needs, and under what it keeps a sheet: the page's English path after this. */
export const keepIds = { status: 'kept', wipe: 'wipe' } as const;
const keptUnder = 'sheet:';

/**
 * Keeps what is typed into a sheet in this browser and nowhere else, shows it again, and deletes it at the press of a button. A browser
 * that keeps nothing (a private window, a full one, one that forbids it) is told of in words. The fields stand in no form, so that
 * nothing can send them. Either language shows what was typed in the other.
 */
export const keepScript = (language: Language) =>
  `{let d=document,k='${keptUnder}'+location.pathname${language === 'hi' ? `.slice(${hindiPrefix.length})` : ''},f=[...d.querySelectorAll('[${keptMark}]')],p=${keepIds.status},
s=t=>{p.textContent==p.dataset[t]||(p.textContent=p.dataset[t])},lost=()=>s('lost');
try{let v=JSON.parse(localStorage[k]||'{}');f.map(e=>e.value=v[e.id]||'')}catch{lost()}
oninput=e=>{if(f.includes(e.target))try{localStorage[k]=JSON.stringify(Object.fromEntries(f.filter(e=>e.value).map(e=>[e.id,e.value])));s('kept')}catch{lost()}};
${keepIds.wipe}.onclick=()=>{if(confirm(${keepIds.wipe}.dataset.ask)){f.map(e=>e.value='');try{localStorage.removeItem(k)}catch{}s('gone')}}}`.replaceAll(
    '\n',
    '',
  );
