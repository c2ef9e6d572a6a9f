import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '#app/ui/icon/icons.ts';
import { IconButton } from '../button/button.tsx';
import { dismiss, message, tone as tones } from './inline-alert.css.ts';

export interface InlineAlertProps {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
  readonly onDismiss?: () => void;
}

const icons = { positive: CircleCheck, neutral: Info, danger: CircleAlert };

/** Result of an action. Screen readers announce a failure at once, and other results at the next pause. */
export function InlineAlert({ tone, children, onDismiss }: InlineAlertProps) {
  const Icon = icons[tone];
  return (
    <div className={tones[tone]} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden />
      <div className={message}>{children}</div>
      {onDismiss && (
        <span className={dismiss}>
          <IconButton label="Dismiss" onClick={onDismiss}>
            <X size={20} aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}
