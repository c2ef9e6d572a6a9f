/** Message for an empty text of a required field that has no message of its own. The server and the browser use it. */
export const requiredMessage = 'This field is needed.';
