import { useNavigation } from 'react-router';

/** True from the press of a form's button until the page it leads to is there: pressing again sends nothing twice. */
export function useSending(): boolean {
  return useNavigation().formMethod === 'POST';
}
