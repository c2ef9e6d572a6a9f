import type * as english from '#messages/content/a-z/a-z.ts';

export const aToZWords: typeof english.aToZWords = {
  titles: { conditions: 'तकलीफ़ें और बीमारियाँ', medicines: 'दवाएँ', help: 'मदद और इलाज' },
  lettersOf: {
    conditions: 'तकलीफ़ों के अक्षर',
    medicines: 'दवाओं के अक्षर',
    help: 'मदद के अक्षर',
  },
  search: 'अपने शब्दों में खोजें',
  searchLabel: 'सूची में नहीं है? अपने शब्दों में लिखें',
  searchPlaceholder: 'नींद नहीं आती, पेपर का डर',
  searchSubmit: 'खोजें',
};
