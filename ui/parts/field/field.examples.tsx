import type { Examples } from '../examples';
import { TextArea } from './text-area';
import { TextField } from './text-field';

export const fieldExamples: Examples = {
  Text: <TextField label="Full name" name="name" autoComplete="name" />,
  'With a hint': (
    <TextField
      label="Email address"
      type="email"
      hint="We send the confirmation here."
      autoComplete="email"
    />
  ),
  'With an error': (
    <TextField
      label="Phone number"
      type="tel"
      defaultValue="0163"
      error="Enter a UK phone number, like 01632 960 001"
    />
  ),
  Optional: <TextField label="Company" optional />,
  Number: (
    <TextField
      label="Mileage"
      type="number"
      inputMode="numeric"
      after="miles"
      defaultValue={24310}
    />
  ),
  Pounds: <TextField label="Deposit in pounds" type="number" before="£" defaultValue={1500} />,
  'Search, label heard only': (
    <TextField
      label="Search by keyword, registration or stock number"
      labelHidden
      type="search"
      placeholder="Keyword, registration or stock number"
    />
  ),
  'Several lines': <TextArea label="Your message" optional rows={4} />,
};
