/**
 * Characters without a shape: zero-width spaces, marks of direction, fillers, tags. A name with them may look empty, or unlike the stored name. The
 * two joiners belong to the spelling beside letters of Indian scripts, after Arabic letters and within composed emoji. Elsewhere they are
 * removed too.
 */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]|(?<![\u0900-\u0dff\p{Script=Arabic}])[\u200c\u200d](?![\u0900-\u0dff\p{Extended_Pictographic}])/gu;

/** Removes characters that cannot be seen. No keyboard types them; they come with pasted text. */
export const withoutUnseenMarks = (text: string): string => text.replace(unseen, '');
