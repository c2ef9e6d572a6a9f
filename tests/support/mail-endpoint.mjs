/**
 * Stands between the Worker and the local `send_email` binding of Miniflare, which accepts every mail and has no errors.
 * It keeps the mails that were accepted, and refuses with an error code of Cloudflare's Email Service, or never answers,
 * as a test says (tests/support/mail-service.ts).
 */

let accepted = [];
let fault;

const sendBefore = (binding) => async (mail) => {
  if (fault === 'silent') await new Promise(() => {});
  // The message of a real error quotes the address.
  if (fault) throw Object.assign(new Error(`could not send to ${mail.to}`), { code: fault });
  const { messageId } = await binding.send(mail);
  accepted.push(mail);
  return { messageId };
};

/** Returns the environment with the stand-in in place of the binding; without a binding there is no mail. */
export const withMailService = (env) =>
  env.EMAIL ? { ...env, EMAIL: { send: sendBefore(env.EMAIL) } } : env;

/** Returns the accepted mails and forgets them. Sets the fault of the next mails from the body. */
export async function answerMailService(request) {
  const answer = Response.json(accepted);
  accepted = [];
  ({ fault } = await request.json());
  return answer;
}
