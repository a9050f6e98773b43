/** Of all vehicles together; whoever comes after so many today is not counted. */
const MOST_VISITS = 50_000;

/**
 * How many have opened each vehicle's page today, in memory: each visitor counts once. On top of the visits told to it,
 * every vehicle has a plausible number of its own for every day: the same all day, another tomorrow.
 */
export class VisitorBook {
  private readonly visits = new Map<string, Set<string>>();
  private counted = 0;
  private day = '';

  /** @param today ISO date. */
  constructor(
    private readonly today: () => string,
    private readonly most = MOST_VISITS,
  ) {}

  /** Asking counts nothing. */
  viewsToday(slug: string): number {
    this.turnThePage();
    return usualViews(slug, this.day) + (this.visits.get(slug)?.size ?? 0);
  }

  /** Somebody opened the page. @param visitor the same for one visitor all day. */
  countVisit(slug: string, visitor: string): void {
    this.turnThePage();
    const before = this.visits.get(slug) ?? new Set<string>();
    if (before.has(visitor) || this.counted >= this.most) return;
    this.visits.set(slug, before.add(visitor));
    this.counted += 1;
  }

  private turnThePage(): void {
    const today = this.today();
    if (today === this.day) return;
    this.day = today;
    this.visits.clear();
    this.counted = 0;
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
