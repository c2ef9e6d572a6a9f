import { useHydrated } from '../hydration/use-hydrated.ts';
import { useNonce } from './nonce.ts';

/**
 * A few lines of our own that must run before, or without, React. The server writes them; mounted in the browser
 * they would have to be set as text, which Trusted Types refuse, and they have run by then.
 *
 * @param code fixed text of ours, never anything a reader typed
 */
export function InlineScript({ code }: { code: string }) {
  const nonce = useNonce();
  if (useHydrated()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours, and the only way to write a script.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
