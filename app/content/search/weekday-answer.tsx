import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { DayAnswer } from '../find-us/day-answer.tsx';
import { SampleMark } from '../find-us/sample-mark.tsx';

/** Whether doctors see people on the day of which a visitor typed the weekday. Renders nothing while no hours are entered. */
export function WeekdayAnswer({ day }: { readonly day: string }) {
  const { opdHours } = useHospitalFacts().directions;
  if (!opdHours) return null;
  return (
    <>
      <DayAnswer day={day} />
      <SampleMark />
    </>
  );
}
