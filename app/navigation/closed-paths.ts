/**
 * Where no page for the public is: what staff use, what changes things, and what is about persons. Nothing asks for them
 * ahead of a visitor or keeps what they answer; what is below them is meant too.
 */
export const closedPaths = ['/dashboard', '/signin', '/signout', '/api', '/files', '/appointment'] as const;
