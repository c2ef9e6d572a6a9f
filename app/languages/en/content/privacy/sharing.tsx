import type { PrivacyFacts } from '#app/content/privacy/privacy-facts.ts';
import { PageLink } from '#app/content/reading/page-link.tsx';
import { publicPages } from '#app/navigation/pages.ts';

export const confidentiality = {
  title: 'Confidentiality of health data',
  body: () => (
    <>
      <p>
        This website holds no medical records. They are not on it and cannot be reached through it. A note
        that you write when you book is shown only to staff who open your appointment. What you tell a doctor,
        nurse or therapist here is confidential. The Mental Healthcare Act 2017 protects it, on paper and in
        computers (sections 23 and 24).
      </p>
      <p>
        E-mail and messages can be seen by others on the way. Please do not send us details of your health by
        e-mail: call, or tell us when you come.{' '}
        <PageLink path={publicPages.rights.path}>Your rights</PageLink> says more about confidentiality and
        about seeing your records.
      </p>
    </>
  ),
};

export const sharing = {
  title: 'Whom we share it with',
  body: ({ dataPlace }: PrivacyFacts) => (
    <>
      <ul>
        <li>
          <strong>You allow it.</strong> With your consent, and no further than it goes. A patient’s story is
          shown only so.
        </li>
        <li>
          <strong>Authorised staff.</strong> Those of our staff who need it for their work.
        </li>
        <li>
          <strong>Legal authorities.</strong> When a court, the Mental Health Review Board or another
          authority that may do so orders it, or a law makes us report, as for sexual abuse of a child.
        </li>
        <li>
          <strong>Emergencies.</strong> When a life is in danger or someone may be harmed, and then only what
          is needed.
        </li>
      </ul>
      <p>
        <strong>Insurers and laboratories</strong> learn nothing from this website. If you ask us to bill your
        insurer or its TPA (the company that settles claims), or if a test is made in a laboratory elsewhere,
        we give them what that needs, with your consent.
      </p>
      <p>
        The website runs on machines of Cloudflare. To send you a page and to keep attacks off, Cloudflare
        handles your internet address for us.{' '}
        {dataPlace === null
          ? 'Where in the world it stores what is in the table will be written here before we open.'
          : `What is in the table is stored ${dataPlace}.`}
      </p>
      <p>
        <strong>Messages to your phone</strong> are sent only if you agreed to SMS or WhatsApp. The company
        that carries them then learns your number, the time and the message: the phone network and its
        gateway, or WhatsApp. A message has the day, the time and the reference, and no name, doctor or
        illness. We never send links or ask for codes. You can stop messages on the page of your appointment,
        at the desk or by phone.
      </p>
      <p>
        Films come from YouTube, reels from Instagram. Nothing is asked of them until you press one. From then
        on their own rules hold. The same is true of maps, and of the pages of doctors elsewhere.
      </p>
    </>
  ),
};
