import { localHelp, type LocalHelp as Place } from '#app/site/local-help.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

const places: readonly Place[] = Object.values(localHelp);

/** Where else help is near: for whoever cannot come to us, or not in time. */
export function LocalHelp() {
  return (
    <>
      <h2 id="local-help">Local help</h2>
      <ul>
        {places.map(({ name, what, url }) => (
          <li key={name}>
            {url === null ? (
              name
            ) : (
              <TextLink href={url} target="_blank" rel="noopener">
                {name}
              </TextLink>
            )}
            {`: ${what}.`}
          </li>
        ))}
      </ul>
      <p>Read on 21 November 2026. Ring before you go.</p>
    </>
  );
}
