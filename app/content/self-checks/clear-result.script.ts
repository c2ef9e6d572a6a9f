/** Leaves by the link before the script, and takes the result out of the history, so that whoever goes back does not meet it. */
const link = document.currentScript?.previousElementSibling as HTMLAnchorElement;
link.addEventListener('click', (event) => {
  event.preventDefault();
  location.replace(link.href);
});
