import { content } from '../content.ts';
import { listDoctors } from '../doctors.ts';
import { CardRow, DoctorCard, Hero } from '../parts.tsx';

export const meta = () => [{ title: content.name }];

export async function loader({ context }: { context: Parameters<typeof listDoctors>[0] }) {
  return { doctors: await listDoctors(context, 8) };
}

export default function Home({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return (
    <main>
      <Hero title={content.name} lead={content.lead} />
      {content.groups.map(({ title, entries }) => (
        <CardRow
          key={title}
          title={title}
          cards={entries.slice(0, 4).map((entry) => ({ ...entry, text: content.lead }))}
        />
      ))}
      <section>
        <h2>Our Team of Experts</h2>
        <div className="cards">
          {loaderData.doctors.map((doctor) => (
            <DoctorCard key={doctor.id} doctor={doctor} />
          ))}
        </div>
      </section>
      <section className="cards">
        {Array.from({ length: 12 }, (_, index) => `/img/gallery-${index + 1}.webp`).map((address) => (
          <img key={address} src={address} alt="" width="400" height="300" loading="lazy" />
        ))}
      </section>
    </main>
  );
}
