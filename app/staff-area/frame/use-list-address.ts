import { useLocation } from 'react-router';
import { listAddressWithin } from '#app/navigation/list-address.ts';

/** Where a dialog above a list leads back to: the same part of the list. */
export const useListAddress = (path: string): string => listAddressWithin(path, useLocation().search);
