/** Links to other sites that staff type. */

/**
 * Pattern of a link, in the syntax that HTML and JavaScript share. It refuses user information before the host:
 * 'https://bank.example@elsewhere.example' shows one site and opens another.
 */
export const webLinkPattern = 'https://[^\\s"@\\/?#\\\\]+(?:[\\/?#][^\\s"]*)?';

export const webLinkMessage = 'Enter the address as the browser shows it, starting with https://.';

export const webLinkLength = 500;

export const isWebLink = (text: string): boolean =>
  new RegExp(`^(?:${webLinkPattern})$`, 'v').test(text) && URL.canParse(text);

/** Completes an address that was typed without its scheme. */
export const withScheme = (typed: string): string => (/^https?:/i.test(typed) ? typed : `https://${typed}`);
