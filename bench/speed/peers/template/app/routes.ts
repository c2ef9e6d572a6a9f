import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('psychiatry', 'routes/information.tsx'),
  route('doctors', 'routes/doctors.tsx'),
] satisfies RouteConfig;
