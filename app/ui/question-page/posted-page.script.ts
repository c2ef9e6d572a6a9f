/*
 * Turns the history entry of a page that answers a POST into one of a GET. Back and reload then show the page of its
 * address. Otherwise the browser would ask whether to submit the form again, in words that nobody understands. That page is another one,
 * so it begins at its top and not where this one was scrolled to.
 */
history.replaceState(null, '');
history.scrollRestoration = 'manual';
