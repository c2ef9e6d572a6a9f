import type * as english from '#messages/content/rights/act.ts';

export const act: typeof english.act = (sections) => `ਮਾਨਸਿਕ ਸਿਹਤ ਸੰਭਾਲ ਐਕਟ 2017, ਧਾਰਾ ${sections}`;
