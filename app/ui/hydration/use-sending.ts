import { useNavigation } from 'react-router';

/** True from the submission of a form until the next page is shown. Use it to ignore a second submission. */
export function useSending(): boolean {
  return useNavigation().formMethod === 'POST';
}
