/**
 * Replaces the last sentence of each paragraph with `data-hours` by the one that holds now (decision 0105). Pages are cached, so the server
 * cannot know when they are read. The clock is the device's; its zone is India's whatever the device's is: UTC and 330 minutes.
 *
 * The script decides as `timesAt` in app/site/open-now.ts does; a unit test compares them. It decides again when the browser shows the page
 * once more, also from its memory, and each minute. The paragraph keeps the height it had, so nothing moves. Names are short, as a page without
 * React has one kilobyte for all its scripts: `m` is the minute of the day, `h` the times, `y` the holidays, `n` the sentence of a closed
 * hospital, `o` the time that holds.
 */
export const hoursScript = `{let f=()=>{let t=Date.now()+198e5,d=new Date(t),m=t%864e5/6e4;
document.querySelectorAll('[data-hours]').forEach(e=>{let[h,y,n]=JSON.parse(e.dataset.hours),[s,l]=e.children,
o=!y.includes(d.toJSON().slice(0,10))&&h.find(([w,a,b])=>w.includes(d.getUTCDay())&&a<=m&&m<b);
e.style.minHeight||=e.offsetHeight+'px';
s.textContent=o?o[3]:n;
if(l)l.hidden=!o})};
f();onpageshow=document.onvisibilitychange=f;setInterval(f,6e4)}`.replaceAll('\n', '');
