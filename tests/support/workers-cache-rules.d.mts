/** Whether Workers Cache may store the response to a request. */
export function isStored(request: Pick<Request, 'method' | 'headers'>, response: Response): boolean;
