// The script stands behind its button.
document.currentScript?.previousElementSibling?.addEventListener('click', () => print());
