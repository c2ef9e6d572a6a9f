import { PhoneTraces } from '#app/ui/phone-traces/phone-traces.tsx';

/** Information pages whose readers may be in danger, or in trouble at home, if somebody learns what they read. */
const tracedPages: readonly string[] = ['/alcohol', '/violence-at-home-and-assault'];

/** The line about traces on the phone, on the pages that need it. */
export function PageTraces({ path }: { readonly path: string }) {
  return tracedPages.includes(path) && <PhoneTraces />;
}
