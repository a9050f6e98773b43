import type { Examples } from '../examples';
import { Badge, Ribbon } from './badge';

export const badgeExamples: Examples = {
  Neutral: <Badge>2021 (71)</Badge>,
  Brand: <Badge $tone="brand">Approved</Badge>,
  Good: <Badge $tone="good">Passed</Badge>,
  Danger: <Badge $tone="danger">Action needed</Badge>,
  Ribbon: <Ribbon>Reserved</Ribbon>,
};
