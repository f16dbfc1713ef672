/** State of the placeholder, which the editor takes over. */
export type PlaceholderState = {
  /** Whether the placeholder has the focus. */
  readonly hasFocus: boolean
  /** Both ends of the selection in the editor's document; null if nothing was typed. */
  readonly selected: readonly [number, number] | null
}

export const untouched: PlaceholderState = { hasFocus: false, selected: null }
