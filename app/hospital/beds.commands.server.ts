import { currentBedStatement } from '#app/hospital-facts/free-bed.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { isBedState, nothingSaid } from './bed-states.ts';
import { changeTexts } from './facts-save.server.ts';
import { beds } from './sections/beds.server.ts';

const minute = 60_000;

/**
 * Records whether a bed is free, with the time. Saying the same again renews the time; within a minute it changes nothing.
 *
 * @param state as a form sends it; null if the form has none
 * @throws ProblemError 400 for another text
 */
export async function sayBeds(command: Command, state: string | null): Promise<void> {
  if (!isBedState(state)) throw staffProblem(400, 'Press one of the buttons.');
  const saidAt = new Date(Math.floor(command.now.getTime() / minute) * minute).toISOString();
  await changeTexts(command, beds, () => ({ state, saidAt: state === nothingSaid ? '' : saidAt }));
}

/**
 * Takes back a statement that has become too old, so that no cached page shows it any more. The cron calls this each
 * minute.
 */
export async function endOldBedStatement(command: Command): Promise<void> {
  const { freeBed } = command.facts;
  if (!freeBed || currentBedStatement(freeBed, command.now)) return;
  await changeTexts(command, beds, (texts) =>
    // Staff may have said it again since these facts were read.
    texts.saidAt === freeBed.saidAt ? { state: nothingSaid, saidAt: '' } : texts,
  );
}
