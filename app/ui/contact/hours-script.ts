/**
 * Replaces the last sentence of each paragraph with `data-hours` by the one that holds now (decision 0105). Pages are cached, so the server
 * cannot know when they are read. The clock is the device's; its zone is India's whatever the device's is: UTC and 330 minutes.
 *
 * The script decides as `timesAt` in app/site/open-now.ts does; a unit test compares them. It decides again when the browser shows the page
 * once more, also from its memory, and each minute. The paragraph keeps the height it had, so nothing moves.
 */
export const hoursScript =
  `{let f=()=>{let d=new Date(Date.now()+198e5),m=d.getUTCHours()*60+d.getUTCMinutes();
document.querySelectorAll('[data-hours]').forEach(p=>{let{hours:h,holidays:y,open:n,closed:c}=p.dataset,[s,l]=p.children,
o=!y.includes(d.toJSON().slice(0,10))&&h.split(';').map(t=>t.split(',')).find(([w,a,b])=>w.includes(d.getUTCDay())&&a<=m&&m<b);
p.style.minBlockSize||=p.offsetHeight+'px';
s.textContent=o?n.replace('{}',o[3]):c;
if(l)l.hidden=!o})};
f();onpageshow=document.onvisibilitychange=f;setInterval(f,6e4)}`.replaceAll('\n', '');
