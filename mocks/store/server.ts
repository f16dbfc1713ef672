import { Problem } from '@wasla/contract/errors/problem.ts'
import { allOn, type Flags } from '@wasla/contract/flags/flags.ts'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { readLanguage } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { endpointOver, type Answer, type OperationRequest } from './answering.ts'
import type { MockContext } from './context.ts'
import { createStore, type Store } from './memory.ts'
import { admitDue } from './onboarding/waiting-list.ts'
import { acceptDue } from './participations/answer.ts'
import { finishThumbnails } from './programs/content.ts'
import { followSchedules } from './programs/status.ts'
import { renewPaymentRecords } from './payment-record/records.ts'
import { sendSavedSearchAlerts } from './people/saved.ts'
import { payDue } from './rewards/payouts.ts'
import { mockSchema, type DraftSchema, type Unwritten } from './schema.ts'
import { signedInAs } from './session/enter.ts'
import { readViewer, type Tokens } from './session/sessions.ts'
import { expireTopUps } from './wallet/top-ups.ts'
import { settleWithdrawals } from './wallet/withdrawals.ts'
import type { Clock } from '../platform/clock.ts'
import type { World } from '../world/tables.ts'

export type MockServer = {
  readonly store: Store
  /** Returns the names of a request's operations, or none if its document is unknown. */
  operations(requested: OperationRequest): string[]
  /** Returns the root fields of a request, or none if its document is unknown. */
  rootFields(requested: OperationRequest): string[]
  answer(requested: OperationRequest, headers: Headers): Promise<Answer>
  /** Returns the context of a request, for handlers other than GraphQL. */
  contextOf(headers: Headers): MockContext
  /** Signs in with `profile` and returns the tokens. The session counts as opened `ago` milliseconds before. */
  signIn(profile: ProfileRecord, ago?: number): Tokens
  reset(): void
}

export type MockServerOptions = {
  clock: Clock
  prepare?: ((world: World) => void) | undefined
  unwritten: Unwritten
  /** @default all flags on */
  flags?: Flags | undefined
  /** Adds fields that the contract does not have yet. */
  draft?: DraftSchema
}

/** Matches a valid device token. Any other token is ignored, as on the server. */
const deviceToken = /^[\w-]{16,128}$/

/**
 * Creates the mock server: the contract's SDL with a store in memory. The mock and the server share the contract's rules, limits and
 * states, but no other code.
 */
export function createMockServer({ clock, prepare, unwritten, draft, flags = allOn }: MockServerOptions): MockServer {
  const store = createStore(clock, prepare)
  const { schema, fieldResolver } = mockSchema(unwritten, draft)
  const endpoint = endpointOver<MockContext>(documents, schema, fieldResolver)

  function contextOf(headers: Headers): MockContext {
    const device = headers.get('x-wasla-device')
    const rest = {
      store,
      flags,
      language: readLanguage(headers.get('accept-language')),
      deviceToken: device !== null && deviceToken.test(device) ? device : null,
    }
    try {
      return { ...rest, viewer: readViewer(store, headers.get('authorization')), viewerProblem: null }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { ...rest, viewer: null, viewerProblem: error }
    }
  }

  return {
    store,
    operations: endpoint.operations,
    rootFields: endpoint.rootFields,
    answer: (requested, headers) =>
      endpoint.answer(requested, () => {
        admitDue(store)
        expireTopUps(store)
        settleWithdrawals(store)
        payDue(store, flags.payment)
        followSchedules(store)
        acceptDue(store)
        finishThumbnails(store)
        sendSavedSearchAlerts(store)
        renewPaymentRecords(store)
        return contextOf(headers)
      }),
    contextOf,
    signIn: (profile, ago) => signedInAs(store, profile, ago),
    reset: () => store.reset(),
  }
}
