import { useNavigate } from 'react-router';
import { Dialog, type DialogProps } from './dialog.tsx';

interface RouteDialogProps extends Omit<DialogProps, 'onClose' | 'closeTo'> {
  /** Address of the list behind the dialog, with its filters and page. Closing leads there. */
  readonly listPath: string;
}

/** A dialog with its own route, above a list that preserves its scroll position. */
export function RouteDialog({ listPath, ...dialog }: RouteDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog {...dialog} closeTo={listPath} onClose={() => navigate(listPath, { preventScrollReset: true })} />
  );
}
