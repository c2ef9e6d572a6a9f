/**
 * Opens the header's menus where a mouse rests on them. Without it they open by a press, and by style where
 * scripts are off. It listens on the document, so that it does not matter whether and when React takes over.
 *
 * A press just after hovering opened a menu means "stay open": it pins the menu instead of closing it. What
 * the keyboard leaves closes, so that no panel lies over what has the focus.
 */
export const menuScript = `(()=>{let item,own,timer;
const panelOf=()=>item.querySelector('[popover]'),
isOpen=()=>panelOf().matches(':popover-open'),
point=event=>{if(event.pointerType!='mouse')return;
const to=event.type=='pointerover'?event.target:event.relatedTarget,next=to?.closest?.('[data-menu]');
if(next==item){clearTimeout(timer);return}
clearTimeout(timer);
timer=setTimeout(()=>{
if(item&&own&&isOpen()&&!(panelOf().matches(':focus-within')&&!next))panelOf().hidePopover();
item=next;own=0;
if(item&&!isOpen()){panelOf().showPopover();own=1}},next?90:250)};
for(const kind of['pointerover','pointerout'])addEventListener(kind,point);
addEventListener('click',event=>{const button=event.target.closest?.('[data-menu]>button');
if(button){clearTimeout(timer);item=button.parentNode;if(own&&isOpen())event.preventDefault();own=0}},true);
addEventListener('focusin',event=>{for(const panel of document.querySelectorAll(':popover-open'))
if(!panel.parentNode.contains(event.target))panel.hidePopover()})})()`;
