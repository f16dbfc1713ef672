import type { SettingValues } from '@wasla/contract/settings/settings.ts'
import type { Env } from '../../../../../config/env.ts'
import type { OwnJournal } from '../counting.ts'
import type { Position } from '../segments.ts'

/** The data that the thread starts with. */
export type ThreadData = {
  /** The path of the database’s file. */
  readonly file: string
  readonly env: Env
  readonly settings: SettingValues
  /** The number of the last `wake` before the thread started. The thread does not receive that message. */
  readonly lastWake: number
}

/** A request to the thread; each is answered once. */
export type Request =
  /**
   * `written` is the position up to which the journal is on the disk. `wake` is the number of the last `wake`, which this request replaces.
   */
  | { readonly ask: 'add'; readonly own: OwnJournal; readonly written: Position | null; readonly wake: number }
  | { readonly ask: 'adoptLeftBehind' }
  | { readonly ask: 'flush' }
  | { readonly ask: 'stop'; readonly milliseconds: number }

/** The reason why the thread may not write now. `code` shows whether the database is down. */
export type Refused = { readonly message: string; readonly code: string | null }

/** Messages from the process to the counting thread. */
export type ToThread =
  | ({ readonly kind: 'request'; readonly number: number } & Request)
  /** The journal is on the disk up to `written`. `ahead`: how far the clock of the process is ahead of the machine’s, in milliseconds. */
  | { readonly kind: 'wake'; readonly number: number; readonly journal: string; readonly written: Position; readonly ahead: number }
  /**
   * Grants the thread the turn to write to the database until it reports `turnOver`. If `refused` is given, it says why the thread may not
   * write.
   */
  | { readonly kind: 'turnGranted'; readonly refused: Refused | null; readonly ahead: number; readonly settings: SettingValues }
  | { readonly kind: 'clear' }

/** The state of counting. `lastWake` is the number of the last `wake` that the thread received; `oldest` is in milliseconds. */
export type CountingState = {
  readonly lastWake: number
  readonly isCounted: boolean
  readonly oldest: number | null
  readonly isLate: boolean
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Messages from the counting thread to the process. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly number: number; readonly is: boolean }
  /** The thread requests its turn to write to the database. */
  | { readonly kind: 'turnRequested' }
  | { readonly kind: 'turnOver' }
  | { readonly kind: 'state'; readonly state: CountingState }
  /** A journal of this process is from before a reset of the demo. */
  | { readonly kind: 'gone'; readonly journal: string }
  | { readonly kind: 'log'; readonly level: LogLevel; readonly message: string; readonly fields: Readonly<Record<string, unknown>> }
