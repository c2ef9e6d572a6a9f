import type { Database } from '#app/server/database/database.server.ts';
export async function sweepSessions(_database: Database, _now: Date): Promise<void> {}
