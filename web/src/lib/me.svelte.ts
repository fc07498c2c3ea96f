// Who one is. Nobody needs to sign in: whoever wants to play and is nobody yet becomes a guest on the spot.

import { api, RefusedError } from './api';
import type { Language, Me } from './protocol';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

// The cookie is hidden from scripts; this remembers whether asking the server is worth while.
const KEY = 'cartomante.known';

class Person {
  me = $state.raw<Me | null>(null);
  private looking: Promise<void> | null = null;

  /** Find out who one is; asks the server once. */
  look(): Promise<void> {
    this.looking ??= this.find();
    return this.looking;
  }

  private async find(): Promise<void> {
    if (localStorage.getItem(KEY)) await this.ask().catch(() => (this.looking = null));
  }

  private async ask(): Promise<void> {
    try {
      this.become(await api.me());
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'not_signed_in') throw error;
      this.become(null);
    }
  }

  become(me: Me | null): void {
    this.me = me;
    if (me) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  }

  /** Let the server know which language one reads. */
  async speak(language: Language): Promise<void> {
    if (this.me && this.me.language !== language) this.become(await api.change({ language }).catch(() => this.me));
  }

  /** Be somebody: whoever one is, or a new guest. */
  async present(): Promise<Me> {
    await this.look();
    if (!this.me) await this.ask(); // a new guest would lose the sign-in of somebody who is not remembered here
    if (!this.me) this.become(await api.comeIn(guestName(), settings.language));
    return this.me!;
  }
}

function guestName(): string {
  const names = t('web-guest-names').split(' ');
  const name = names[Math.floor(Math.random() * names.length)] ?? 'Guest';
  return `${name} ${Math.floor(100 + Math.random() * 900)}`;
}

export const person = new Person();
