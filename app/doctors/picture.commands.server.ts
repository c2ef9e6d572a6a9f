import type { Database } from '#app/server/database/database.server.ts';
export async function sweepPictures(_database: Database, _pictures: R2Bucket, _now: Date): Promise<void> {}
