import { describe, expect, it } from 'vitest';

import { studioJobs } from '../../../../adapters/sandbox/studio/studio-job';

describe('a studio run', () => {
  it('takes every look from five sides', () => {
    expect(studioJobs({})).toHaveLength(30 * 5);
  });

  it('takes all lead pictures before anything else', () => {
    const leads = studioJobs({}).slice(0, 30);
    expect(new Set(leads.map((job) => job.view))).toEqual(new Set(['front-three-quarter']));
  });

  it('takes only what was asked for', () => {
    expect(studioJobs({ style: 'hatchback', face: 'a', view: 'side' })).toEqual([
      { style: 'hatchback', face: 'a', view: 'side' },
    ]);
  });
});
