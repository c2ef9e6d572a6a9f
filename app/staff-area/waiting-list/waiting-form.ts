/** Values of the form that puts a person on the waiting list. */
export interface WaitingFormValues {
  readonly doctorId: string;
  readonly visit: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly patientName: string;
  readonly phone: string;
  /** 'true', 'false', or empty if it was not asked. */
  readonly safeToCall: string;
  readonly agreed: boolean;
}

export const readWaitingForm = (fields: URLSearchParams): WaitingFormValues => ({
  doctorId: fields.get('doctorId') ?? '',
  visit: fields.get('visit') ?? '',
  fromDay: fields.get('fromDay') ?? '',
  untilDay: fields.get('untilDay') ?? '',
  patientName: fields.get('patientName') ?? '',
  phone: fields.get('phone') ?? '',
  safeToCall: fields.get('safeToCall') ?? '',
  agreed: fields.has('agreed'),
});
