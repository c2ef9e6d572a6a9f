/** How long a fit may last before an ambulance is called, in seconds. */
export const fitLimit = 5 * 60;

export const fitIds = { clock: 'fitclock', say: 'fitsay', start: 'fitstart', end: 'fitend' } as const;

/** What the timer says, from before it starts until the fit has ended. */
export const fitWords = {
  before: 'Start it when the fit begins. At 5 minutes it tells you to call 112.',
  running: 'Stay with them. Call 112 when 5 minutes are over.',
  late: '5 minutes. Call 112 now.',
  ended: 'It lasted ',
  afterwards: '. Write it down. Call 112 if another fit follows, or if they do not wake as usual.',
} as const;

const { clock, say, start, end } = fitIds;

/**
 * Counts from the press of a button, by the clock of the device, so that a screen that slept is right when it wakes. A reload goes on
 * counting. Needs no network.
 */
export const fitTimerScript = `{let at=0,tick,word=t=>{${say}.textContent=t},
now=()=>{let s=(Date.now()-at)/1e3|0;${clock}.textContent=(s/60|0)+':'+(''+s%60).padStart(2,'0');return s},
look=()=>{if(now()>=${fitLimit}&&!${clock}.dataset.late){${clock}.dataset.late='';word('${fitWords.late}');navigator.vibrate?.([600,200,600])}},
keep=v=>{try{sessionStorage.fit=v}catch{}},
run=()=>{${start}.hidden=true;${end}.hidden=false;word('${fitWords.running}');look();tick=setInterval(look,250)};
${start}.onclick=()=>{at=Date.now();keep(at);delete ${clock}.dataset.late;run();${end}.focus()};
${end}.onclick=()=>{clearInterval(tick);now();keep('');word('${fitWords.ended}'+${clock}.textContent+'${fitWords.afterwards}');${end}.hidden=true;${start}.hidden=false;${start}.focus()};
try{at=+sessionStorage.fit||0}catch{}at&&run()}`.replaceAll('\n', '');
