import { settings } from '~/lib/settings.svelte';

/** A moment as people of the chosen language write it. */
export function date(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
