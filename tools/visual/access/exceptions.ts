import type { FaultKind } from './fault.ts'

/** A finding that is right as it is. `said`: a part of its sentence, if the story has others of the same kind. */
export type Exception = { story: string; kind: FaultKind; said?: string; reason: string }

/** All findings that are right as they are, and why. A row that fits no finding any more is reported. */
export const exceptions: readonly Exception[] = []
