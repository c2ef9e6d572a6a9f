import type { InLanguages } from '#app/site/language.ts';

export const questionPageWords: InLanguages<{
  readonly waysToReach: string;
  readonly ratherTalk: string;
  readonly step: (place: number, count: number) => string;
}> = {
  en: {
    waysToReach: 'Ways to reach somebody',
    ratherTalk: 'Rather talk? We book it with you on the phone.',
    step: (place, count) => `Step ${place} of ${count}`,
  },
  hi: {
    waysToReach: 'किससे बात करें',
    ratherTalk: 'बात करना आसान लगता है? फ़ोन करें, हम फ़ोन पर ही समय तय कर देंगे।',
    step: (place, count) => `${count} में से ${place}`,
  },
};
