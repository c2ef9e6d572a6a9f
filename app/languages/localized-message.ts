import type { Locale } from './locales.ts';
import { messagesIn } from './messages.ts';

/** Messages by key. A message that states a value is a function of named parameters. */
type Messages = Readonly<Record<string, string | ((parameters: never) => string)>>;

type ParametersOf<Message> = Message extends (parameters: infer Parameters) => string
  ? [parameters: Parameters]
  : [];

/** A message as its key and parameters. The code that builds the response chooses the text in the locale of the reader. */
class LocalizedMessage {
  readonly key: string;
  readonly parameters: unknown;
  readonly #messages: Messages;

  constructor(messages: Messages, key: string, parameters?: unknown) {
    this.#messages = messages;
    this.key = key;
    this.parameters = parameters;
  }

  /** Returns the text in a locale. */
  in(locale: Locale): string {
    const text = messagesIn(locale, this.#messages)[this.key] as string | ((parameters: unknown) => string);
    return typeof text === 'string' ? text : text(this.parameters);
  }
}

/** Exported as a type only: {@link message} is the only way to create a LocalizedMessage, so no plain text can replace it. */
export type { LocalizedMessage };

/**
 * Refers to a message without choosing its locale.
 *
 * @param messages an export of a module under `#messages/`
 * @param parameters required if the message is a function, and refused otherwise
 */
export const message = <Source extends Messages, Key extends keyof Source & string>(
  messages: Source,
  key: Key,
  ...parameters: ParametersOf<Source[Key]>
): LocalizedMessage => new LocalizedMessage(messages, key, parameters[0]);
