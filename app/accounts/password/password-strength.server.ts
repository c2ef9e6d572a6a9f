/**
 * Imported dynamically when a password is set: unpacking the word lists takes 75 ms of CPU
 * (docs/decisions/0107).
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Words that people here build passwords from and that the library's lists lack or rank low: the hospital's
 * name, places, gods, first names and everyday Hindi and Punjabi. Most common words come first.
 */
const words = `
panchkula mind wellness hospital demo chandigarh mohali haryana himachal kolkata hind shivalik ganga ganesh
mata matadi jai jaimatadi jaishree shree shri sri ram sita radha radhe krishna shiv mahadev mahakal bholenath bhagwan bajrang
govind gopal hare hari devi durga laxmi saraswati gayatri geeta gita jyoti om namah namo sai baba maa waheguru guru singh kaur
allah bismillah inshallah mashallah
ankit arjun harpreet jaspreet kapil kuldeep leena mandeep manpreet meena neha nisha nitin pooja puja priya radhika raj reena rekha
riya rohan rohit saurabh seema sohan sona sumit tarun usha varun vikas virat vivek zoya gupta verma sharma kohli dhoni
aap bhai didi dil diya dost hai hoon hum ishq jaan jaanu jannat ki mera mere mohabbat pyar pyaar tera tere tum yaar yaara zindagi
bollywood rupee fortnite instagram whatsapp
`;

const localWords: readonly string[] = words.trim().split(/\s+/);

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
