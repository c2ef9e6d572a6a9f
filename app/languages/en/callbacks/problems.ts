/** Refusals of a callback request, or of a change to one. */
export const callbackProblems = {
  name: 'A name or initials are required.',
  safeToCall: 'Say whether it is safe that we tell who is calling.',
  consent: 'We need your consent to keep what you entered.',
  status: ({ outcomes }: { outcomes: readonly string[] }) => `Status must be '${outcomes.join("' or '")}'.`,
  gone: 'There is no such request for a call.',
  doneAlready: 'This call has been made already.',
  calledMeanwhile: 'Somebody else has tried this call in the meantime.',
  stillOpen: 'Somebody with this phone still waits for a call. Make it or end it first.',
};
