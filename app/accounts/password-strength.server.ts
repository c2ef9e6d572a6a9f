/** Loaded when a password is set: the lists take 20 ms and 10 MiB to unpack (docs/decisions/0107). */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { localWords } from './local-words.server.ts';

/** What follows is not looked at: its cost grows with the square of the length. */
const judgedLength = 64;

/** Guesses below which a password is refused. */
const fewestGuesses = 10 ** 10;

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, local: [...localWords] },
  graphs: adjacencyGraphs,
  maxLength: judgedLength,
});

/** @param about words that somebody who knows the person would try */
export const isGuessedFirst = (password: string, about: readonly string[]): boolean =>
  estimator.check(password, [...about]).guesses < fewestGuesses;
