/*
 * Turns the history entry of a page that answers a POST into one of a GET. Back and reload then show the page of its
 * address. Otherwise the browser would ask whether to submit the form again, in words that nobody understands.
 */
history.replaceState(null, '');
