import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP relay before a server of this machine, which can be cut or fall silent, and come back. */
export interface Relay {
  /** The address of the server, through the relay. */
  readonly url: string;
  /** Ends all connections, and refuses new ones until `mend`. */
  cut(): Promise<void>;
  /** Accepts connections and holds back what comes on any, as a server whose disk hangs, until `mend`. */
  silence(): void;
  mend(): Promise<void>;
}

/** Starts a relay on a free port before the server of an address. What it passes on arrives `delayMs` later. */
export async function startRelay(serverUrl: string, delayMs = 0): Promise<Relay> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let isSilent = false;
  const pass = (to: Socket, chunk: Buffer) => {
    if (isSilent) held.push(() => to.write(chunk));
    else later(() => to.write(chunk));
  };
  const later = (act: () => void) => {
    if (delayMs === 0) act();
    else setTimeout(act, delayMs);
  };
  let server: Server;
  const listen = async (port: number): Promise<number> => {
    server = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname);
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(socket);
        socket.on('data', (chunk) => pass(other, chunk));
        socket.on('end', () => later(() => other.end()));
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          later(() => other.destroy());
        });
      }
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const port = await listen(0);
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    silence: () => {
      isSilent = true;
    },
    mend: async () => {
      isSilent = false;
      for (const send of held.splice(0)) send();
      if (!server.listening) await listen(port);
    },
  };
}
