/** Height that a message takes at the bottom of the window, for what sticks there. Nothing while there is no message. */
export const toastSpaceName = '--toast-space';
export const toastSpace = `var(${toastSpaceName}, 0px)`;
