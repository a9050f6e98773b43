/** Keeps the few most recently used results of something costly; the least recent goes first. */
export class RecentAnswers<Answer> {
  private readonly kept = new Map<string, Answer>();

  constructor(private readonly most: number) {}

  get(key: string, make: () => Answer): Answer {
    const known = this.kept.get(key);
    if (known !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const made = make();
    this.kept.set(key, made);
    if (this.kept.size > this.most) {
      const oldest = this.kept.keys().next();
      if (oldest.done !== true) this.kept.delete(oldest.value);
    }
    return made;
  }
}
