import { data, redirect } from 'react-router';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { parseCallback } from '#app/callbacks/callback.input.server.ts';
import {
  bookingNoted,
  type CallbackValues,
  callbackBody,
  readCallbackValues,
  sortErrorsByField,
} from '#app/callbacks/callback-form.ts';
import { CallbackForm } from '#app/callbacks/parts/callback-form.tsx';
import { DangerBoxes } from '#app/content/dangers/parts/danger-boxes.tsx';
import { localeOf, pathIn } from '#app/languages/localized-path.ts';
import { pageIn } from '#app/navigation/localized-pages.ts';
import { callbackPath, entryTo } from '#app/navigation/navigation.ts';
import { publicPages, taskPages } from '#app/navigation/pages.ts';
import { descriptionMetaAt, noIndexMeta } from '#app/page-meta/meta-in-language.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { ProblemError, serviceUnavailable } from '#app/platform/http/problems.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { callbackLimit } from '#app/platform/throttle/limits.server.ts';
import { countVisitorTry, isBeyondLimit } from '#app/platform/throttle/visitor-limit.server.ts';
import { formIdempotencyKey, idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { privateResponseHeaders } from '#app/platform/writes/private-response.server.ts';
import { detectDangers } from '#app/typed-text/danger/detect-dangers.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { databaseUnavailable } from '#app/ui/question-page/database-unavailable.tsx';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import { tooManyTries } from '#app/ui/question-page/too-many-tries.tsx';
import { callbackWords } from '#messages/callbacks/callback.ts';
import type { Route } from './+types/callback';

const page = taskPages.callback;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? {};
}

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { title, summary } = pageIn(localeOf(pathname), page);
  const noted = searchParams.get('noted');
  const isForBooking = noted === bookingNoted;
  return { isNoted: noted !== null, isForBooking, newKey: crypto.randomUUID(), title, summary };
}

/** Finds dangers in the free-text fields. */
const heardIn = ({ name, bestTime, callAs }: CallbackValues) =>
  detectDangers([name, bestTime, callAs].join('. '));

export async function action({ request, context }: Route.ActionArgs) {
  const { visitorRateLimit: visitorGate, requestId } = requestContext(context);
  const locale = localeOf(new URL(request.url).pathname);
  let form = new URLSearchParams();
  try {
    form = await readForm(request);
    const input = parseCallback(callbackBody(readCallbackValues(form), locale));
    const helpSeen = form.get('helpSeen') === 'yes';
    const typed = readCallbackValues(form);
    const heard = helpSeen ? [] : await heardIn(typed);
    if (heard.length > 0) {
      // The request is not stored yet, because a call may be hours away. The form returns below the numbers
      // to call now.
      return data(
        { typed, refused: undefined, key: formIdempotencyKey(form), heard },
        { headers: privateResponseHeaders },
      );
    }
    const sent = await idempotencyKeyOf(formIdempotencyKey(form), input);
    // After Back the form still has its key. With other values it is another request.
    const key = sent && { ...sent, key: `${sent.key}.${sent.requestHash}` };
    const command = createCommand(context, null);
    await requestCallback(command, input, key, () =>
      countVisitorTry(command, visitorGate, callbackLimit, input.phone),
    );
    return redirect(`${pathIn(locale, callbackPath)}?noted=1`, 303);
  } catch (error) {
    const typed = readCallbackValues(form);
    if (error instanceof ProblemError) {
      const { message, errors = {} } = error.in(locale);
      const ofFields = sortErrorsByField(errors);
      const refused = Object.keys(ofFields).length > 0 ? { errors: ofFields } : { message, errors: ofFields };
      // A corrected form differs from the refused one, so it gets a new idempotency key.
      return data(
        {
          typed,
          refused,
          key: crypto.randomUUID(),
          heard: await heardIn(typed),
          isBeyondLimit: isBeyondLimit(error),
        },
        { status: error.status, headers: { ...error.headers, ...privateResponseHeaders } },
      );
    }
    const away = serviceUnavailable(error, 'a wish for a call was not noted', requestId);
    // The request may have been stored before the database failed. The same key makes a second submission
    // safe.
    return data(
      { typed, refused: undefined, key: formIdempotencyKey(form), heard: [] },
      { status: away.status, headers: { ...away.headers, ...privateResponseHeaders } },
    );
  }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return [...descriptionMetaAt({ location }, page), ...(loaderData?.isNoted ? [noIndexMeta] : [])];
}

export default function CallMeBack({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(callbackWords);
  const { labelOf, pathTo } = usePageLocale();
  const back = { path: publicPages.doctors.path, label: labelOf(entryTo(publicPages.doctors)) };
  const heard = actionData?.heard ?? [];
  const isNotTakenIn = actionData && !actionData.refused && heard.length === 0;
  const refused = isNotTakenIn
    ? databaseUnavailable
    : actionData && 'isBeyondLimit' in actionData && actionData.isBeyondLimit
      ? tooManyTries({ mayAskForCall: false })
      : actionData?.refused;
  if (loaderData.isNoted && !actionData) {
    return (
      <QuestionPage title={words.noted} back={back}>
        <InlineAlert tone="positive">
          {loaderData.isForBooking ? words.bookingNotedWords : words.notedWords}
        </InlineAlert>
        <p>{words.cannotWait}</p>
        <div>
          <ButtonLink href={pathTo(publicPages.doctors.path)} variant="secondary">
            {words.seeDoctors}
          </ButtonLink>
        </div>
      </QuestionPage>
    );
  }
  return (
    <>
      <DangerBoxes dangers={heard} />
      <QuestionPage
        title={loaderData.title}
        lead={words.lead}
        isPosted={actionData !== undefined}
        refused={refused}
        back={back}
        hasUrgentSide={heard.length === 0}
      >
        <CallbackForm
          idempotencyKey={actionData?.key ?? loaderData.newKey}
          typed={actionData?.typed}
          errors={actionData?.refused?.errors}
          helpSeen={heard.length > 0}
        />
      </QuestionPage>
    </>
  );
}
