/**
 * Letters without a shape: zero-width spaces, marks that turn the direction of a text, fillers, tags. They make a name that nobody can read or
 * that reads otherwise than it is stored. The two joiners are spelling beside
 * letters of India, behind Arabic ones and in composed pictures; elsewhere they are such letters too.
 */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]|(?<![\u0900-\u0dff\p{Script=Arabic}])[\u200c\u200d](?![\u0900-\u0dff\p{Extended_Pictographic}])/gu;

/** A text without letters that cannot be seen, which no keyboard types and pasting brings along. */
export const withoutUnseenMarks = (text: string): string => text.replace(unseen, '');
