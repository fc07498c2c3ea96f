// The server's REST interface: what was refused comes as an exception that carries the server's own sentence.

import type {
  ArchiveInfo, ArchiveMoment, Conclusions, Film, GameInfo, GameSheet, Hint, Leader, Me, MoveOpinion, Entry, NewBranch, NewTable, Note, PastGame, Profile, RefusalCode,
  Refused, SignInInfo, TableInfo, TokenInfo, TokenMade, Language, Tutorial,
} from './protocol';

export class RefusedError extends Error {
  constructor(
    readonly code: RefusalCode | 'offline',
    text: string,
    /** seconds after which to try again, where the server knows */
    readonly wait: number | null = null,
  ) {
    super(text);
  }
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new RefusedError('offline', '');
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Refused | null;
  throw new RefusedError(told?.code ?? 'unavailable', told?.text ?? response.statusText, told?.wait ?? null);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const get = <T>(path: string) => json<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => json<T>('POST', path, body);

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

export const api = {
  games: () => get<GameInfo[]>('/games'),
  sheet: (game: string) => get<GameSheet>(`/games/${game}/sheet`),
  facts: (game: string) => get<Record<string, unknown>>(`/games/${game}/facts`),
  tutorial: (game: string) => get<Tutorial>(`/games/${game}/tutorial`),
  texts: async (language: Language, part: string) => (await request('GET', `/texts/${language}/${part}`)).text(),
  gameWords: (game: string, language: Language) => get<Record<string, string>>(`/games/${game}/words/${language}`),
  tableWords: (table: string, language: Language) => get<Record<string, string>>(`/tables/${table}/words/${language}`),

  me: () => get<Me>('/me'),
  comeIn: (name: string, language: Language) => post<Me>('/guests', { name, language }),
  signUp: (name: string, password: string, language: Language) => post<Me>('/accounts', { name, password, language }),
  signIn: (name: string, password: string) => post<Me>('/sign-ins', { name, password }),
  signIns: () => get<SignInInfo[]>('/sign-ins'),
  endSignIn: (id: string) => json<void>('DELETE', `/sign-ins/${id}`),
  change: (change: Record<string, unknown>) => json<Me>('PATCH', '/me', change),
  forgetMe: () => json<void>('DELETE', '/me'),
  tokens: () => get<TokenInfo[]>('/tokens'),
  newToken: (label: string) => post<TokenMade>('/tokens', { label }),
  endToken: (id: string) => json<void>('DELETE', `/tokens/${id}`),
  person: (id: string) => get<Profile>(`/people/${id}`),
  pastGames: (id: string, values: { before?: number; limit?: number } = {}) =>
    get<PastGame[]>(`/people/${id}/games${query(values)}`),
  leaders: (game: string) => get<Leader[]>(`/leaderboards/${game}`),

  openTable: (table: NewTable) => post<TableInfo>('/tables', table),
  tables: () => get<TableInfo[]>('/tables'),
  myTables: () => get<TableInfo[]>('/tables/mine'),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  byCode: (code: string) => get<TableInfo>(`/codes/${code}`),
  hint: (id: string) => get<Hint>(`/tables/${id}/hint`),
  beliefs: (id: string, about: number, isPublic: boolean) =>
    get<Conclusions>(`/tables/${id}/beliefs${query({ about, public: isPublic })}`),

  film: (id: string, values: { number: number; count: number; seat: number | null; everything: boolean }) =>
    get<Film>(`/tables/${id}/film${query(values)}`),
  entries: (id: string, values: { after?: number; limit?: number; seat?: number | null; everything?: boolean }) =>
    get<Entry[]>(`/tables/${id}/entries${query(values)}`),
  opinion: (id: string, number: number) => get<MoveOpinion>(`/tables/${id}/opinions/${number}`),
  playOn: (id: string, branch: NewBranch) => post<TableInfo>(`/tables/${id}/branches`, branch),
  archives: () => get<ArchiveInfo[]>('/archives'),
  bringArchive: async (file: File) => post<ArchiveInfo>('/archives', JSON.parse(await file.text()) as unknown),
  archiveMoment: (id: string, values: { move?: number; seat?: number | null; everything?: boolean }) =>
    get<ArchiveMoment>(`/archives/${id}/replay${query(values)}`),
  notes: (id: string) => get<Note[]>(`/tables/${id}/notes`),
  writeNote: (id: string, about: string, text: string) => json<Note>('PUT', `/tables/${id}/notes/${about}`, { text }),
  deleteNote: (id: string, about: string) => json<void>('DELETE', `/tables/${id}/notes/${about}`),
};
