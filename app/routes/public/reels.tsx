export const handle = { hydration: 'none' };
export async function loader() { return null; }
export default function Page() { return <h1>public/reels.tsx</h1>; }
