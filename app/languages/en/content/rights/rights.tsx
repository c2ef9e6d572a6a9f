export const rightsWords = {
  lead: () => (
    <p>
      If you have a mental health condition, you have rights in every hospital in India, and so in ours. Here
      they are in plain words. The small print names the section of the law, so that you can look it up.
    </p>
  ),
  inShort: 'This page explains the law in short. It does not replace the Act, or a lawyer who knows you.',
};
