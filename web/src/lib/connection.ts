// The socket of a table: stays open as long as it is wanted, says when it is not, and loses no wish.

import type { FromServer, Wish } from './protocol';

export type Line = 'connecting' | 'open' | 'lost' | 'ended';

/** A wish without its id, which the connection gives it. */
export type Wanted = Wish extends infer W ? (W extends { id: string } ? Omit<W, 'id'> : never) : never;

export interface Listener {
  heard(message: FromServer): void;
  changed(line: Line): void;
  /** the number of the last entry known, from which the server goes on */
  after(): number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const PATIENCE = 6000;

export class Connection {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Wish>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private isWanted = true;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.isWanted = false;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.retry);
    this.forget();
  }

  /** Begin anew from the last entry that is known: something was missed. */
  restart(): void {
    this.lost();
    this.hurry();
  }

  /** Wish something; it is sent again after a lost connection until the server answers. Returns its id. */
  wish(wanted: Wanted): string {
    const wish = { ...wanted, id: crypto.randomUUID?.() ?? `w${Date.now()}-${Math.floor(Math.random() * 1e9)}` } as Wish;
    this.unanswered.set(wish.id, wish);
    this.send(wish);
    return wish.id;
  }

  typing(): void {
    this.send({ type: 'typing' });
  }

  private connect(): void {
    this.listener.changed('connecting');
    const url = new URL(`/api/tables/${this.table}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const after = this.listener.after();
    if (after) url.searchParams.set('after', String(after));
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (message: MessageEvent<string>) => this.hear(JSON.parse(message.data) as FromServer);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.listener.changed('open');
    for (const wish of this.unanswered.values()) this.send(wish);
    this.heartbeat = setInterval(this.doubt, PING_EVERY);
  }

  private hear(message: FromServer): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    if ((message.type === 'done' || message.type === 'refused') && message.id) this.unanswered.delete(message.id);
    if (message.type === 'bye' && !message.again) this.isWanted = false;
    this.listener.heard(message);
  }

  private lost(): void {
    this.forget();
    this.listener.changed(this.isWanted ? 'lost' : 'ended');
    if (!this.isWanted) return;
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private forget(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.silence);
    this.silence = undefined;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  private readonly hurry = (): void => {
    if (this.socket || !this.isWanted) return this.doubt();
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  /** Ask whether anybody is there; a laptop that slept holds sockets that only look open. */
  private readonly doubt = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: 'ping', sent: Date.now() });
    this.silence ??= setTimeout(() => this.lost(), PATIENCE);
  };

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.hurry();
  };
}
