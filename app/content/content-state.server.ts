import { unreviewedPages } from './information-article.ts';
import { renderedRooms } from './rooms/rendered-rooms.ts';

/** What of the content the launch check asks for, as the code has it: what was entered in the staff area stands in the facts. */
export const contentState = () => ({ renderedRooms, pagesToReview: unreviewedPages() });
