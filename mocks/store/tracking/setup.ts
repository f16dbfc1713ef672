import { changesOf } from '@wasla/contract/common/decision.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { decideSetup } from '@wasla/contract/tracking/owning.ts'
import { setupOf } from '@wasla/contract/tracking/setup.ts'
import { trackingKeyText } from '@wasla/contract/tracking/keys.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'
import { publicUrl } from '../programs/answers.ts'

/** How often keys were rotated, and when something came. */
type SetupState = { turn: number; rotatedAt: number | null; formerUntil: number | null; lastTestAt: number | null }

/** What each store keeps of each program; it ends with the store. */
const statesBy = new WeakMap<Store['memory'], Map<string, SetupState>>()

function stateOf({ memory }: Store, programId: string): SetupState {
  const all = statesBy.get(memory) ?? new Map<string, SetupState>()
  statesBy.set(memory, all)
  const state = all.get(programId) ?? { turn: 0, rotatedAt: null, formerUntil: null, lastTestAt: null }
  all.set(programId, state)
  return state
}

/** A key that looks like one and opens nothing. */
const keyText = (kind: Parameters<typeof trackingKeyText>[0], programId: string, turn: number) =>
  trackingKeyText(kind, `${programId.replaceAll('-', '')}${turn}`)

type SetupRequest = { profileId: string; programId: string }

function answer(store: Store, { profileId, programId }: SetupRequest, isSecretShown: boolean) {
  const { program, event } = changesOf(decideSetup(programById(store, programId), profileId))
  const state = stateOf(store, programId)
  const last = Math.max(
    0,
    ...store.memory.world.conversions.filter((each) => each.programId === programId && each.way !== 'TEST').map((each) => each.receivedAt),
  )
  return setupOf(
    program.id,
    {
      publicUrl,
      event,
      publishableKey: keyText('PUBLISHABLE', programId, 0),
      postbackKey: keyText('POSTBACK', programId, Math.max(0, state.turn - 1)),
      secretKey: isSecretShown ? keyText('SECRET', programId, state.turn) : null,
    },
    {
      lastConversionAt: last === 0 ? null : last,
      lastTestAt: state.lastTestAt,
      rotatedAt: state.rotatedAt,
      formerKeysUntil: state.formerUntil,
    },
  )
}

/** `programTrackingSetup` (N-07). */
export const trackingSetup = (store: Store, request: SetupRequest) => answer(store, request, false)

/** `rotateProgramTrackingKey`. */
export function rotate(store: Store, request: SetupRequest) {
  changesOf(decideSetup(programById(store, request.programId), request.profileId))
  const state = stateOf(store, request.programId)
  const now = store.clock.now()
  state.formerUntil = state.turn === 0 ? null : now + conversionLimits.formerKey * 1000
  state.turn += 1
  state.rotatedAt = now
  return answer(store, request, true)
}

/** `sendTestConversion` (N-07). */
export function sendTest(store: Store, request: SetupRequest) {
  changesOf(decideSetup(programById(store, request.programId), request.profileId))
  stateOf(store, request.programId).lastTestAt = store.clock.now()
  return { success: true }
}
