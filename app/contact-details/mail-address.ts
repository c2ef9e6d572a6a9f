/** Rule of a mail address, shared by all forms. */
export const mailAddressRule = {
  maxLength: 254,
  pattern: '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+',
  message: 'Email format is not correct (e.g., name@example.com).',
} as const;

const whole = new RegExp(`^${mailAddressRule.pattern}$`);

export const isMailAddress = (text: string): boolean =>
  text.length <= mailAddressRule.maxLength && whole.test(text);
