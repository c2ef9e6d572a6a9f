/**
 * Imported dynamically when a password is set: unpacking the word lists takes 75 ms of CPU
 * (docs/decisions/0107).
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { localWords } from './local-words.server.ts';

/**
 * The estimator reads this many characters. Longer texts cost more CPU: up to 55 ms at this length
 * (docs/decisions/0107).
 */
const judgedLength = 64;

/** Fewest guesses an attacker must need. Passwords below are refused. */
const fewestGuesses = 10 ** 10;

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, local: [...localWords] },
  graphs: adjacencyGraphs,
  maxLength: judgedLength,
});

/** @param about words that somebody who knows the person would try */
export const isEasyToGuess = (password: string, about: readonly string[]): boolean =>
  estimator.check(password, [...about]).guesses < fewestGuesses;
