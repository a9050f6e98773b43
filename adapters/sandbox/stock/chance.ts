import { seededRandom, type Random } from '../../../core/kernel/ports/random';

/**
 * The ways in which made-up stock is left to chance, all repeatable by seed. A class rather than an object
 * of closures: one is made per vehicle, and stock comes by the hundred thousand.
 */
export class Chance {
  readonly #random: Random;

  constructor(seed: string) {
    this.#random = seededRandom(seed);
  }

  happens(probability: number): boolean {
    return this.#random.next() < probability;
  }

  /** Evenly in [from, to). */
  between(from: number, to: number): number {
    return from + this.#random.next() * (to - from);
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  /** Roughly normal, never further out than three spreads. */
  bell(middle: number, spread: number): number {
    const { next } = this.#random;
    return middle + (next() + next() + next() + next() - 2) * 1.5 * spread;
  }

  oneOf<T>(choices: readonly [T, ...(readonly T[])]): T {
    return choices[Math.floor(this.#random.next() * choices.length)] ?? choices[0];
  }

  /** One of the choices, each as likely as its weight; the weights' sum must be above zero. */
  weighted<T>(choices: readonly T[], weightOf: (choice: T) => number): T {
    let sum = 0;
    for (const choice of choices) sum += weightOf(choice);
    let left = this.#random.next() * sum;
    for (const choice of choices) {
      left -= weightOf(choice);
      if (left < 0) return choice;
    }
    const last = choices.at(-1);
    if (last === undefined) throw new Error('Nothing to choose from');
    return last;
  }

  /** Up to `count` distinct choices, in their given order. */
  some<T>(choices: readonly T[], count: number): readonly T[] {
    const chosen: T[] = [];
    let wanted = Math.min(count, choices.length);
    for (let place = 0; wanted > 0 && place < choices.length; place += 1) {
      if (this.#random.next() * (choices.length - place) >= wanted) continue;
      wanted -= 1;
      chosen.push(choices[place] as T);
    }
    return chosen;
  }
}
