/** What the audit log calls what is done here; the target is a section. */
export const hospitalActions = { change: 'hospital.change' } as const;
