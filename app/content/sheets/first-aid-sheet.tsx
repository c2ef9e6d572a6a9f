import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { firstAidSheetWords } from '#messages/content/sheets/first-aid-sheet.ts';
import { toolSheetWords } from '#messages/content/sheets/tool-sheet.ts';
import { Handout } from '../reading/handout.tsx';
import { PrintButton } from '../reading/print-button.tsx';
import { firstAidBoxIds } from './first-aid-boxes.ts';
import * as css from './first-aid-sheet.css.ts';

const ambulanceNumbers: readonly string[] = [helplines.emergency.number, furtherHelplines.ambulance.number];

/** The line below the title: which number to ring. */
export function RingAmbulance() {
  const { ring } = useWords(firstAidSheetWords);
  return (
    <strong className={css.ring}>
      <WithLinks text={ring} />
    </strong>
  );
}

/** First aid in numbered boxes, which print on one A4 page. */
export function FirstAidSheet() {
  const { boxes } = useWords(firstAidSheetWords);
  const { print } = useWords(toolSheetWords);
  return (
    <div className={css.sheet}>
      <ol role="list" className={css.boxes}>
        {firstAidBoxIds.map((id, index) => (
          <li key={id} id={id} className={css.box}>
            <span className={css.place} aria-hidden>
              {index + 1}
            </span>
            <h2 className={css.title}>{boxes[id].title}</h2>
            <p className={css.text}>
              <WithLinks text={boxes[id].text} />
            </p>
          </li>
        ))}
      </ol>
      <div className={css.onScreen}>
        <PrintButton>{print}</PrintButton>
      </div>
      <Handout path={toolPages.firstAid.path} />
    </div>
  );
}

/** A text in which the ambulance numbers can be rung, and the mention of the first box leads to it. */
function WithLinks({ text }: { readonly text: string }) {
  const { firstBox } = useWords(firstAidSheetWords);
  const pieces = text.split(new RegExp(`(${[...ambulanceNumbers, firstBox].join('|')})`));
  return pieces.map((piece, index) => {
    const href = hrefOf(piece, firstBox);
    return href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move.
      <a key={index} href={href} className={css.link}>
        {piece}
      </a>
    ) : (
      piece
    );
  });
}

function hrefOf(piece: string, firstBox: string): string | undefined {
  if (ambulanceNumbers.includes(piece)) return `tel:${piece}`;
  return piece === firstBox ? `#${firstAidBoxIds[0]}` : undefined;
}
