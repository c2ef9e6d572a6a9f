export const whomWords = {
  ourHospital: 'Our hospital',
  inCharge: 'The medical officer in charge, ',
  reviewBoard: 'Mental Health Review Board',
  legalAid: 'Free legal help near you',
  legalAidInIndia: 'Free legal help in India',
  /** Name of the legal aid line. If undefined, the page shows the name in the facts. */
  legalAidLine: undefined as string | undefined,
  /** Names of offices in this language, by their English name, which stays beside them. */
  officeNames: {} as Readonly<Partial<Record<string, string>>>,
  toTalk: 'To talk to someone',
  stop: '. ',
  listens: 'It listens; it does not decide complaints.',
  officeMissing: 'Its address and telephone will be shown here before we open.',
  partMissing: ({ address, phone }: { readonly address: boolean; readonly phone: boolean }) => {
    const missing = [...(address ? ['address'] : []), ...(phone ? ['telephone'] : [])];
    return `. The ${missing.join(' and ')} will be shown here before we open.`;
  },
};
