import { keysOf, withArgument, withBinding, withExport, withImport, withLine } from './edit-source';
import type { RoomName } from './room-name';
import { Refusal, TO_WRITE, textOf, type ReadFile, type RoomPlan } from './room-plan';

const CONTAINER = 'composition/modules/make-container.ts';
const PORTS = 'composition/request/port-tokens.ts';
const POLICIES = 'composition/server/calls/call-policies.ts';
const TOKENS = 'composition/tokens.ts';
const FAKE_APP = 'tests/support/fakes/app.ts';

/** The module of a context that has had no port. */
const emptyModule = ({ camel }: RoomName): string => `
import { ContainerModule } from 'inversify';

export const ${camel}Module = new ContainerModule(({ bind }) => {});
`;

/** The module of the context with the port bound in it. */
function moduleWith(module: string, { kebab, camel, pascal }: RoomName, context: string): string {
  const bound = withBinding(
    module,
    `bind(TOKENS.${camel}).toResolvedValue((client) => new Http${pascal}(client), [TOKENS.httpClient]);`,
  );
  const adapter = `../../adapters/http/${context}/http-${kebab}`;
  return withImport(withImport(bound, `Http${pascal}`, adapter), 'TOKENS', '../tokens');
}

/** A port of a context: what it answers, its token, an adapter over HTTP with a test, its stand-in. */
export function newPort(name: RoomName, context: RoomName, read: ReadFile): RoomPlan {
  const { kebab, camel, pascal, plain } = name;
  const core = `core/${context.kebab}`;
  const gate = read(`${core}/public.ts`);
  if (gate === undefined) {
    throw new Refusal(
      `There is no context ${context.kebab}: npm run new -- context ${context.kebab} makes it`,
    );
  }
  const ports = textOf(read, PORTS);
  const taken = [...keysOf(ports, 'PORT_TOKENS'), ...keysOf(textOf(read, TOKENS), 'TOKENS')];
  if (taken.includes(camel)) {
    throw new Refusal(`There is a port or a part ${camel} already: ${TOKENS}`);
  }
  const modulePath = `composition/modules/${context.kebab}-module.ts`;
  const module = read(modulePath);
  const boundIn = { [modulePath]: moduleWith(module ?? emptyModule(context), name, context.kebab) };
  const contextModule = `${context.camel}Module`;
  const adapter = `adapters/http/${context.kebab}/http-${kebab}`;
  return {
    made: {
      [`${core}/model/${kebab}-answer.ts`]: `
/** ${TO_WRITE} what is answered, with units and shapes, under a better name. */
export interface ${pascal}Answer {
  readonly id: string;
}
`,
      [`${core}/ports/${kebab}.ts`]: `
import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { ${pascal}Answer } from '../model/${kebab}-answer';

/** ${TO_WRITE} who is asked, for what, and the requirement it comes from. */
export interface ${pascal} {
  /** ${TO_WRITE} what is found, and which failures mean what. */
  readonly find: (id: string) => Observable<Either<GatewayFailure, ${pascal}Answer>>;
}
`,
      [`${adapter}.ts`]: `
import { chain, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { ${pascal}, ${pascal}Answer } from '../../../core/${context.kebab}/public';
import { decode } from '../decode';
import type { HttpClient } from '../http-client';
import { unwrap } from '../unwrap';

const ${pascal}Dto = t.strict({ id: t.string }, '${plain}');

/** ${TO_WRITE} the address and the shape of the answer, as the documents give them (CALL-…). */
export class Http${pascal} implements ${pascal} {
  constructor(private readonly client: HttpClient) {}

  readonly find = (id: string): Observable<Either<GatewayFailure, ${pascal}Answer>> =>
    this.client
      .call({ path: \`/api/${kebab}/\${encodeURIComponent(id)}\` })
      .pipe(map(chain((body) => decode(${pascal}Dto, unwrap(body).content, 'data'))));
}
`,
      [`tests/${adapter}.test.ts`]: `
import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Http${pascal} } from '../../../../${adapter}';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const find = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  const port = new Http${pascal}(makeHttpClient(fake));
  return { fake, found: firstValueFrom(port.find('a/b')) };
};

describe('${plain} over HTTP', () => {
  it('asks by the id, as one part of the path', async () => {
    const { fake, found } = find({ json: {} });
    await found;
    expect(fake.calls[0]?.url).toBe('/api/${kebab}/a%2Fb');
  });

  it('reads what is answered, and no more of it', async () => {
    expect(await find({ json: { data: { id: 'a/b', other: 1 } } }).found).toEqual(
      right({ id: 'a/b' }),
    );
  });

  it('names the place that cannot be read, never what was there', async () => {
    expect(await find({ json: { data: { id: 7 } } }).found).toEqual(
      left({ kind: 'unreadable', problems: [{ path: 'data.id', expected: 'string' }] }),
    );
  });
});
`,
      ...(module === undefined && boundIn),
    },
    changed: {
      [`${core}/public.ts`]: withExport(
        withExport(gate, `type { ${pascal}Answer }`, `./model/${kebab}-answer`),
        `type { ${pascal} }`,
        `./ports/${kebab}`,
      ),
      [PORTS]: withImport(
        withLine(ports, 'PORT_TOKENS', `${camel}: token<${pascal}>('${kebab}'),`),
        pascal,
        `../../${core}/public`,
        'type',
      ),
      [POLICIES]: withLine(
        textOf(read, POLICIES),
        'CALL_POLICIES',
        `${camel}: { find: 'needed' },`,
      ),
      [FAKE_APP]: withLine(
        textOf(read, FAKE_APP),
        'withTheRest',
        `${camel}: { find: (id) => answering({ id }) },`,
      ),
      ...(module === undefined
        ? {
            [CONTAINER]: withImport(
              withArgument(textOf(read, CONTAINER), 'container.load', contextModule),
              contextModule,
              `./${context.kebab}-module`,
            ),
          }
        : boundIn),
    },
    left: [
      `a page that asks it lists it among App['ports'] in ui/kit/app.ts`,
      `${POLICIES}, if a page can do without its answers, or they are the same for everybody`,
      'the call in the sandbox’s API, and a page of docs/contracts where the documents do not give it',
    ],
  };
}
