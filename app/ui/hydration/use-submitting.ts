import { useNavigation } from 'react-router';

/** True from a POST submission until the next page is shown. Use it to ignore a second submission. */
export function useSubmitting(): boolean {
  return useNavigation().formMethod === 'POST';
}
