const days = Array.from({ length: 31 }, (_, index) => index + 1);

export const headacheDiaryWords = {
  parts: {
    month: { title: 'Month' },
    monthDays: {
      title: 'My days',
      hint: 'Only the days with pain, and all days with a tablet for it.',
      dayNames: Object.fromEntries(days.map((day) => [`d${day}`, `Day ${day}`])),
      columns: {
        time: 'Start and end',
        strength: 'How strong, 0 to 10',
        kind: 'Side and kind; nausea, light, sound',
        tablets: 'Tablets taken',
        before: 'Sleep, meals, period, stress',
      },
    },
    noWait: {
      title: 'Do not wait for the visit',
      words: [
        'Simple painkillers on 15 days or more in a month, or triptans, opioids or combination tablets on 10 or more, can themselves bring headaches: tell the doctor.',
        'A headache at its worst within 5 minutes, after a blow to the head, or bad in pregnancy or within six weeks of a birth: call 112 now; busy or no answer, 108. The same with fever and a stiff neck, weakness, confusion or trouble with speech or sight.',
      ],
    },
  },
};
