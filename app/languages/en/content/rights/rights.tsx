export const rightsWords = {
  answer:
    'You decide about your care as long as you can understand it, and you may say no. If you came in by choice, you can ask to go home. What you tell us stays private; the law names few exceptions. Nobody may hurt or shame you. If something is wrong, it costs nothing to complain, and a lawyer is free.',
  lead: () => (
    <p>
      These rights hold in every hospital in India, and so in ours. The small print names the section of the
      law, so that you can look it up.
    </p>
  ),
  inShort: 'This page explains the law in short. It does not replace the Act, or a lawyer who knows you.',
};
