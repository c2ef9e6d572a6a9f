const address = document.currentScript?.dataset.address;

/** Asks for all doctors of a page at once, after the page. Without an answer the lines stay empty. */
addEventListener('load', async () => {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-free]')];
  try {
    const response = await fetch(`${address}${lines.map((line) => line.dataset.free)}`);
    const texts: Readonly<Record<string, string>> = await response.json();
    for (const line of lines) line.textContent = texts[line.dataset.free ?? ''] ?? '';
  } catch {
    // The page says how to book without a time, too.
  }
});
