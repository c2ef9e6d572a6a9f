import * as css from '#app/hospital/parts/hospital.css.ts';
import { locales } from '#app/languages/locales.ts';
import { formatMoney } from '#app/money/money.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Cell, Row, Table } from '#app/ui/table/table.tsx';
import type { MessagePreview } from './message-preview.server.ts';

const columns = ['Message', 'Text with sample values', 'SMS', 'Registered'] as const;

function registeredWith({ sms, whatsapp }: MessagePreview['samples'][number]['isRegistered']): string {
  const names = [...(sms ? ['SMS'] : []), ...(whatsapp ? ['WhatsApp'] : [])];
  return names.length > 0 ? names.join(', ') : 'Not yet';
}

/** Shows each saved message as a person gets it, its cost, and which keys the website has. */
export function MessagePreviewCard({ samples, keys }: MessagePreview) {
  return (
    <section className={css.folded} aria-labelledby="preview">
      <Stack gap="4">
        <h2 id="preview" className={css.heading}>
          Saved messages
        </h2>
        <Table caption="Saved messages" columns={columns}>
          {samples.map(({ kind, language, text, places, parts, smsPrice, isRegistered }) => (
            <Row key={`${kind} ${language}`}>
              <Cell label="Message">{`${kind}, ${locales[language].englishName}`}</Cell>
              <Cell label="Text with sample values">
                <span lang={locales[language].htmlTag}>{text}</span>
              </Cell>
              <Cell label="SMS">
                {`${places} characters, ${parts} ${parts === 1 ? 'part' : 'parts'}, ${formatMoney(smsPrice)}`}
              </Cell>
              <Cell label="Registered">{registeredWith(isRegistered)}</Cell>
            </Row>
          ))}
        </Table>
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
