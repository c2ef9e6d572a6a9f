import { createContext, type RouterContextProvider } from 'react-router';
import type { Doctor } from './content.ts';

export const database = createContext<D1Database>();

export async function listDoctors(
  context: Readonly<RouterContextProvider>,
  count: number,
): Promise<readonly Doctor[]> {
  const { results } = await context
    .get(database)
    .prepare('select * from doctors order by name limit ?')
    .bind(count)
    .all<Doctor>();
  return results;
}
