import { label as labelLook, line, skeleton } from './skeleton.css.ts';

interface SkeletonProps {
  /** Loading text, such as 'Loading doctors...'. */
  readonly label: string;
  readonly lines?: number;
}

/** Placeholder for content that is loading. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div className={skeleton}>
      <p className={labelLook} role="status">
        {label}
      </p>
      <div className={skeleton} aria-hidden>
        {Array.from({ length: lines }, (_, index) => `line ${index}`).map((key) => (
          <div key={key} className={line} />
        ))}
      </div>
    </div>
  );
}
