export const myWishesWords = {
  parts: {
    howTo: {
      title: 'What this sheet is',
      words: [
        'Anybody aged 18 or more may write down how they want to be treated if an illness of the mind makes them unable to decide. The law calls it an advance directive.',
        'This sheet follows the questions of the law. To bind doctors it must be signed before two witnesses, and a doctor must write that you could decide when you signed. Ask us, or call legal aid on 15100, how to register it.',
        'It does not hold in an emergency. You may change it or take it back at any time while you can decide.',
        'Write it in a good time, best with somebody you trust.',
      ],
    },
    person: { title: 'My name, age, address and phone' },
    signs: { title: 'How others notice that I am getting ill' },
    wanted: {
      title: '1. How I want to be cared for and treated',
      hint: 'Medicines and talks that helped, where I want to be, what calms me, food, prayer.',
    },
    unwanted: {
      title: '2. How I do not want to be cared for and treated',
      hint: 'Medicines that harmed me, and why. ECT: yes or no. What frightens me.',
    },
    representatives: {
      title: '3. Who decides with me, in this order',
      hint: 'Your nominated representative, and a second one. Names, ages, phones. They sign that they agree.',
    },
    told: { title: 'Who may be told, and who not' },
    health: { title: '4. Allergies, bad effects of medicines, other illnesses' },
    home: {
      title: 'What must be looked after',
      hint: 'Children, parents, animals, rent, exam, work, phone and money.',
    },
    signed: {
      title: '5. Signatures',
      words: [
        'My signature and the date: ______________________',
        'Representative: ______________________',
        'Two witnesses: ______________________ and ______________________',
        'Doctor, that I can decide today: ______________________',
      ],
    },
  },
  source: {
    before: 'The questions follow section 5 of the ',
    after: ' and the form of the rules of 2018, told in our own words. Ask a lawyer before you rely on it.',
  },
};
