import type { FirstAidId } from '#app/content/dangers/first-aid-ids.ts';
import type { TierWords } from './tier.ts';

export interface FirstAid {
  readonly title: string;
  /** Signs by which it is recognised. */
  readonly signs?: string;
  readonly steps: readonly string[];
  readonly never: string;
  /** Words to say to the person. */
  readonly say?: string;
  /** Whom to ring. The browser chooses the sentence by the hospital's clock, and phone numbers follow. */
  readonly hours?: Pick<TierWords, 'either' | 'open' | 'closed'>;
}

/**
 * Texts of first aid, the same on every page, sheet and form. Sources: overdose RCUK 2025 summaries and BMJ 2012;345:e6122, UNODC and WHO;
 * alcohol NICE CG100 1.1.1 and the guidelines of gov.uk of November 2025; a fit NHS 2020. The card for tonight says what the rows `opioid-overdose`,
 * `opioid-again`, `alcohol-severe`, `alcohol-shake`, `plan` and `violence` say. A clinician confirms it and the alcohol text.
 */
export const firstAidWords: Readonly<Record<FirstAidId, FirstAid>> = {
  tonight: {
    title: 'What to do tonight',
    signs:
      'Look first. If they are hard to wake, breathe slowly, have blue lips or have a fit, call 112. Do not let them sleep it off. Call also if they drink daily, have stopped, and are confused or see what is not there.',
    steps: [
      'Stay awake beside them, and watch the breathing. After a week without chitta, the old amount can kill.',
      'If they take drink or calming tablets every day, do not let them stop suddenly or take more.',
      'Lock away tablets and farm poison, and keep the keys of car and scooter.',
      'If you are threatened, leave first, with the children, and call 112 then.',
    ],
    never:
      'Do not tie them or lock them in: a fit in a locked room can kill. Put nothing in their food. Do not argue tonight: talk about treatment when they are sober.',
    say: 'Say: “I will stay with you until you get help.” Ask plainly: “Do you feel like ending your life?” If they tell you how, call 112.',
    hours: {
      either:
        'Closed, or no answer to two calls? If they shake or sweat since the last drink, go to an emergency department. Otherwise call 14416, day and night.',
      open: (closing) => `We are open now, until ${closing}. Ring us. No answer to two calls? Call 14416.`,
      closed:
        'We are closed now. If they shake or sweat since the last drink, go to an emergency department. Otherwise call 14416, day and night.',
    },
  },
  overdose: {
    title: 'Overdose: save a life',
    signs:
      'They cannot be woken, breathe slowly or snore. Or the lips are blue or grey, or there is no breath, or only gasps. If you are not sure, act as if it is an overdose.',
    steps: [
      'Call 112 at once, and put the phone on speaker.',
      'Shout, and rub the breastbone hard.',
      'Lay them on the back, tilt the head back and lift the chin. Watch the chest for 10 seconds.',
      'If there is no breath, or only gasps, give 30 presses on the middle of the chest, 100 to 120 a minute, then 2 breaths, again and again. If you are not trained, give presses only. The operator leads you.',
      'If they breathe by themselves, but less than once in 5 seconds, keep the head back, stay, and watch each breath. If you have learnt it, give 1 breath every 5 seconds. If there is no breath, or only gasps, press the chest as above.',
      'Give naloxone if it is at hand. It fades in 20 to 30 minutes, but methadone and long tablets last a day or more, so they always go to hospital.',
      'When they breathe well again, turn them on the side. Stay and watch.',
    ],
    never: 'Do not use a bath or ice, make them walk about, or give salt or milk.',
  },
  alcohol: {
    title: 'Somebody who drinks daily now stops or shakes',
    signs:
      'Look first. If they are hard to wake, are confused or have a fit, give no alcohol and call 112. Call also if they see or hear what is not there, or there is blood in the vomit. If they vomit without blood, give no alcohol, and go to an emergency department now.',
    steps: [
      'If there is none of this, do not stop suddenly.',
      'Keep to your usual drink in small and even amounts, and never more, until a doctor gives a plan.',
      'A sober adult stays.',
      'Eat, and sip water.',
    ],
    never: 'Do not drive, bathe alone or take others’ tablets.',
  },
  fit: {
    title: 'Somebody has a fit now',
    steps: [
      'Look at the clock, or start the timer. If the fit lasts five minutes, call 112. If it is the first fit ever, or the person is pregnant, in water or badly hurt, call at once.',
      'Move what is hot, hard or sharp away. Move the person only out of danger, such as a road, a stove or water.',
      'Put something soft under the head: a folded shawl, a school bag or your hands. Loosen what is tight at the neck.',
      'When the jerking stops, turn them on the side, and check the breathing. Noisy, deep breathing is usual. If there is no breath, or only gasps, turn them on the back and call 112, or 108 if it is busy. Put the phone on speaker, and press hard on the middle of the chest, 100 to 120 times a minute. The operator leads.',
      'Stay until they are fully awake, and watch the breathing for 15 to 20 minutes. Sleepiness is usual at first. If they do not wake as they usually do, call 112.',
      'If a doctor showed you how to use a rescue medicine, follow that plan.',
    ],
    never:
      'Do not hold them down. Put nothing in the mouth: no spoon, cloth, finger, water or tablet. Use no shoe, onion, keys or iron: they stop no fit.',
  },
};
