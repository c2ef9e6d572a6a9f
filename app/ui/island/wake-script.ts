/**
 * Brings the moving parts of a public page to life, each with its islands: when it is touched, pointed at or reached by
 * keyboard; when the reader has begun to scroll and it is less than half a window away; or, where it says so
 * in `data-wake`, once the page has loaded and is at rest. Before that nothing of React is fetched. A button pressed
 * before its part is awake is remembered (`useIslandPart`). Under Save-Data nothing comes, and buttons
 * that need it hide.
 *
 * `data-wake` holds the media query under which a part wakes by itself, `data-wake-after` how many ms later than the rest of
 * the page: what moves only then needs nothing before.
 *
 * @param islands the address of the script that knows them
 */
export const wakeScript = (islands: string) =>
  `{const q='[data-interactive]',asked=new Set;let entry,watch;
const wake=p=>{if(asked.has(p))return;asked.add(p);(entry??=import('${islands}')).then(m=>m.wake(p))},
touch=e=>{for(let p=e.target.closest?.(q);p;p=p.parentElement.closest(q))wake(p)},
look=()=>{for(const p of document.querySelectorAll(q))watch.observe(p)},
near=()=>{if(watch)return;watch=new IntersectionObserver(seen=>{for(const e of seen)e.isIntersecting&&wake(e.target)},{rootMargin:'50% 0px'});look()},
rest=()=>{for(const p of document.querySelectorAll('[data-wake]')){const{wake:m,wakeAfter:t}=p.dataset;
setTimeout(()=>{if(!asked.has(p)&&matchMedia(m).matches){p.isDue=!!t;wake(p)}},t??0)}},
idle=()=>self.requestIdleCallback?requestIdleCallback(rest,{timeout:3000}):setTimeout(rest,300),
on=(kinds,act)=>{for(const k of kinds)addEventListener(k,act,{capture:true,passive:true})};
if(navigator.connection?.saveData)document.documentElement.dataset.still='';
else{on(['click'],e=>{const b=e.target.closest?.(q+' button[type=button]');if(b&&!b.closest(q).isAwake)self.firstPress=b});
on(['pointerdown','pointerover','keydown','focusin','input'],touch);on(['scroll','keydown'],near);
addEventListener('load',()=>{watch&&look();document.prerendering?document.addEventListener('prerenderingchange',idle):idle()})}}`.replaceAll(
    '\n',
    '',
  );
