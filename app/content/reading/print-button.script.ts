// The button is the element before the script.
document.currentScript?.previousElementSibling?.addEventListener('click', () => print());
