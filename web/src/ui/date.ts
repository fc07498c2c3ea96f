import { settings } from '~/lib/settings.svelte';

/** A moment as people of the chosen language write it. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(at);
}
