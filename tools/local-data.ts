import { openLocalBindings } from './local-bindings.ts';
import { migrate } from './migrations/apply.ts';
import { seedDemonstrationData } from './seed.ts';

/** Migrates the local database of `npm start` and `npm run dev`, and inserts the demonstration data if it is empty. */
const bindings = await openLocalBindings('.wrangler/state/v3');
try {
  const applied = await migrate(bindings.database);
  if (applied.length > 0) console.log(`Applied ${applied.length} migrations.`);
  if (await seedDemonstrationData(bindings)) console.log('Demonstration data inserted.');
} finally {
  await bindings.dispose();
}
