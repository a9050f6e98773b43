import { connect, type Socket } from 'node:net';

/** A connection that is written by hand. */
export interface RawConnection {
  readonly socket: Socket;
  /** All that has come so far. */
  readonly received: () => string;
  /** Resolves when the connection has ended, whichever way. */
  readonly ended: Promise<void>;
}

export function openRaw(port: number, sent: string): RawConnection {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => {
    text += piece.toString('latin1');
  });
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(sent);
  return { socket, received: () => text, ended };
}

export const requestOf = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
