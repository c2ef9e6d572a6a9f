import { markSentByHand } from '#app/messages/message.commands.server.ts';
import { readMessageState } from '#app/messages/message.queries.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { formAction } from '../frame/form-action.server.ts';
import { toastRedirect } from '../frame/toast.server.ts';
import { markFailure, messageListPath, readMessageList } from './message-page.ts';

const gone = () => staffProblem(404, 'There is no such message.');

const noLongerWaits = () =>
  staffProblem(
    409,
    'This message is no longer to be sent: the appointment has changed, or its time has passed.',
  );

/**
 * The button Sent of a card. A repeated submission, also by a colleague, succeeds and changes nothing.
 */
export const sentByHandAction = formAction({
  failure: markFailure,
  run: async ({ command, fields }) => {
    const id = fields.get('id') ?? '';
    const list = messageListPath(readMessageList(fields.get('list')));
    if (await markSentByHand(command, id)) return toastRedirect(list, 'messageSent');
    const state = await readMessageState(command.database, id);
    if (state === 'sent-by-hand') return toastRedirect(list, 'messageWasSent');
    throw state === undefined ? gone() : noLongerWaits();
  },
});
