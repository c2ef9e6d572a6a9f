import { longDate } from '#app/time/long-date.ts';

export const privacyWords = {
  lead: (changedOn: string, version: number) => (
    <>
      <p>
        To read about your mind is private. You can read everything here without telling anyone who you are.
        This page says what the website stores, why, for how long, and what you can do about it.
      </p>
      <p>
        Last changed on <time dateTime={changedOn}>{longDate(changedOn)}</time>, edition {version}.
      </p>
    </>
  ),
};
