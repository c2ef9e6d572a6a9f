export function ErrorPage({ error }: { error: unknown }) {
  return <h1>{String(error)}</h1>;
}
