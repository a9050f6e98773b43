import type { RoomName } from './room-name';
import { Refusal, TO_WRITE, type ReadFile, type RoomPlan } from './room-plan';

/** A context of the core: what it is about, its gate, its first word and rule, with a test. */
export function newContext(name: RoomName, read: ReadFile): RoomPlan {
  const { kebab, pascal, plain } = name;
  const folder = `core/${kebab}`;
  if (read(`${folder}/public.ts`) !== undefined) {
    throw new Refusal(`There is a context ${kebab} already: ${folder}`);
  }
  return {
    made: {
      [`${folder}/README.md`]: `
# ${plain}

${TO_WRITE} what this context is about, in a sentence or two. Words: _word_ (what it means here, with its unit).
`,
      [`${folder}/public.ts`]: `
export type { ${pascal} } from './model/${kebab}';
export { isSame${pascal} } from './rules/is-same-${kebab}';
`,
      [`${folder}/model/${kebab}.ts`]: `
/** ${TO_WRITE} what it is, with units and shapes, and the requirement it comes from. */
export interface ${pascal} {
  /** ${TO_WRITE} who gives it, and what it looks like. */
  readonly id: string;
}
`,
      [`${folder}/rules/is-same-${kebab}.ts`]: `
import type { ${pascal} } from '../model/${kebab}';

/** ${TO_WRITE} the first rule of this context, and its source, in the place of this one. */
export const isSame${pascal} = (one: ${pascal}, other: ${pascal}): boolean => one.id === other.id;
`,
      [`tests/core/${kebab}/rules/is-same-${kebab}.test.ts`]: `
import { describe, expect, it } from 'vitest';
import { isSame${pascal}, type ${pascal} } from '../../../../core/${kebab}/public';

const one: ${pascal} = { id: 'one' };

describe('${plain}', () => {
  it('is the same where its id is', () => {
    expect(isSame${pascal}(one, { ...one })).toBe(true);
    expect(isSame${pascal}(one, { ...one, id: 'other' })).toBe(false);
  });
});
`,
    },
    changed: {},
    left: [
      `\`npm run dead\` names ${folder} until an adapter, a view or a command asks its gate for ${pascal} and isSame${pascal}`,
      `a port, with the module that binds it: npm run new -- port NAME --in ${kebab}`,
      'its line among the contexts in ARCHITECTURE.md',
    ],
  };
}
