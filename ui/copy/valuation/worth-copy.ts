/** VALB-12. */
export const WORTH_BOX = {
  title: "What's my current vehicle worth?",
  text: 'Your registration and mileage are all it takes. Sell it to us, or put it towards your next car or van.',
  label: 'Your registration',
  placeholder: 'AB12 CDE',
  button: 'Value my car',
} as const;
