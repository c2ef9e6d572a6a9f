import { data } from 'react-router';
import { readForm } from '#app/platform/http/body.server.ts';
import { readMultipart } from '#app/platform/http/multipart.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { failureOf } from './failure-message.ts';
import { refuseForm } from './refuse-form.server.ts';
import { type Handler, type RouteArguments, type StaffCall, staffCallOf } from './staff-call.server.ts';

/** A form as it was submitted. */
export interface SubmittedForm<Values = unknown> extends StaffCall {
  /** All fields of the form. A version and a key are read from here, because a refused form does not show them. */
  readonly fields: URLSearchParams;
  /** The typed values: the result of `read`. */
  readonly values: Values;
  /** Content of the file, if the route has the option `file` and one was chosen. */
  readonly file: Uint8Array | null;
}

/** The functions of one route. `Intents` has the answers of the functions in `intents`. */
interface FormAction<Values, Answer, Intents, More> {
  /** Message for a database failure (requirement 58). */
  readonly failure: string | ((url: URL, fields: URLSearchParams) => string);
  /** Field of a file. The form is then read as multipart. */
  readonly file?: string;
  /** Reads what the person typed, without checking it. A refused form shows it again. */
  readonly read?: (fields: URLSearchParams) => Values;
  /** Functions by the value of the field `intent`, on a page with several forms or buttons. */
  readonly intents?: {
    readonly [Intent in keyof Intents]: Handler<SubmittedForm<NoInfer<Values>>, Intents[Intent]>;
  };
  /** Checks and saves the form. Without it, an intent that `intents` does not have is refused. */
  readonly run?: Handler<SubmittedForm<NoInfer<Values>>, Answer>;
  /** Adds data to the answer of a refused form. `values` is null if the form was not read. */
  readonly refusedWith?: Handler<SubmittedForm<NoInfer<Values> | null>, More | Promise<More>>;
}

/** The function for the form's intent. The intent is typed text, so it must not reach `Object.prototype`. */
const functionOf = <Run>(intents: Readonly<Record<string, Run>>, intent: string): Run | undefined =>
  Object.hasOwn(intents, intent) ? intents[intent] : undefined;

type Refused<Values, More> = ReturnType<typeof data<RefusedForm<Values> & More>>;

/**
 * Makes the action of a route with a form. The functions of the route throw a `ProblemError` to refuse the form;
 * the answer then has its messages, and what the person typed. Any other answer, such as a `toastRedirect`, is
 * what they return.
 */
export function formAction<
  Values = never,
  Answer = never,
  Intents extends object = Record<never, never>,
  More = unknown,
>({ failure, file: fileField, read, intents, run, refusedWith }: FormAction<Values, Answer, Intents, More>) {
  type Run = Handler<SubmittedForm<Values>, Answer | Intents[keyof Intents]>;
  const runs = (intents ?? {}) as Readonly<Record<string, Run>>;

  return async (args: RouteArguments) => {
    const call = staffCallOf(args);
    let fields = new URLSearchParams();
    let file: Uint8Array | null = null;
    let values: Values | null = null;
    try {
      if (fileField === undefined) fields = await readForm(args.request);
      else ({ fields, file } = await readFormWithFile(args.request, fileField));
      if (read) values = read(fields);
      const handle: Run | undefined = functionOf(runs, fields.get('intent') ?? '') ?? run;
      if (!handle) throw staffProblem(400, 'The request could not be read.');
      return await handle({ ...call, fields, file, values: values as Values }, args);
    } catch (error) {
      const { data: refused, init } = refuseForm(
        error,
        failureOf(failure, args.url, fields),
        call.command.requestId,
        values,
      );
      const more = await refusedWith?.({ ...call, fields, file, values }, args);
      return data({ ...refused, ...more }, init ?? undefined) as Refused<Values, More>;
    }
  };
}

async function readFormWithFile(request: Request, fileField: string) {
  const { fields, file } = await readMultipart(request, fileField);
  return { fields: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])), file };
}

/** Reads text fields of a form. A missing field is an empty text. */
export const textsOf = <Name extends string>(fields: URLSearchParams, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ''])) as Record<Name, string>;
