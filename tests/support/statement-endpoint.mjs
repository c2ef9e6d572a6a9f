/**
 * The Worker's side of `remote-database.ts`: runs the statements in a request's body on D1 and returns the
 * result or the error. Only test Workers contain it.
 */
const described = (error) => ({
  message: String(error?.message ?? error),
  cause: error?.cause === undefined ? undefined : String(error.cause?.message ?? error.cause),
});

export async function answerStatements(request, database) {
  const { statements, method, parameters } = await request.json();
  const prepared = statements.map(({ query, values }) => database.prepare(query).bind(...values));
  try {
    const result =
      method === 'batch' ? await database.batch(prepared) : await prepared[0][method](...parameters);
    return Response.json({ result });
  } catch (error) {
    return Response.json({ error: described(error) });
  }
}

/** A Worker for stores tested without the site: it serves only statements. */
export default { fetch: (request, env) => answerStatements(request, env.DB) };
