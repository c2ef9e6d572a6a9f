/**
 * Props of an element in an island that contains one text and nothing else. Spread them on every such element that the server
 * renders, and give a text beside other nodes an element of its own.
 *
 * A browser's translation replaces text nodes with `<font>` elements. React would see an HTML that differs from its own, render the
 * island anew and lose the click that hydrated it. Later it would change text nodes that are no longer in the page. React
 * ignores a different text in these elements while it hydrates, and later replaces their whole content.
 */
export const ownText = { suppressHydrationWarning: true } as const;
