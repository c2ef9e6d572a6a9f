const address = document.currentScript?.dataset.address;

/** Requests the next free time of all doctors on the page after it has loaded. If the request fails, the lines stay empty. */
addEventListener('load', async () => {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-free]')];
  try {
    const response = await fetch(`${address}${lines.map((line) => line.dataset.free)}`);
    const texts: Readonly<Record<string, string>> = await response.json();
    for (const line of lines) line.textContent = texts[line.dataset.free ?? ''] ?? '';
  } catch {
    // The page explains how to book without these times.
  }
});
