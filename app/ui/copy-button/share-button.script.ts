// The button is the element before the script. It is hidden unless the browser can share.
const button = document.currentScript?.previousElementSibling;
if (button instanceof HTMLButtonElement && 'share' in navigator) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.share({ text: button.value });
    } catch {
      // The person closed the list of apps.
    }
  });
}
