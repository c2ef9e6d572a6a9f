/**
 * Hidden fields that submit given values with a form. Use them for values that must not appear in an address, such as
 * what was typed on the previous page.
 */
export function HiddenFields({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
