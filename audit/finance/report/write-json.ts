import type { AuditReport } from './audit-report';

/** The report as JSON, its keys in alphabetical order: the same bytes for the same seed. */
export const writeJson = (report: AuditReport): string => `${JSON.stringify(report, inOrder, 2)}\n`;

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
