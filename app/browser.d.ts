/** Network Information API: in Chromium only. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface Navigator {
  readonly connection?: NetworkInformation;
}

interface Document {
  /** Chromium: whether the page is drawn ahead of a visit. */
  readonly prerendering?: boolean;
}

interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
  };
}
