export const aToZWords = {
  titles: { conditions: 'Conditions and worries', medicines: 'Medicines', help: 'Help and treatments' },
  lettersOf: {
    conditions: 'Letters of the conditions',
    medicines: 'Letters of the medicines',
    help: 'Letters of the kinds of help',
  },
  search: 'Search by your own words',
  searchLabel: 'Not in the list? Type it in your own words',
  searchPlaceholder: 'neend nahi aati, lithium, exam fear',
  searchSubmit: 'Search',
};
