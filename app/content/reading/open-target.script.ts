/** Opens the folded section that the address names, for browsers that do not do so themselves, such as older Safari. */
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  const section = target?.closest('details');
  if (!section || section.open) return;
  section.open = true;
  target?.scrollIntoView();
};
addEventListener('hashchange', openTarget);
openTarget();
