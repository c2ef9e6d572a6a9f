import { content } from '../content.ts';
import { Hero } from '../parts.tsx';

export const meta = () => [{ title: content.title }];

export default function Information() {
  return (
    <main>
      <Hero title={content.title} lead={content.lead} />
      {content.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </main>
  );
}
