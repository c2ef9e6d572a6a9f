import { data } from 'react-router';
import { readCheck } from '#app/content/self-checks/check.input.server.ts';
import { checkAt, resultOf } from '#app/content/self-checks/check.ts';
import { CheckForm, CheckNotes } from '#app/content/self-checks/check-form.tsx';
import { CheckResult } from '#app/content/self-checks/check-result.tsx';
import { message } from '#app/languages/localized-message.ts';
import { localeOf, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { entryTo } from '#app/navigation/navigation.ts';
import { selfCheckPages, toolPages } from '#app/navigation/self-help-pages.ts';
import { descriptionMetaAt } from '#app/page-meta/meta-in-language.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { notFound, ProblemError } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { privateResponseHeaders } from '#app/platform/writes/private-response.server.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import { checkWords } from '#messages/content/self-checks/check.ts';
import { requestProblems } from '#messages/platform/problems.ts';
import type { Route } from './+types/check';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? {};
}

function checkOf(request: Request) {
  const { pathname } = new URL(request.url);
  const check = checkAt(pathWithoutLocale(pathname));
  return check ?? notFound(message(requestProblems, 'noPage'), localeOf(pathname));
}

export function loader({ request, context }: Route.LoaderArgs) {
  return { check: checkOf(request), askedAt: requestContext(context).now.toISOString() };
}

/** Computes the result without storing anything: answers never reach a store, a log or an address. */
export async function action({ request }: Route.ActionArgs) {
  const check = checkOf(request);
  const locale = localeOf(new URL(request.url).pathname);
  const words = messagesIn(locale, checkWords);
  try {
    const answered = readCheck(check, await readForm(request), words);
    if (answered.state === 'answered')
      return data({ answered, refused: undefined }, { headers: privateResponseHeaders });
    const refused = { message: words.unansweredHeading, errors: answered.errors };
    return data({ answered, refused }, { status: 400, headers: privateResponseHeaders });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { status, headers } = error;
    const refused = { message: words.unread[status] ?? error.in(locale).message, errors: {} };
    return data(
      { answered: undefined, refused },
      { status, headers: { ...headers, ...privateResponseHeaders } },
    );
  }
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? descriptionMetaAt(args, selfCheckPages[args.loaderData.check.id]) : [];
}

const back = entryTo(toolPages.tools);

export default function CheckPage({ loaderData: { check, askedAt }, actionData }: Route.ComponentProps) {
  const { title, summary } = usePageLocale().pageOf(selfCheckPages[check.id]);
  const answered = actionData?.answered;
  if (answered?.state === 'answered') {
    return (
      <QuestionPage
        title={title}
        isPosted
        back={back}
        hasSide={!resultOf(check, answered.given).thinksOfDying}
      >
        <CheckResult check={check} given={answered.given} askedAt={askedAt} />
        <CheckNotes check={check} />
      </QuestionPage>
    );
  }
  return (
    <QuestionPage
      title={title}
      lead={summary}
      isPosted={actionData !== undefined}
      refused={actionData?.refused}
      back={back}
    >
      <CheckForm check={check} chosen={answered?.chosen} errors={answered?.errors} />
      <CheckNotes check={check} />
    </QuestionPage>
  );
}
