/**
 * `npm run launch-check`: what the hospital has still to enter before the site opens. Ends with 1 while something is
 * missing that a law requires; `npm run deploy` asks it first.
 */
import { readFileSync } from 'node:fs';
import rooms from '#app/content/rooms/room-pictures.json' with { type: 'json' };
import * as facts from '#app/site/facts.ts';
import { launchReport, mayNotLaunch, openFacts } from '#app/site/launch-check.ts';
import { readInformationPages } from './information-pages/read.ts';
import { videoDoctorsWithoutRegistration } from './launch-check/video-doctors.ts';

const configuration = readFileSync(new URL('../wrangler.toml', import.meta.url), 'utf8');

const databaseId = /^database_name = "hospital"\s+database_id = "([^"]*)"/m.exec(configuration)?.[1];

const open = openFacts({
  facts,
  // The first is the one for the public; a staging copy has its own further down.
  demonstration: /^DEMONSTRATION = "(\w*)"/m.exec(configuration)?.[1],
  publicOrigin: /^PUBLIC_ORIGIN = "(.*)"/m.exec(configuration)?.[1],
  pagesToReview: readInformationPages()
    .filter(({ frontMatter }) => frontMatter.reviewedOn === null)
    .map(({ frontMatter }) => frontMatter.path),
  renderedRooms: Object.entries(rooms)
    .filter(([, { photograph }]) => !photograph)
    .map(([name]) => name),
  videoWithoutRegistration: await videoDoctorsWithoutRegistration(databaseId),
});

console.log(`\n${launchReport(open)}\n`);
if (mayNotLaunch(open)) process.exitCode = 1;
