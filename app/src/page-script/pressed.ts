/** A page, or a part of one. */
export type Place = {
  addEventListener(name: 'keydown', run: (event: KeyboardEvent) => void): void
  addEventListener(name: string, run: (event: Event) => void, isCaptured?: boolean): void
  querySelectorAll<E extends HTMLElement>(selector: string): Iterable<E>
}

/** Returns the element around the target of an event that fits a selector. */
export const around = <E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null
