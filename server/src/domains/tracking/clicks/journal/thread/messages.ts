import type { SettingValues } from '@wasla/contract/settings/settings.ts'
import type { Env } from '../../../../../env.ts'
import type { OwnJournal } from '../counting.ts'
import type { Position } from '../segments.ts'

/** What the thread is started with. */
export type ThreadData = {
  /** The database's. */
  readonly file: string
  readonly env: Env
  readonly settings: SettingValues
  /** The number of the last `wake` before the thread that it need not hear of. */
  readonly lastWake: number
}

/** What the thread is requested to do, each answered once. */
export type Request =
  /** `wake`: the number of the last `wake`, which the thread need not hear of: it says here how far the journal lies on the disk. */
  | { readonly ask: 'add'; readonly own: OwnJournal; readonly written: Position | null; readonly wake: number }
  | { readonly ask: 'look' }
  | { readonly ask: 'flush' }
  | { readonly ask: 'stop'; readonly milliseconds: number }

/** Why the thread may not write now. `code` tells whether the store is away. */
export type Refused = { readonly message: string; readonly code: string | null }

/** From the process to the thread that counts. */
export type ToThread =
  | ({ readonly kind: 'request'; readonly number: number } & Request)
  /** A journal lies on the disk up to here. `ahead`: how far the clock of the process goes ahead of the machine's, in milliseconds. */
  | { readonly kind: 'wake'; readonly number: number; readonly journal: string; readonly written: Position; readonly ahead: number }
  /** The thread may write to the database, until it says that its turn is over; or why it may not. */
  | { readonly kind: 'turnGranted'; readonly refused: Refused | null; readonly ahead: number; readonly settings: SettingValues }
  | { readonly kind: 'clear' }

/** How counting stands: `lastWake` is the number of the last `wake` that the thread knows of. */
export type CountingState = {
  readonly lastWake: number
  readonly isCounted: boolean
  readonly oldest: number | null
  readonly isLate: boolean
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** From the thread that counts to the process. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly number: number; readonly is: boolean }
  /** The thread wants to write to the database. */
  | { readonly kind: 'turnRequested' }
  | { readonly kind: 'turnOver' }
  | { readonly kind: 'state'; readonly state: CountingState }
  /** A journal of this process is of a world before. */
  | { readonly kind: 'gone'; readonly journal: string }
  | { readonly kind: 'log'; readonly level: LogLevel; readonly message: string; readonly fields: Readonly<Record<string, unknown>> }
