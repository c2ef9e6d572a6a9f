import { join } from 'node:path';
import type { ModuleGraph } from './module-graph.ts';
import { isUsedBy } from './script-chunks.ts';

const root = join(import.meta.dirname, '..');
const inApp = (paths: readonly string[]) => paths.map((path) => join(root, 'app', path));

/**
 * Chunks of the Worker, and the modules or folders from which each is imported. A module is in the first chunk of the list that needs it. workerd
 * compiles and runs a whole file when it is first imported, so code that home does not need is in other files (decision 0116). Each file has a cost of
 * its own: 600 small files cost a new isolate 0.1 s.
 */
const chunks = {
  start: [join(root, 'workers/app.ts')],
  pages: inApp(['root.tsx', 'entry.server.tsx', 'routes/public/frame.tsx', 'routes/public/home.tsx']),
  articles: inApp(['routes/public/information-page.tsx']),
  doctors: inApp(['routes/public/doctors.tsx', 'routes/public/doctor-page.tsx']),
  // The messages of a locale are found by the English ones, so all of these are loaded together.
  messages: inApp(['languages/en/all-messages.ts']),
  'sign-in': inApp(['routes/staff/accounts/sign-in.tsx']),
  // arktype, which takes 50 ms to load and is needed only by submissions.
  schemas: inApp(['platform/input/input.server.ts']),
  search: inApp(['routes/public/search.tsx', 'routes/public/not-found.tsx']),
  tasks: inApp(['routes/public/']),
  files: inApp(['routes/files/']),
  staff: [...inApp(['routes/staff/', 'routes/api/']), join(root, 'workers/scheduled.ts')],
} as const satisfies Record<string, readonly string[]>;

/** Groups for the bundler. A group takes the modules that no earlier one has; the messages of other locales stay on their own. */
export const workerChunks = Object.entries(chunks).map(([name, users], index, all) => ({
  name: (id: string, graph: ModuleGraph) => (isUsedBy(users, id, graph) ? name : null),
  priority: all.length - index,
}));
