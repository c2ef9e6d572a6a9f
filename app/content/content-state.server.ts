import { unreviewedPages } from './information-facts.server.ts';
import { renderedRooms } from './rooms/rendered-rooms.ts';

/** State of the content in the code, for the launch check. Photographs and reviews entered in the staff area are facts of the hospital. */
export const contentState = () => ({ renderedRooms, pagesToReview: unreviewedPages() });
