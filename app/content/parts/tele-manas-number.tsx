import { helplines } from '#app/hospital-facts/helplines.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

/** Number of Tele-MANAS after its name in a text, as a link that calls it. */
export function TeleManasNumber() {
  const { number } = helplines.mentalHealth;
  return <TextLink href={`tel:${number}`}>{number}</TextLink>;
}
