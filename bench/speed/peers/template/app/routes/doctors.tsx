import { listDoctors } from '../doctors.ts';
import { DoctorCard } from '../parts.tsx';

export const meta = () => [{ title: 'Our doctors' }];

export async function loader({ context }: { context: Parameters<typeof listDoctors>[0] }) {
  return { doctors: await listDoctors(context, 24) };
}

export default function Doctors({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return (
    <main>
      <h1>Our doctors</h1>
      <form>
        <input type="search" name="q" placeholder="Name, Specialist" />
      </form>
      <div className="cards">
        {loaderData.doctors.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} />
        ))}
      </div>
    </main>
  );
}
