/**
 * A number with the shape of a landline of Panchkula, which every form reads, and which nobody has: no subscriber's number
 * begins with 0.
 */
export const samplePhone = (number: number): string => `172${String(number).padStart(7, '0')}`;
