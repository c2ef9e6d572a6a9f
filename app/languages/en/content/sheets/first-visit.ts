export const firstVisitWords = {
  parts: {
    bring: {
      title: 'What to bring',
      words: [
        'Your tablets in their strips, old reports and discharge papers, your insurance papers.',
        'Somebody who knows you, if you like. You may also talk with the doctor alone.',
      ],
    },
    wish: { title: 'What I want help with most' },
    since: { title: 'Since when, and what was going on then' },
    days: {
      title: 'What is harder than before',
      hint: 'Sleep, food, work or studies, people, money, faith, sex.',
    },
    medicines: {
      title: 'Medicines I take, and what I cannot take',
      hint: 'Also from the chemist, ayurvedic or homeopathic ones, sleeping tablets, contraception. Allergies.',
    },
    substances: {
      title: 'Alcohol, tobacco and other substances',
      hint: 'What and how much. It is told in confidence, and keeps you safe when a medicine is chosen.',
    },
    before: { title: 'Illnesses I have had, and what ran in the family' },
    tried: { title: 'What I tried, and what helped a little' },
    ask: {
      title: 'Five questions to ask',
      words: [
        'What is it, and what else could it be?',
        'What are the choices, also without medicine?',
        'What are the risks, and what should I look out for?',
        'How long will it take, and what will it cost?',
        'When do we look again, and whom do I call before that?',
      ],
    },
    questions: { title: 'My own questions' },
    answers: { title: 'What the doctor said' },
  },
};
