export const sessionCookieName = '__Host-session';
