/**
 * Which language a reader pressed in the switch last. It stays on the device, for the switch alone, which offers that language more plainly on a
 * page in the other one; nobody is led anywhere by it.
 *
 * Both texts are parts of the head's script (font-script.ts), to which `d` is the document and `e` its root element, and which minds a storage
 * that refuses.
 */
const kept = 'localStorage.language';

/** Marks the root element, for the style sheet of the switch. */
export const markChosenScript = `${kept}&&(e.dataset.reads=${kept});`;

/**
 * For a page in Hindi, which tells both presses, so that a page in English need not: whoever comes from the same page in English pressed its
 * switch, and a press of the switch here is one for English.
 */
export const rememberChoiceScript = `if(d.referrer==location.href.replace(/\\b\\/hi\\/?/,'/'))${kept}='hi';onclick=t=>{if(t.target.closest('[rel=alternate]'))${kept}='en'};`;
