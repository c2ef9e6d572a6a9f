import { useNavigate } from 'react-router';
import { Dialog, type DialogProps } from './dialog.tsx';

interface RouteDialogProps extends Omit<DialogProps, 'onClose' | 'closeTo'> {
  /** The list it stands above, where closing leads, with the part of it that is shown. */
  readonly listPath: string;
}

/** A dialog with an address of its own, above its list, which stays where it was scrolled to. */
export function RouteDialog({ listPath, ...dialog }: RouteDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog {...dialog} closeTo={listPath} onClose={() => navigate(listPath, { preventScrollReset: true })} />
  );
}
