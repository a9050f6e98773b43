import type { Examples } from '../examples';
import { RadioGroup } from './radio-group';

export const radioGroupExamples: Examples = {
  Rows: (
    <RadioGroup
      legend="How should we contact you?"
      defaultValue="email"
      choices={[
        { value: 'email', label: 'Email' },
        { value: 'telephone', label: 'Telephone' },
      ]}
    />
  ),
  Segments: (
    <RadioGroup
      legend="Finance type"
      look="segments"
      defaultValue="PCP"
      choices={[
        { value: 'PCP', label: 'PCP' },
        { value: 'HP', label: 'HP' },
      ]}
    />
  ),
  'Segments, wide': (
    <RadioGroup
      legend="View"
      legendHidden
      look="segments"
      wide
      defaultValue="grid"
      choices={[
        { value: 'grid', label: 'Grid' },
        { value: 'list', label: 'List' },
      ]}
    />
  ),
};
