export const fitTimerWords = {
  parts: {
    steps: { title: 'What to do' },
    dangers: { title: 'Call 112 at once, without waiting for the clock' },
    when: { title: 'When it began, and how long it lasted' },
    seen: {
      title: 'What I saw',
      hint: 'Which side moved first, where the eyes turned, the colour of the face, tongue bite, urine.',
    },
    after: { title: 'How long until they could talk sensibly' },
    before: { title: 'What came before it', hint: 'Little sleep, alcohol, missed tablets, fever, a fast.' },
  },
};
