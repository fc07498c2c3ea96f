// Laying the Tower: one points at location after location until they are a set that is offered.

import type { Choice, Scene } from '~/table/scene.svelte';

export class Pointing {
  private picked = $state.raw<number[]>([]);

  constructor(private readonly scene: Scene) {
    // A Tower that is laid another time begins with nothing.
    $effect(() => {
      if (!this.isOn) this.picked = [];
    });
  }

  private readonly placements = $derived.by<[Choice, number[]][]>(() =>
    this.scene.choices
      .filter((choice) => choice.meaning[0] === 'placement')
      .map((choice) => [choice, (choice.meaning[1] as [number[]])[0]]));

  get isOn(): boolean {
    return this.placements.length > 0;
  }

  /** What is pointed at. */
  get locations(): number[] {
    return this.picked;
  }

  /** The choice that what is pointed at comes to, if it is one. */
  readonly choice = $derived.by<Choice | undefined>(() =>
    this.placements.find(([, locations]) => locations.length === this.picked.length && this.isWithin(locations))?.[0]);

  isHeld(location: number): boolean {
    return this.picked.includes(location);
  }

  /** Whether some offered set has this location. */
  isOffered(location: number): boolean {
    return this.placements.some(([, locations]) => locations.includes(location));
  }

  /** Take it away, or add it; one that does not go with the others begins a new set. */
  toggle(location: number): void {
    if (this.isHeld(location)) this.picked = this.picked.filter((other) => other !== location);
    else this.picked = this.canAdd(location) ? [...this.picked, location] : [location];
  }

  /** Whether some offered set has this location and all that is pointed at. */
  canAdd(location: number): boolean {
    return this.placements.some(([, locations]) => locations.includes(location) && this.isWithin(locations));
  }

  private isWithin(locations: number[]): boolean {
    return this.picked.every((location) => locations.includes(location));
  }
}
