export const safetyPlanWords = {
  parts: {
    howTo: {
      title: 'How to use it',
      words: [
        'Make it on a calm day, best with a clinician or somebody you trust. Go through the steps in their order; if a step does not help, take the next one.',
        'In danger now? Leave the sheet and call the numbers of step 5.',
      ],
    },
    signs: {
      title: '1. My warning signs',
      hint: 'Thoughts, feelings, places or things I do when a bad time begins.',
    },
    myself: {
      title: '2. What I can do by myself',
      hint: 'What gets me through an hour: a walk, a bath, music, prayer, cooking.',
    },
    company: {
      title: '3. People and places that take my mind off it',
      hint: 'I need not talk about it there. Names, phones, places.',
    },
    ask: {
      title: '4. People I can ask for help',
      hint: 'To whom I can say: “I am having thoughts of dying. Please stay with me.” Names and phones.',
    },
    numbers: { title: '5. Whom to call, by day and by night' },
    clinician: { title: 'My own doctor or therapist', hint: 'Name and phone.' },
    home: {
      title: '6. Making my home safe',
      hint: 'What could hurt me, who keeps it for me or locks it away, and by when.',
    },
    reasons: { title: 'What I stay for' },
  },
  source: {
    before: 'The steps follow the Safety Planning Intervention of ',
    after: ', told in our own words.',
  },
};
