import type { Acceptance } from '../acceptances.ts'
import type { Box } from '../pixels.ts'

/** One change as the report shows it. File names are relative to the report; sizes are in pixels of the picture. */
export type Shown = {
  story: string
  title: string
  name: string
  mode: string
  kind: Acceptance['kind']
  picture: string
  base?: string
  here?: string
  marked?: string
  pixels: number
  share: number
  step: number
  box?: Box
  width: number
  height: number
  note?: string
}

export type ReportData = {
  base: string
  here: string
  compared: number
  pictures: number
  seconds: number
  /** `failed`: stories that ended in an error. `unsteady`: stories that depend on the story shown before them. */
  failed: string[]
  unsteady: string[]
  changes: Shown[]
  /** The file of accepted changes when the report was made. */
  accepted: Acceptance[]
}
