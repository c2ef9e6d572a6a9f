import type { ListedPriceId, Price, PriceList, quotedPrice } from '#app/content/prices/prices.ts';
import type { Linked } from '#app/languages/messages.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';

type Quoted = NonNullable<ReturnType<typeof quotedPrice>>;

const names: Readonly<Record<ListedPriceId, string>> = {
  psychotherapy: 'Psychotherapy',
  cbt: 'Cognitive behavioural therapy (CBT)',
  dbt: 'Dialectical behaviour therapy (DBT)',
  met: 'Motivational enhancement therapy (MET)',
  rpt: 'Relapse prevention therapy (RPT)',
  st: 'ST',
  'sex-therapy': 'Sex therapy',
  hypnotherapy: 'Hypnotherapy',
  'family-couple-therapy': 'Family or couple therapy',
  mbt: 'MBT',
  jpmr: 'JPMR',
  'career-counselling': 'Career',
  'family-counselling': 'Family',
  'personality-development': 'Personality development',
  'general-health': 'General health',
  'play-therapy': 'Play therapy',
  'sexual-therapy': 'Sexual therapy',
  'aversion-therapy': 'Aversion therapy',
  'group-therapy': 'Group therapy',
  'supportive-psychotherapy': 'Supportive psychotherapy',
  'cbt-dbt-counselling': 'CBT and DBT',
  'hypnotherapy-counselling': 'Hypnotherapy',
  'mbt-relaxation': 'MBT',
  'jpmr-relaxation': 'JPMR',
  'deep-breathing': 'Deep breathing',
  'guided-imagery': 'Guided imagery',
  mindfulness: 'Mindfulness',
  'neuro-biofeedback': 'Neuro-biofeedback',
  meditation: 'Meditation',
  'rating-scales': 'Rating scales',
  'personality-test': 'Personality test',
  '16-pf': '16 PF',
  'rorschach-tat': 'Rorschach and TAT',
  'iq-testing': 'IQ testing',
  'pgi-memory-scale': 'PGI Memory Scale',
  'pgi-bbd': 'PGI BBD',
  'private-room': 'Private room',
  'luxury-room': 'Luxury room',
};

const muscleRelaxation = 'Jacobson’s progressive muscle relaxation';

/** The full name or the contents of a test, if we know them for certain. */
const details: Readonly<Partial<Record<ListedPriceId, string>>> = {
  jpmr: muscleRelaxation,
  'jpmr-relaxation': muscleRelaxation,
  'rating-scales': 'Many named scales',
  '16-pf': 'Sixteen Personality Factor questionnaire',
  'rorschach-tat': 'Inkblots, and the Thematic Apperception Test',
  'pgi-bbd': 'PGI Battery of Brain Dysfunction',
};

const askUs = 'Ask us what it includes';

/** A few plain words about a price whose name is a term of the field. The search does not read them. */
const meanings: Readonly<Partial<Record<ListedPriceId, string>>> = {
  psychotherapy: 'Talks with a trained therapist',
  cbt: 'Changing thoughts and habits that keep a problem going',
  dbt: 'Skills for very strong feelings',
  met: 'Finding your own reasons to change',
  rpt: 'Staying off drink or drugs',
  st: askUs,
  'sex-therapy': 'Help with worries about sex',
  hypnotherapy: 'Guided deep rest, in which you stay aware',
  mbt: askUs,
  jpmr: 'tighten each muscle, then let go',
  'personality-development': 'Confidence, and getting on with others',
  'general-health': 'Daily habits that help body and mind',
  'play-therapy': 'For children, who tell more in play than in words',
  'sexual-therapy': 'Help with worries about sex',
  'aversion-therapy': 'Linking a habit with something unpleasant, to stop it',
  'group-therapy': 'Talks with others who face the same',
  'supportive-psychotherapy': 'Someone to listen, and help with daily problems',
  'cbt-dbt-counselling': 'Thoughts and habits, and strong feelings',
  'hypnotherapy-counselling': 'Guided deep rest, in which you stay aware',
  'mbt-relaxation': askUs,
  'jpmr-relaxation': 'tighten each muscle, then let go',
  'guided-imagery': 'Picturing calm places',
  mindfulness: 'Noticing what is here now, without judging it',
  'neuro-biofeedback': 'Seeing your body’s signals on a screen, and calming them',
  'rating-scales': 'questions that show how strong a problem is',
  'personality-test': 'Questions about how you think, feel and act',
  '16-pf': 'how you are in 16 ways',
  'rorschach-tat': 'you say what you see in them',
  'iq-testing': 'Tasks in thinking and solving problems',
  'pgi-memory-scale': 'Tasks that test memory',
  'pgi-bbd': 'tasks for memory, attention and thinking',
};

const lists: Readonly<Record<PriceList['id'], { readonly title: string; readonly kind: string }>> = {
  therapy: { title: 'Therapy', kind: 'Therapy' },
  counselling: { title: 'Counselling', kind: 'Counselling' },
  relaxation: { title: 'Relaxation', kind: 'Relaxation' },
  testing: { title: 'Testing', kind: 'Test' },
  rooms: { title: 'Admission rooms', kind: 'Room' },
};

const units: Readonly<Record<PriceList['unit'], string>> = {
  session: 'a session',
  test: 'a test',
  day: 'a day',
};

export const priceWords = {
  /** Search words for a price. */
  searchedBy: ['price'] as readonly string[],
  feeStands: ['Each doctor’s fee stands on ', 'the doctors’ page', ''] satisfies Linked,
  quoted: ({ id, cost, unit }: Quoted) =>
    `${names[id as ListedPriceId]}: ${formatMoney(cost)} ${units[unit]}. `,
  allPrices: 'All prices',
  nameOf: ({ id }: Pick<Price, 'id'>) => names[id as ListedPriceId],
  detailOf: ({ id }: Pick<Price, 'id'>) => details[id as ListedPriceId],
  meaningOf: ({ id }: Pick<Price, 'id'>) => meanings[id as ListedPriceId],
  /** Title of a list, the kind of its prices, and the unit that one price is for. */
  listed: ({ id, unit }: Pick<PriceList, 'id' | 'unit'>) => ({ ...lists[id], unit: units[unit] }),
  inRupees: (list: string) => `${list}: prices in rupees`,
  oneSession: '1 session',
  sessions: (count: number) => `${count} sessions`,
  less: (percent: number) => `${percent}% less`,
  saves: (amount: Paise) => `saves ${formatMoney(amount)}`,
};
