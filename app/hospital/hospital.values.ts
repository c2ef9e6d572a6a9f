/** Action names in the audit log. The target of an entry is the section's id. */
export const hospitalActions = { change: 'hospital.change' } as const;
