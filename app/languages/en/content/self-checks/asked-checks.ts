/** The published questionnaires in English, with every word and comma unchanged: results are valid only for the published wording. */

/** Explanations of hard words, by the number of the question. They stand below the question and are not part of it. */
type Glosses = Readonly<Record<number, string>>;

export const askedChecks = {
  mood: {
    intro: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
    questions: [
      'Little interest or pleasure in doing things',
      'Feeling down, depressed, or hopeless',
      'Trouble falling or staying asleep, or sleeping too much',
      'Feeling tired or having little energy',
      'Poor appetite or overeating',
      'Feeling bad about yourself – or that you are a failure or have let yourself or your family down',
      'Trouble concentrating on things, such as reading the newspaper or watching television',
      'Moving or speaking so slowly that other people could have noticed? Or the opposite – being so fidgety or restless that you have been moving around a lot more than usual',
      'Thoughts that you would be better off dead or of hurting yourself in some way',
    ],
    answers: ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'],
    glosses: {} as Glosses,
    /** Meaning of each range, after 'points to'. */
    means: {
      few: 'few signs of depression',
      mild: 'mild signs of depression',
      moderate: 'moderate signs of depression',
      moderatelySevere: 'moderately severe signs of depression',
      severe: 'severe signs of depression',
    },
  },
  worry: {
    intro: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
    questions: [
      'Feeling nervous, anxious or on edge',
      'Not being able to stop or control worrying',
      'Worrying too much about different things',
      'Trouble relaxing',
      'Being so restless that it is hard to sit still',
      'Becoming easily annoyed or irritable',
      'Feeling afraid as if something awful might happen',
    ],
    answers: ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'],
    glosses: {} as Glosses,
    /** Meaning of each range, after 'points to'. */
    means: {
      few: 'few signs of an anxiety problem',
      mild: 'mild signs of an anxiety problem',
      moderate: 'moderate signs of an anxiety problem',
      severe: 'severe signs of an anxiety problem',
    },
  },
};
