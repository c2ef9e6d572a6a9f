import * as css from '#app/hospital/parts/hospital.css.ts';
import { locales } from '#app/languages/locales.ts';
import { formatMoney } from '#app/money/money.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { MessagePreview, SampleMessage } from './message-preview.server.ts';

function registeredWith({ sms, whatsapp }: SampleMessage['isRegistered']): string {
  const names = [...(sms ? ['SMS'] : []), ...(whatsapp ? ['WhatsApp'] : [])];
  return names.length > 0 ? `Registered: ${names.join(', ')}` : 'Not registered yet';
}

/** Shows each saved message as a person gets it, its cost, and which keys the website has. */
export function MessagePreviewCard({ samples, keys }: MessagePreview) {
  return (
    <section className={css.folded} aria-labelledby="preview">
      <Stack gap="4">
        <h2 id="preview" className={css.heading}>
          Saved messages
        </h2>
        <ul className={css.points}>
          {samples.map(({ kind, language, text, places, parts, smsPrice, isWhatsAppOnly, isRegistered }) => (
            <li key={`${kind} ${language}`}>
              <strong>{`${kind}, ${locales[language].englishName}`}</strong>
              <p lang={locales[language].htmlTag}>{text}</p>
              <p className={css.soft}>
                {isWhatsAppOnly
                  ? 'By WhatsApp only. '
                  : `As SMS: ${places} characters, ${parts} ${parts === 1 ? 'part' : 'parts'}, ${formatMoney(smsPrice)}. `}
                {registeredWith(isRegistered)}
              </p>
            </li>
          ))}
        </ul>
        <h3 className={css.heading}>Keys</h3>
        <p>
          A key is set with the hosting of the website and is never shown. Without its keys a channel sends
          nothing by itself, and the desk sends by hand.
        </p>
        <ul className={css.points}>
          {keys.map(({ name, isPresent }) => (
            <li key={name}>
              {name}{' '}
              <Badge tone={isPresent ? 'positive' : 'neutral'}>{isPresent ? 'present' : 'missing'}</Badge>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
