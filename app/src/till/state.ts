import type { ShownCode, ShownDay } from '@wasla/contract/tills/answers.ts'
import type { StoredOrder } from './stored-order.ts'

/** Which step the page shows. `closed`: the till is not in use any more. */
export type Screen = 'pin' | 'code' | 'scan' | 'amount' | 'done' | 'today' | 'closed'

/** Why a PIN did not open the page. */
export type PinProblem =
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'locked'; readonly seconds: number }
  | { readonly kind: 'away' }

/** Everything that the page shows. Times are of the phone’s clock, in milliseconds. */
export type TillState = {
  readonly screen: Screen
  readonly pin: string
  readonly pinProblem: PinProblem | null
  readonly isEntering: boolean
  /** What is typed as the code. */
  readonly code: string
  readonly found: ShownCode | null
  /** `unknown`: no participant has the code; `meant` is the code that is read as it. `shape`: it is no code at all. */
  readonly codeProblem: { readonly kind: 'unknown' | 'shape'; readonly meant: string | null } | null
  readonly isChecking: boolean
  readonly amount: string
  /** The key of the order that was recorded last. */
  readonly last: string | null
  readonly day: ShownDay | null
  readonly stored: readonly StoredOrder[]
  readonly isOnline: boolean
  /** Whether this browser can read codes with its camera. */
  readonly canScan: boolean
  readonly scanProblem: 'none' | 'refused' | null
  /** Whether the browser stores nothing. */
  readonly isFull: boolean
  readonly now: number
}

export const firstState: TillState = {
  ...{ screen: 'pin', pin: '', pinProblem: null, isEntering: false },
  ...{ code: '', found: null, codeProblem: null, isChecking: false, amount: '', last: null },
  ...{ day: null, stored: [], isOnline: true, canScan: false, scanProblem: null, isFull: false, now: 0 },
}

/** What is forgotten when the next order begins. */
export const nextOrder = {
  screen: 'code',
  code: '',
  found: null,
  codeProblem: null,
  isChecking: false,
  amount: '',
  scanProblem: null,
} as const

/** Returns the highest amount of one order in halalas; null if the phone does not know it yet. */
export const mostOf = ({ day }: Pick<TillState, 'day'>): number | null => day?.mostAmount ?? null
