import { useLocation } from 'react-router';
import { listAddressWithin } from '#app/navigation/list-address.ts';

/** Returns the address of the list below a dialog, with its page and filters. */
export const useListAddress = (path: string): string => listAddressWithin(path, useLocation().search);
