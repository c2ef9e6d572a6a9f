import { PageLink } from '#app/content/reading/page-link.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { act } from './act.ts';

export const confidentiality = {
  title: 'What you tell us stays with us',
  note: act('section 23'),
  body: () => (
    <>
      <p>Your illness and your treatment are confidential. The law names the exceptions:</p>
      <ul>
        <li>your representative and the professionals who treat you, as far as they need it</li>
        <li>to protect someone from harm, or to save a life</li>
        <li>an order of the Board, a court or another authority that may give one</li>
        <li>public safety</li>
      </ul>
      <p>
        Even then, only what is needed is told. Another law obliges everyone to report sexual abuse of a
        child. How this website handles data is in our{' '}
        <PageLink path={publicPages.privacy.path}>privacy policy</PageLink>.
      </p>
      <p>
        Your employer, your school and your in-laws are not told. A call from a police station is no order of
        this kind; a written order may be. If an insurer pays, it sees the claim.
      </p>
    </>
  ),
};

export const pictures = {
  title: 'Pictures and stories',
  note: act('section 24'),
  body: () => (
    <p>
      No photograph of you and no word about your treatment goes to the media without your consent. This
      website shows a patient’s story only once we have a record of that person’s consent. When the consent is
      withdrawn, the story goes.
    </p>
  ),
};

export const records = {
  title: 'See your records',
  note: act('section 25'),
  body: () => (
    <p>
      You may see your basic medical records. Ask in writing, and you get them within 15 days. A part may be
      held back only where it would do you serious mental harm or make harm to others likely. Then you are
      told so, and can ask the Board to order its release.
    </p>
  ),
};

export const contacts = {
  title: 'Visitors, calls and mail',
  note: act('section 26'),
  body: () => (
    <p>
      On the ward you may receive visitors and calls at reasonable times, or refuse them. You may send and
      receive mail and e-mail. Nobody may keep you from your lawyer, your representative or the Board.
    </p>
  ),
};
