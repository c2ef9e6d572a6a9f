/**
 * Opens the header's menus where a mouse rests on them. Without it they open by a press, and by style where
 * scripts are off. It listens on the document, so that it does not matter whether and when React takes over.
 *
 * A press just after hovering opened a menu means "stay open": it pins the menu instead of closing it. What
 * the keyboard leaves closes, so that no panel lies over what has the focus.
 *
 * It notes on `body` whether a panel is `open` or `closed`: behind the phone's menu nothing is then seen or reached
 * (phone-menu.later.css.ts).
 *
 * Its names are short, as a page without React has one kilobyte for all its scripts: `i` is the menu the mouse rests
 * on, whose last child is its panel, `w` whether hovering opened it, `t` the timer, `n` the menu it
 * rests on next.
 */
export const menuScript = `{let i,w,t,
is=()=>i.lastChild.matches(':popover-open'),
f=e=>{if(e.pointerType!='mouse')return;
let to=e.type=='pointerover'?e.target:e.relatedTarget,n=to?.closest?.('[data-menu]');
clearTimeout(t);
if(n==i)return;
t=setTimeout(()=>{
if(i&&w&&is()&&(n||!i.lastChild.matches(':focus-within')))i.lastChild.hidePopover();
i=n;w=0;
if(i&&!is()){i.lastChild.showPopover();w=1}},n?90:250)};
onpointerover=onpointerout=f;
addEventListener('click',e=>{let b=e.target.closest?.('[data-menu]>button');
if(b){clearTimeout(t);i=b.parentNode;if(w&&is())e.preventDefault();w=0}},true);
addEventListener('focusin',e=>{let o=document.querySelector(':popover-open');
o?.parentNode.contains(e.target)||o?.hidePopover()});
addEventListener('toggle',e=>{if(e.target.popover)document.body.dataset.panel=e.newState},true)}`.replaceAll(
  '\n',
  '',
);
