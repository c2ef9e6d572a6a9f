const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount of whole rupees with Indian grouping, such as '₹1,00,000'. */
export const rupees = (amount: number) => format.format(amount);
