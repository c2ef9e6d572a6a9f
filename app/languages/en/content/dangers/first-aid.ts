import type { FirstAidId } from '#app/content/dangers/first-aid-ids.ts';

export interface FirstAid {
  readonly title: string;
  /** Signs by which it is recognised. */
  readonly signs?: string;
  readonly steps: readonly string[];
  readonly never: string;
}

/**
 * Texts of first aid, the same on every page, sheet and form. Sources: overdose RCUK 2025 summaries and BMJ 2012;345:e6122, UNODC and WHO;
 * alcohol NICE CG100 1.1.1 and the guidelines of gov.uk of November 2025; a fit NHS 2020. A clinician confirms the alcohol text.
 */
export const firstAidWords: Readonly<Record<FirstAidId, FirstAid>> = {
  overdose: {
    title: 'Overdose: save a life',
    signs: 'Cannot be woken; slow, snoring or no breath; blue or grey lips. Not sure? Act as if it is one.',
    steps: [
      'Call 112 at once, speaker on.',
      'Shout, and rub the breastbone hard.',
      'On the back, head back, chin up. Watch the chest for 10 seconds.',
      'No breath, or only gasps: 30 presses on the middle of the chest, 100 to 120 a minute, then 2 breaths, again and again. Not trained: presses only. The operator leads you.',
      'Breathing by themselves, but less than once in 5 seconds: head back, stay, watch each breath. If you have learnt it, give 1 breath every 5 seconds. If it stops, press the chest as above.',
      'Naloxone if at hand. It fades in 20 to 30 minutes; methadone and long tablets last a day or more: always hospital.',
      'Breathing again: on the side. Stay and watch.',
    ],
    never: 'No bath, ice, walking about, salt or milk.',
  },
  alcohol: {
    title: 'Alcohol, until the call is answered',
    steps: [
      'Do not stop suddenly.',
      'Keep to your usual drink in small, even amounts, never more, until a doctor gives a plan.',
      'A sober adult stays.',
      'Eat, sip water.',
      'Do not drive, bathe alone or take others’ tablets.',
    ],
    never:
      'Vomiting: no more alcohol, go to an emergency department now. Hard to wake, confused, a fit, seeing or hearing things, or blood in the vomit: no more alcohol, call 112.',
  },
  fit: {
    title: 'Somebody has a fit now',
    steps: [
      'Look at the clock, or start the timer. Five minutes: call 112. The first fit ever, pregnant, in water or badly hurt: call at once.',
      'Move what is hot, hard or sharp away. Move the person only out of danger, such as a road, a stove or water.',
      'Something soft under the head: a folded shawl, a school bag, your hands. Loosen what is tight at the neck.',
      'When the jerking stops: on the side, and check the breathing. Noisy, deep breathing is usual. No breath, or only gasps: on the back, call 112 (busy or no answer: 108), phone on speaker, and press hard on the middle of the chest, 100 to 120 times a minute. The operator leads.',
      'Stay until fully awake, and watch the breathing for 15 to 20 minutes.',
      'A doctor gave a rescue medicine and showed you how to use it: follow that plan.',
    ],
    never:
      'Do not hold them down. Nothing in the mouth: no spoon, cloth, finger, water or tablet. No shoe, onion, keys or iron: they stop no fit.',
  },
};
