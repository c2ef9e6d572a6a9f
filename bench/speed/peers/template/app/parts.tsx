import { useState } from 'react';
import { Link } from 'react-router';
import { content, type Doctor } from './content.ts';

export function Header() {
  const [open, setOpen] = useState(false);
  return (
    <header>
      <Link to="/">{content.name}</Link>
      <a href={`tel:${content.phone}`}>{content.phone}</a>
      <button type="button" className="burger" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <nav className={open ? 'open' : undefined}>
        <ul>
          {content.entries.map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
        <div className="groups">
          {content.groups.map(({ title, entries }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {entries.map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
    </header>
  );
}

export function Footer() {
  return (
    <footer>
      <p>{content.name}</p>
      <ul>
        {content.groups.map(({ title, entries: [first] }) => (
          <li key={title}>{first && <Link to={first.path}>{title}</Link>}</li>
        ))}
      </ul>
    </footer>
  );
}

export function Hero({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <section className="hero">
      <img src="/img/hero.webp" alt="" width="1280" height="560" />
      <h1>{title}</h1>
      <p>{lead}</p>
      <Link to="/doctors" className="button">
        Our doctors
      </Link>
    </section>
  );
}

export function DoctorCard({ doctor }: { readonly doctor: Doctor }) {
  return (
    <article data-doctor-card="">
      <img src={`/img/${doctor.picture}.webp`} alt="" width="240" height="240" loading="lazy" />
      <h3>{doctor.name}</h3>
      <p>{doctor.specialization}</p>
      <p>{doctor.hospital}</p>
      <p>{doctor.experience} years</p>
      <p>Rs {doctor.fees}</p>
      <a className="button" href={`tel:${content.phone}`}>
        Book an Appointment
      </a>
    </article>
  );
}

/** A row of cards that scrolls sideways. */
export function CardRow({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="row">
        {cards.map(({ path, label, text }) => (
          <Link key={path} to={path} className="card">
            <h3>{label}</h3>
            <p>{text}</p>
          </Link>
        ))}
      </div>
    </section>
  );
}

export interface Card {
  readonly path: string;
  readonly label: string;
  readonly text: string;
}
