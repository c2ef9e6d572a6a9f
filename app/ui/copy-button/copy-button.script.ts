// The button is the element before the script. It is hidden until the script runs, because without scripts it does nothing.
const button = document.currentScript?.previousElementSibling;
if (button instanceof HTMLButtonElement && navigator.clipboard) {
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.value);
    button.textContent = button.dataset.copied ?? '';
    setTimeout(() => {
      button.textContent = label;
    }, 4_000);
  });
}
