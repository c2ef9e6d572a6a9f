import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { RowBox, SelectAll } from '#app/ui/table/row-box.tsx';
import { confirmSelectedPath } from '../../frame/desk-paths.ts';
import { mostSelected, resultText, type SelectionResult, selectedField } from '../confirm-selected.ts';
import type { DeskEntry } from '../desk-board.ts';
import { NotConfirmedList, TakeBackForm } from './confirm-result.tsx';
import * as css from './desk.css.ts';

/** Id of the form. The checkboxes are outside of it, because each row of the list has forms of its own. */
const formId = 'confirm-selected';

/** Checkbox of a row. */
export const SelectVisit = ({ entry: { id, minute, patientName } }: { readonly entry: DeskEntry }) => (
  <RowBox
    form={formId}
    name={selectedField}
    value={id}
    aria-label={`Select ${patientName}, ${slotLabel(minute)}`}
  />
);

interface ConfirmSelectedProps {
  /** Number of requests in the list. */
  readonly count: number;
  /** The list with the checkboxes. */
  readonly children: ReactNode;
}

/**
 * The list of requests with what confirms several: a checkbox for all, a bar while requests are selected, and the result in
 * their place. Without scripts the bar is always there, and the result is a page of its own.
 */
export function ConfirmSelected({ count, children }: ConfirmSelectedProps) {
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const hydrated = useHydrated();
  const fetcher = useFetcher<{ readonly message: string; readonly result?: SelectionResult }>();
  const boxes = () => [
    ...(list.current?.querySelectorAll<HTMLInputElement>(`input[name="${selectedField}"]`) ?? []),
  ];
  const countSelected = () => setSelected(boxes().filter(({ checked }) => checked).length);
  // After each rendering, because boxes may be ticked before hydration, and rows go when their visits are confirmed.
  useEffect(countSelected);
  const select = (isSelected: boolean) => {
    for (const [index, box] of boxes().entries()) box.checked = isSelected && index < mostSelected;
    countSelected();
  };
  const busy = fetcher.state !== 'idle';
  return (
    <div ref={list} className={css.selection} onChange={countSelected}>
      {fetcher.data && !busy && <Result answer={fetcher.data} ResultForm={fetcher.Form} />}
      {hydrated && count > 0 && (
        <SelectAll
          label={
            count > mostSelected ? `Select the first ${mostSelected} of ${count}` : `Select all ${count}`
          }
          selected={selected}
          count={Math.min(count, mostSelected)}
          onSelect={select}
        />
      )}
      {children}
      {(hydrated ? selected > 0 : count > 0) && (
        <fetcher.Form
          id={formId}
          method="post"
          action={confirmSelectedPath}
          className={css.selectionBar}
          preventScrollReset
        >
          <Cluster gap="3">
            {selected > 0 && <span role="status">{`${selected} selected`}</span>}
            <Button type="submit" size="small" busy={busy}>
              Confirm the selected
            </Button>
            {selected > 0 && (
              <Button type="button" size="small" variant="quiet" onClick={() => select(false)}>
                Select none
              </Button>
            )}
          </Cluster>
        </fetcher.Form>
      )}
    </div>
  );
}

interface ResultProps {
  readonly answer: { readonly message: string; readonly result?: SelectionResult };
  readonly ResultForm: Parameters<typeof TakeBackForm>[0]['ResultForm'];
}

/** The result for the selected requests. It takes the focus, because the button that was pressed is gone. */
function Result({ answer: { message, result }, ResultForm }: ResultProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result takes the focus once.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    // The focus alone would leave the result under the bar at the top.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <div ref={place} tabIndex={-1} className={css.result}>
      <InlineAlert tone={result ? 'positive' : 'danger'}>
        <Stack gap="2">
          <Cluster gap="3">
            <span>{result ? resultText(result) : message}</span>
            {result && result.undo.length > 0 && (
              <TakeBackForm undo={result.undo} ResultForm={ResultForm} busy={false} />
            )}
          </Cluster>
          {result && result.refused.length > 0 && <NotConfirmedList refused={result.refused} />}
        </Stack>
      </InlineAlert>
    </div>
  );
}
