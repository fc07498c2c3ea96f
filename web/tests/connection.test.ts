import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Line } from '~/lib/connection';
import type { FromServer } from '~/lib/protocol';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string; id: string });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const newest = () => FakeSocket.made.at(-1)!;

describe('a connection', () => {
  let lines: Line[];
  let heard: FromServer[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.made = [];
    lines = [];
    heard = [];
    connection = new Connection('T1', { heard: (message) => heard.push(message), changed: (line) => lines.push(line), after: () => 7 });
  });

  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('goes on after the last entry that is known', () => {
    expect(newest().url.pathname).toBe('/api/tables/T1/socket');
    expect(newest().url.searchParams.get('after')).toBe('7');
  });

  test('says that it is lost, comes back, and sends an unanswered wish again with the same id', () => {
    newest().open();
    const id = connection.wish({ type: 'act', action: 3, question: 1 });
    newest().close();
    expect(lines).toEqual(['connecting', 'open', 'lost']);
    vi.advanceTimersByTime(2000);
    newest().open();
    expect(newest().sent.map((wish) => wish.id)).toEqual([id]);
  });

  test('does not send again what was answered', () => {
    newest().open();
    const id = connection.wish({ type: 'act', action: 3, question: 1 });
    newest().say({ type: 'done', id, number: 8 });
    newest().close();
    vi.advanceTimersByTime(2000);
    newest().open();
    expect(newest().sent).toEqual([]);
  });

  test('waits longer from time to time, but not for ever', () => {
    newest().close();
    for (let i = 0; i < 12; i++) {
      vi.advanceTimersByTime(11_000);
      newest().close();
    }
    expect(FakeSocket.made.length).toBeGreaterThanOrEqual(13);
  });

  test('notices a line that only looks open', () => {
    const first = newest();
    first.open();
    vi.advanceTimersByTime(15_000);
    expect(first.sent.map((message) => message.type)).toEqual(['ping']);
    vi.advanceTimersByTime(6000);
    expect(lines.at(-1)).toBe('lost');
  });

  test('stays where the server says good-bye for good', () => {
    newest().open();
    newest().say({ type: 'bye', code: 'closed', again: false });
    newest().close();
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toBe('ended');
    expect(FakeSocket.made).toHaveLength(1);
  });
});
