import { useNonce } from './nonce.ts';

/**
 * A few lines of our own that must run before, or without, React.
 *
 * @param code fixed text of ours, never anything a reader typed
 */
export function InlineScript({ code }: { code: string }) {
  const nonce = useNonce();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours, and the only way to write a script.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
