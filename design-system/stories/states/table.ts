/** What the camera does to a cell before it takes its picture. */
export type Pose = 'hover' | 'pressed' | 'focus' | 'dragging' | 'open'

/** One state of a component. */
export type StateColumn = {
  /** As it is shown above the column, in results and in reports. */
  name: string
  args?: Readonly<Record<string, unknown>>
  /** Props that get a text of the matrix: an error, a usual value, or words that are too long. */
  texts?: Readonly<Record<string, 'wrong' | 'usual' | 'long'>>
  pose?: Pose
}

/** One variant or size of a component. */
export type StateRow = { name: string; args: Readonly<Record<string, unknown>> }

/** The states of one component. The generator writes it from the component's props and from the selectors in its comment. */
export type StateTable = {
  component: string
  rows: readonly StateRow[]
  columns: readonly StateColumn[]
  /** Whether each cell needs the room of a panel. */
  isWide?: boolean
  /** Selector of the part that is hovered, pressed and focused, if it is not the first control. */
  target?: string
  /** Whether that part is in a panel, which the camera opens first. */
  isInside?: boolean
}
