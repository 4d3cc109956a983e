/** Asks when what is wanted changes, and drops the answers that nobody wants any more. */
export class NewestWish<Answer> {
  private asked: string | null = null;

  constructor(
    private readonly show: (answer: Answer) => void,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** `key` says what is wanted: the same key again asks nothing; null wants nothing, and is forgotten. */
  want(key: string | null, ask: () => Promise<Answer | null>): void {
    if (key === this.asked) return;
    this.asked = key;
    if (key !== null) void this.run(key, ask);
  }

  private async run(key: string, ask: () => Promise<Answer | null>): Promise<void> {
    try {
      const answer = await ask();
      if (answer !== null && this.asked === key) this.show(answer);
    } catch (error) {
      if (this.asked === key) this.fail(error);
    }
  }
}
