import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { database } from '../app/doctors.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

export default {
  fetch(request, env) {
    const context = new RouterContextProvider();
    context.set(database, env.DB);
    return handle(request, context);
  },
} satisfies ExportedHandler<Pick<Env, 'DB'>>;
