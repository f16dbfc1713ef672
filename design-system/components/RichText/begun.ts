/** What somebody did in the place of the editor before it was there, which it goes on with. */
export type Begun = {
  /** Whether the focus waits there. */
  readonly isHeld: boolean
  /** Both ends of the selection in the editor's document; null where nothing was typed. */
  readonly selected: readonly [number, number] | null
}

export const nothing: Begun = { isHeld: false, selected: null }
