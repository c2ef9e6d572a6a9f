import { menuOpenMark, phoneMenuId } from './menu-open.ts';

/**
 * Opens the header's menus where a mouse rests on them. Without it they open by a press, and by style where
 * scripts are off. It listens on the document, so that it does not matter whether and when React takes over.
 *
 * A press just after hovering opened a menu means "stay open": it pins the menu instead of closing it. What
 * the keyboard leaves closes, so that no panel lies over what has the focus.
 *
 * While the phone's menu is open it marks the page (`menuOpenMark`), which is then neither seen nor reached behind it.
 *
 * Its names are short, as a page without React has one kilobyte for all its scripts: `i` is the menu the mouse rests
 * on, `p` its panel, `w` whether hovering opened it, `t` the timer, `n` the menu it
 * rests on next.
 */
export const menuScript = `{let i,w,t;
const p=()=>i.querySelector('[popover]'),
is=()=>p().matches(':popover-open'),
f=e=>{if(e.pointerType!='mouse')return;
const to=e.type=='pointerover'?e.target:e.relatedTarget,n=to?.closest?.('[data-menu]');
clearTimeout(t);
if(n==i)return;
t=setTimeout(()=>{
if(i&&w&&is()&&(n||!p().matches(':focus-within')))p().hidePopover();
i=n;w=0;
if(i&&!is()){p().showPopover();w=1}},n?90:250)};
onpointerover=onpointerout=f;
addEventListener('click',e=>{const b=e.target.closest?.('[data-menu]>button');
if(b){clearTimeout(t);i=b.parentNode;if(w&&is())e.preventDefault();w=0}},true);
addEventListener('focusin',e=>{for(const o of document.querySelectorAll(':popover-open'))
if(!o.parentNode.contains(e.target))o.hidePopover()});
addEventListener('toggle',e=>e.target.id=='${phoneMenuId}'&&document.documentElement.toggleAttribute('${menuOpenMark}',e.newState=='open'),true)}`.replaceAll(
  '\n',
  '',
);
