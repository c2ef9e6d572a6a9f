export const phoneMenuId = 'phone-menu';

/** On `html` while the phone's menu is open. */
export const menuOpenMark = 'data-menu-open';
