/** Replaces the result in the history with the page of the link before this script, so that Back does not show the result. */
const link = document.currentScript?.previousElementSibling as HTMLAnchorElement;
link.addEventListener('click', (event) => {
  event.preventDefault();
  location.replace(link.href);
});
