const inWords = (form: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' });
  return (day: string): string => format.format(Date.parse(`${day}T12:00:00Z`)).replaceAll(',', '');
};

/** "Friday 25 December 2026". */
export const longDay = inWords({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "Fri 25 Dec". */
export const shortDay = inWords({ weekday: 'short', day: 'numeric', month: 'short' });
