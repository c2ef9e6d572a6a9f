import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './app/all-tables.server.ts',
  out: './migrations',
});
