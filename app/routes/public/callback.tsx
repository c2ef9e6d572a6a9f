import { data, redirect } from 'react-router';
import { callbackLimit, requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { parseCallback } from '#app/callbacks/callback.input.server.ts';
import { callbackBody, inOrderOfForm, typedCallback } from '#app/callbacks/callback-form.ts';
import { CallbackForm } from '#app/callbacks/parts/callback-form.tsx';
import { readForm } from '#app/server/body.server.ts';
import { commandBy } from '#app/server/command.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { formKey, idempotencyKeyOf } from '#app/server/idempotency.server.ts';
import { ofOnePerson } from '#app/server/one-person.server.ts';
import { databaseAway, ProblemError } from '#app/server/problems.server.ts';
import { countVisitor } from '#app/server/throttle/visitor.server.ts';
import { callbackPath } from '#app/site/navigation.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages, taskPages } from '#app/site/pages.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import type { Route } from './+types/callback';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? {};
}

export function loader({ request }: Route.LoaderArgs) {
  return { isNoted: new URL(request.url).searchParams.has('noted'), newKey: crypto.randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { visitorGate, requestId } = requestContext(context);
  let form = new URLSearchParams();
  try {
    form = await readForm(request);
    const input = parseCallback(callbackBody(typedCallback(form)));
    const key = await idempotencyKeyOf(formKey(form), input);
    const command = commandBy(context, null);
    await countVisitor(command, visitorGate, callbackLimit, input.phone);
    await requestCallback(command, input, key);
    return redirect(`${callbackPath}?noted=1`, 303);
  } catch (error) {
    const typed = typedCallback(form);
    if (error instanceof ProblemError) {
      const { message, errors = {} } = error.problem;
      // Another form than the one that was sent before: it is a new wish.
      const refused = { message, errors: inOrderOfForm(errors) };
      return data(
        { typed, refused, key: crypto.randomUUID() },
        { status: error.status, headers: { ...error.headers, ...ofOnePerson } },
      );
    }
    const away = databaseAway(error, 'a wish for a call was not noted', requestId);
    // It may have been noted before the database was gone: with its key it is so once.
    return data(
      { typed, refused: undefined, key: formKey(form) },
      { status: away.status, headers: { ...away.headers, ...ofOnePerson } },
    );
  }
}

const page = taskPages.callback;

export function meta({ loaderData }: Route.MetaArgs) {
  return [...pageMeta(page), ...(loaderData?.isNoted ? [{ name: 'robots', content: 'noindex' }] : [])];
}

export default function CallMeBack({ loaderData, actionData }: Route.ComponentProps) {
  const back = { path: publicPages.doctors.path, label: publicPages.doctors.title };
  if (loaderData.isNoted && !actionData) {
    return (
      <QuestionPage title="We will call you" back={back}>
        <Flash tone="positive">Your wish is noted. We call in the order in which people asked.</Flash>
        <p>If it cannot wait, call now: 112 and Tele-MANAS answer by day and by night.</p>
        <div>
          <ButtonLink href={publicPages.doctors.path} variant="secondary">
            See our doctors
          </ButtonLink>
        </div>
      </QuestionPage>
    );
  }
  return (
    <QuestionPage
      title={page.title}
      lead="Leave a name and a phone. You need not say what it is about."
      back={back}
    >
      <CallbackForm
        idempotencyKey={actionData?.key ?? loaderData.newKey}
        typed={actionData?.typed}
        refused={actionData?.refused}
        isNotTakenIn={actionData && !actionData.refused}
      />
    </QuestionPage>
  );
}
