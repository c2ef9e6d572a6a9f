export const handle = { hydration: 'eager' };
export async function loader() { return null; }
export default function Page() { return <h1>staff/doctor-delete.tsx</h1>; }
