const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount of whole rupees with Indian grouping, such as '₹1,00,000'. */
export const rupees = (amount: number) => format.format(amount);

const exact = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** An amount of paise, such as '₹1,00,000', and with its paise where there are any. */
export const rupeesAndPaise = (paise: number) =>
  paise % 100 === 0 ? rupees(paise / 100) : exact.format(paise / 100);
