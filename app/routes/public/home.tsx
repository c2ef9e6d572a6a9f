export const handle = { hydration: 'idle' };
export async function loader() { return null; }
export default function Page() { return <h1>public/home.tsx</h1>; }
