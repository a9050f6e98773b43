import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { failedStartLine } from '../../../../composition/server/life/failed-start';
import { StartFault } from '../../../../composition/server/start-fault';

const wanted = {
  port: 80,
  host: '10.9.8.7',
  startTrace: 'off',
  checkout: { port: undefined },
} as const;

const listenFault = (options: { port: number; host: string }): Promise<unknown> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(options, () => server.close(() => resolve(undefined)));
  });

describe('The line about a start that failed', () => {
  it('says that a port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const fault = await listenFault({ port, host: '127.0.0.1' });
    taken.close();
    expect(failedStartLine(fault, { ...wanted, port })).toBe(
      `Port ${port} is taken; set PORT to another.`,
    );
    expect(failedStartLine(fault, { ...wanted, checkout: { port } })).toBe(
      `Port ${port} is taken; set CHECKOUT_PORT to another.`,
    );
  });

  it('says that an address is not this machine’s', async () => {
    const fault = await listenFault({ port: 0, host: '192.0.2.1' });
    expect(failedStartLine(fault, { ...wanted, host: '192.0.2.1' })).toContain(
      'no address 192.0.2.1; set HOST',
    );
  });

  it('says that a port is not for this user', () => {
    const fault = Object.assign(new Error('listen EACCES: permission denied 10.9.8.7:80'), {
      code: 'EACCES',
      syscall: 'listen',
    });
    expect(failedStartLine(fault, wanted)).toBe(
      'Port 80 is not open to this user; set PORT to one from 1024 up.',
    );
  });

  it('is a fault’s own where it has one', () => {
    expect(failedStartLine(new StartFault('The file x is damaged; move it away.'), wanted)).toBe(
      'The file x is damaged; move it away.',
    );
  });

  it('is one line for whatever else, and says how to see more', () => {
    const fault = Object.assign(new Error('EACCES: permission denied, mkdir /x\nmore'), {
      code: 'EACCES',
      syscall: 'mkdir',
    });
    expect(failedStartLine(fault, wanted)).toBe(
      'It could not start: EACCES: permission denied, mkdir /x. START_TRACE=on shows where.',
    );
    expect(failedStartLine(fault, { ...wanted, startTrace: 'on' })).toContain('failed-start.test');
    expect(failedStartLine('nothing', wanted)).toContain('nothing');
  });
});
