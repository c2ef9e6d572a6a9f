export const managementWords = {
  opening:
    'A hospital answers for its care through people. Below are the three offices that answer for ours, and the part of it that each one holds.',
  nameToCome: 'Name to be published here',
  toReach: 'To reach them',
  /** Text around links to the complaints and to the doctors. */
  ask: [
    'Ask for any of them at the reception or by telephone. If something went wrong in your care, ',
    'the steps of a complaint',
    ' are set down by law and cost you nothing. Those who treat you are on ',
    'the doctors’ page',
    '.',
  ] satisfies [before: string, complaint: string, between: string, doctors: string, after: string],
};
