import { retention } from '#app/content/privacy/retention.ts';
import { StoredData } from '#app/content/privacy/stored-data.tsx';
import { PageLink } from '#app/content/reading/page-link.tsx';
import { toolPages } from '#app/navigation/self-help-pages.ts';

export const collected = {
  title: 'What we collect',
  body: () => (
    <>
      <p>
        As a visitor you need no account here. We ask for your name and phone only if you book an appointment
        or want us to call you. A note about your health is up to you. What you type is sent with the form and
        stands in no address. While you fill in a booking, this tab of your browser remembers it for half an
        hour, so that going back loses nothing; once you have booked, it is forgotten. After you have booked,
        one page shows the time and the doctor for a day, without your name. We set no cookie on visitors. We
        count no clicks and build no profile. No company that sells advertising learns from us that you were
        here.
      </p>
      <p>This is all that the website stores about anyone:</p>
      <StoredData />
      <p>
        From 13 May 2027 a rule of the government asks that personal data, and the log of what was done with
        it, be kept for at least {retention.leastYears} year (Digital Personal Data Protection Rules 2025,
        rule 8). Where the table says less, we then follow the rule, and erase after that year.
      </p>
      <p>
        Staff who sign in get a cookie. It ends when the browser closes, or after{' '}
        {retention.rememberedSessionDays} days if they ask to be remembered. One that knows the device again
        lasts {retention.knownDeviceDays} days, one for a sign-in in two steps {retention.secondStepMinutes}{' '}
        minutes, and one with a short message such as “Doctor added” {retention.messageSeconds} seconds.
      </p>
      <p>
        Your own phone or computer may keep copies of pages you read, so that they open again quickly or
        without a network, and our typefaces with a note that it has them. It also keeps which language you
        chose, so that we can offer it again; that is never sent to us. What you type into one of our{' '}
        <PageLink path={toolPages.tools.path}>sheets</PageLink> is kept there too and never sent to us; a
        button on the sheet deletes it. What you answer in a check of your mood or worry is added up and kept
        nowhere. If others use your device, you may want to clear its history.
      </p>
    </>
  ),
};

export const use = {
  title: 'How we use it',
  body: () => (
    <p>
      Only for the purpose in the table. We do not sell data. We send no advertising. No machine makes
      decisions about you. When you call us or write to us, we use what you tell us to answer you and to plan
      your care.
    </p>
  ),
};
