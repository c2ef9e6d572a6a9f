export const medicineListWords = {
  parts: {
    howTo: {
      title: 'How to use it',
      words: [
        'Copy each name from the strip, the small-print name too. Write down everything: also from the chemist, herbs, drops, and the pill.',
        'Show it to every doctor, dentist and chemist, and take it along to a hospital. A photo of it on a phone is enough.',
        'Change it on the day a medicine changes. Do not stop one by yourself.',
      ],
    },
    who: { title: 'My name and age', hint: 'And how to reach somebody who knows my medicines.' },
    list: {
      title: 'What I take',
      hint: 'One medicine to a row.',
      dayNames: {
        m1: 'Medicine 1',
        m2: 'Medicine 2',
        m3: 'Medicine 3',
        m4: 'Medicine 4',
        m5: 'Medicine 5',
        m6: 'Medicine 6',
      },
      columns: {
        medicine: 'Name and strength, as on the strip',
        reason: 'What for',
        times: 'How many: morning, noon, evening, night',
        since: 'Since',
        doctor: 'Who gave it',
      },
    },
    not: { title: 'What I must not have', hint: 'Allergies, and medicines that made me ill.' },
    stopped: { title: 'What was stopped, when, and why' },
    tests: { title: 'Next blood test or other check' },
    body: {
      title: 'What every doctor should know',
      hint: 'Pregnant, fits, kidney, liver, heart, glaucoma, alcohol.',
    },
  },
};
