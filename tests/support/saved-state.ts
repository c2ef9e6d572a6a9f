import type { TestStore } from './store.ts';

/**
 * Saves the current rows and pictures of a test site or test store.
 *
 * @returns a function that restores them if anything was written since. It is cheap enough to run before
 * every test; a new Worker would take seconds.
 */
export async function saveState({
  binding,
  pictures,
}: Pick<TestStore, 'binding' | 'pictures'>): Promise<() => Promise<void>> {
  const { results } = await binding
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%'",
    )
    .all<{ name: string }>();
  const tables = results.map(({ name }) => name);
  const run = (statements: readonly string[]) =>
    binding.batch(statements.map((statement) => binding.prepare(statement)));
  await run(tables.map((name) => `create table "_kept_${name}" as select * from "${name}"`));

  const currentKeys = async () => (await pictures.list()).objects.map(({ key }) => key);
  const saved = new Map<string, { bytes: ArrayBuffer; httpMetadata?: R2HTTPMetadata }>();
  for (const key of await currentKeys()) {
    const picture = await pictures.get(key);
    if (!picture) throw new Error(`The picture ${key} was deleted while it was copied.`);
    const { httpMetadata } = picture;
    saved.set(key, { bytes: await picture.arrayBuffer(), ...(httpMetadata && { httpMetadata }) });
  }

  const rowsWritten = () => binding.prepare('select total_changes() as count').first<number>('count');
  let writtenBefore = await rowsWritten();

  return async () => {
    // The stores write a row before each upload, so no new row means no new picture.
    if ((await rowsWritten()) === writtenBefore) return;
    await run([
      // Rows refer to each other, so foreign keys are checked only at the end of the batch.
      'pragma defer_foreign_keys = on',
      ...tables.map((name) => `delete from "${name}"`),
      ...tables.map((name) => `insert into "${name}" select * from "_kept_${name}"`),
    ]);
    writtenBefore = await rowsWritten();
    const present = await currentKeys();
    await Promise.all([
      ...present.filter((key) => !saved.has(key)).map((key) => pictures.delete(key)),
      ...[...saved]
        .filter(([key]) => !present.includes(key))
        .map(([key, { bytes, ...options }]) => pictures.put(key, bytes, options)),
    ]);
  };
}
