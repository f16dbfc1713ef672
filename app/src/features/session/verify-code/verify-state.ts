import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { CodeState } from '@wasla/design-system/components/OneTimeCode'
import type { ServerProblem } from '#graphql/problems.ts'

type Said = Pick<ServerProblem, 'code' | 'params'>

/** State of the code while it is typed and checked (S1 §4, B-10). */
export type VerifyState =
  | { readonly kind: 'typing' }
  | { readonly kind: 'checking' }
  /** The code was refused, and another code may be typed. `problem` is the reason. */
  | { readonly kind: 'wrong'; readonly problem: Said }
  /**
   * The code was not checked, because the network is down or the server is busy (then `problem` says so). The same code may be sent again.
   */
  | { readonly kind: 'unreached'; readonly problem?: Said }
  | { readonly kind: 'success' }
  /** The code was right, but the number has no account yet (B-05). */
  | { readonly kind: 'unknownNumber' }
  /** The code cannot be used any more, and no attempts are left (B-08). */
  | { readonly kind: 'over'; readonly problem: Said }

export type VerifyEvent =
  | { readonly type: 'completed' }
  | { readonly type: 'edited' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly problem: Said }
  | { readonly type: 'unreached' }
  | { readonly type: 'resent' }

/** Refusals that this page shows. For all others there is a toast, and the code may be typed again. */
const places = {
  WRONG_OTP: 'wrong',
  OTP_EXPIRED: 'wrong',
  DTO_VALIDATION_ERROR: 'wrong',
  OTP_VERIFICATION_LIMIT_REACHED: 'over',
  OTP_RESEND_LIMIT_REACHED: 'over',
  USER_NOT_FOUND: 'unknownNumber',
  SERVICE_BUSY: 'unreached',
} as const satisfies Partial<Record<ErrorCode, VerifyState['kind']>>

export const shownHere = Object.keys(places) as (keyof typeof places)[]

function afterRefusal(problem: Said): VerifyState {
  switch (shownHere.includes(problem.code as keyof typeof places) ? places[problem.code as keyof typeof places] : null) {
    case 'wrong':
      return { kind: 'wrong', problem }
    case 'over':
      return { kind: 'over', problem }
    case 'unknownNumber':
      return { kind: 'unknownNumber' }
    case 'unreached':
      return { kind: 'unreached', problem }
    case null:
      return { kind: 'typing' }
  }
}

const isFinal = ({ kind }: VerifyState) => kind === 'success' || kind === 'over' || kind === 'unknownNumber'

export function nextVerifyState(state: VerifyState, event: VerifyEvent): VerifyState {
  if (isFinal(state)) return state
  switch (event.type) {
    case 'completed':
      return { kind: 'checking' }
    case 'edited':
      return state.kind === 'checking' ? state : { kind: 'typing' }
    case 'accepted':
      return { kind: 'success' }
    case 'refused':
      return afterRefusal(event.problem)
    case 'unreached':
      return { kind: 'unreached' }
    case 'resent':
      return { kind: 'typing' }
  }
}

/** Returns the state that the six boxes show. */
export const boxState = ({ kind }: VerifyState): CodeState =>
  kind === 'checking' || kind === 'wrong' || kind === 'success' ? kind : 'idle'
