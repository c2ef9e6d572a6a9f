import type { FitWords } from './fit-timer.words.ts';

/** How long a fit may last before an ambulance is called, in seconds. */
const fitLimit = 5 * 60;

export const fitIds = { clock: 'fitclock', say: 'fitsay', start: 'fitstart', end: 'fitend' } as const;

const { clock, say, start, end } = fitIds;

/**
 * Counts from the press of a button, by the clock of the device, so that a screen that slept is right when it wakes. A reload goes on
 * counting. Needs no network.
 */
export const fitTimerScript = (words: Pick<FitWords, 'running' | 'late' | 'ended' | 'afterwards'>) =>
  `{let at=0,tick,word=t=>{${say}.textContent=t},
now=()=>{let s=(Date.now()-at)/1e3|0;${clock}.textContent=(s/60|0)+':'+(''+s%60).padStart(2,'0');return s},
look=()=>{if(now()>=${fitLimit}&&!${clock}.dataset.late){${clock}.dataset.late='';word('${words.late}');navigator.vibrate?.([600,200,600])}},
keep=v=>{try{sessionStorage.fit=v}catch{}},
run=()=>{${start}.hidden=true;${end}.hidden=false;word('${words.running}');look();tick=setInterval(look,250)};
${start}.onclick=()=>{at=Date.now();keep(at);delete ${clock}.dataset.late;run();${end}.focus()};
${end}.onclick=()=>{clearInterval(tick);now();keep('');word('${words.ended}'+${clock}.textContent+'${words.afterwards}');${end}.hidden=true;${start}.hidden=false;${start}.focus()};
try{at=+sessionStorage.fit||0}catch{}at&&run()}`.replaceAll('\n', '');
