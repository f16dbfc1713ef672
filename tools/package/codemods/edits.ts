type Span = { start: number; end: number }

/** Collects replacements of a text and makes them all at once. Two replacements of one place count once. */
export class Edits {
  readonly #all = new Map<number, Span & { text: string }>()

  replace({ start, end }: Span, text: string): void {
    this.#all.set(start, { start, end, text })
  }

  /** Returns the source with all replacements. */
  madeIn(source: string): string {
    const last = [...this.#all.values()].toSorted((one, other) => other.start - one.start)
    return last.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
  }
}
