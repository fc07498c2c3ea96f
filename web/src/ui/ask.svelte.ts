// Something that is loaded or done on the server: whether it is under way, and what went wrong.

import { RefusedError } from '~/lib/api';
import { t } from '~/lib/texts.svelte';

export function sentence(error: unknown): string {
  if (error instanceof RefusedError && error.message) return error.message;
  return t('web-offline');
}

export class Asking {
  isBusy = $state(false);
  problem = $state<string | null>(null);

  /** Do something; whatever goes wrong becomes a sentence. Says whether it went well. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = sentence(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
