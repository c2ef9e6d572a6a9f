import { longDate } from '#app/time/long-date.ts';

export const privacyWords = {
  answer:
    'You can read this website without telling anyone who you are. We set no cookie on visitors and sell no data. We ask for your name and phone only if you book an appointment or want us to call you. You can ask to see your data, and to have it corrected or deleted.',
  lead: (changedOn: string, version: number) => (
    <p>
      Last changed on <time dateTime={changedOn}>{longDate(changedOn)}</time>, edition {version}.
    </p>
  ),
};
