import type { FirstAidBoxId } from '#app/content/sheets/first-aid-boxes.ts';

interface FirstAidSheetWords {
  /** Follows the title of the page. */
  readonly ring: string;
  /** Words in a box that lead to the first box. */
  readonly firstBox: string;
  /** Link to the sheet on other pages. */
  readonly onOnePage: string;
  readonly boxes: Readonly<Record<FirstAidBoxId, { readonly title: string; readonly text: string }>>;
}

export const firstAidSheetWords: FirstAidSheetWords = {
  ring: 'Ring 112; if it is busy, 108. Put the phone on speaker.',
  firstBox: 'box 1',
  onOnePage: 'First aid on one page',
  boxes: {
    'no-breath': {
      title: 'No breath',
      text: 'No breath, or only gasps: call 112. Lay them on the back. Give 30 presses on the middle of the chest, 100 to 120 a minute, then 2 breaths. Not trained: give presses only.',
    },
    choking: {
      title: 'Choking: cannot speak, cough or breathe',
      text: 'Give 5 hard blows between the shoulder blades, then 5 pulls inward and up above the navel, again and again. Pregnant or under 1 year: press the breastbone. Goes limp: press the chest, call 112.',
    },
    fit: {
      title: 'Fit',
      text: 'Look at the clock. Put nothing in the mouth. Afterwards, turn them on the side. First fit, pregnant, in water, badly hurt or five minutes: call 112. No breath, or only gasps: box 1.',
    },
    overdose: {
      title: 'Overdose',
      text: 'Call 112. Lay them on the back, head back, chin up; watch the chest 10 seconds. No breath, or only gasps: box 1. Give naloxone if at hand. Breathing well: turn them on the side.',
    },
    'farm-poison': {
      title: 'Farm poison, even if they seem well',
      text: 'Call 112. Wear gloves, take off their clothes, wash the skin with water. Give nothing by mouth; make nobody vomit. No breath or only gasps: press the chest, no mouth-to-mouth. Sulfas: open the windows.',
    },
    burn: {
      title: 'Burn',
      text: 'Cool the burn under running water for 20 minutes. Put on no paste and no ghee. If it is larger than a hand or on the face, call 112.',
    },
    bleeding: {
      title: 'Bleeding',
      text: 'Press on what bleeds and do not let go. If 10 minutes of pressing do not stop it, or the injury is serious, call 112.',
    },
    fainted: {
      title: 'Fainted',
      text: 'Call 112. Lay them flat and raise the legs. Awake, with chest pain or real trouble breathing: sit them up. No breath, or only gasps: lay them on the back and press the chest.',
    },
    heat: {
      title: 'In great heat: hot and confused, a fit, or collapsed',
      text: 'Call 112. Bring them into the shade, take off their clothes, wet the skin and fan them. Give a drink only if they are awake. Give no paracetamol.',
    },
  },
};
