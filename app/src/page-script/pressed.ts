/** A page, or a part of one. */
export type Place = Document | HTMLElement

/** Returns the element around the target of an event that fits a selector. */
export const around = <E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null
