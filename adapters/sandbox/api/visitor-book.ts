/**
 * How often each vehicle's page was opened on each day, in memory. On top of the visits told to it,
 * every vehicle has a plausible number of its own for every day: the same all day, another tomorrow.
 */
export class VisitorBook {
  private readonly visits = new Map<string, number>();
  private day = '';

  /** @param today ISO date. */
  constructor(private readonly today: () => string) {}

  /** Asking counts nothing. */
  viewsToday(slug: string): number {
    this.turnThePage();
    return usualViews(slug, this.day) + (this.visits.get(slug) ?? 0);
  }

  /** Somebody opened the page. */
  countVisit(slug: string): void {
    this.turnThePage();
    this.visits.set(slug, (this.visits.get(slug) ?? 0) + 1);
  }

  private turnThePage(): void {
    const today = this.today();
    if (today === this.day) return;
    this.day = today;
    this.visits.clear();
  }
}

const FEWEST = 2;
const SPREAD = 38;

/** Two to forty, few more often than many. */
function usualViews(slug: string, day: string): number {
  const share = fingerprint(`${slug} ${day}`) / 2 ** 32;
  return FEWEST + Math.floor(SPREAD * share * share);
}

/** FNV-1a with a last mix, so that neighbouring slugs do not have neighbouring numbers. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
