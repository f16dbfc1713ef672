import type { WindowCount } from '@wasla/contract/common/window-count.ts'
import type { FormerAddressRecord } from '@wasla/contract/profiles/address.ts'
import type { BudgetTopUpRecord } from '@wasla/contract/programs/budget/top-up.ts'
import type { PaymentRecordRecord } from '@wasla/contract/payment-record/record.ts'
import type { ReaderEvents } from '@wasla/contract/events/reader-events.ts'
import type { SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { Sends } from '@wasla/contract/session/ladder.ts'
import type { ChallengeRecord, SessionRecord } from '@wasla/contract/session/record.ts'
import type { WrongTries } from '@wasla/contract/session/wrong-tries.ts'
import type { TrackingKeyRecord } from '@wasla/contract/tracking/keys.ts'
import type { ClaimRecord, DeclineRecord, ReplacedRecord, TrialRecord } from '@wasla/contract/tracking/record.ts'
import type { ConnectionRecord } from '@wasla/contract/social/connect.ts'
import type { Clock } from '../platform/clock.ts'
import { idOf } from '../world/ids.ts'
import type { MockInquiry } from './verification/inquiry.ts'
import { noFunds, type FundsMemory } from './funds/memory.ts'
import { nothingSealed, type SealedMemory } from './sealed-terms/memory.ts'
import { booksOf } from './wallet/history.ts'
import { noApiKeys, type ApiKeyState } from './api-keys/state.ts'
import { noMediaKits, type MediaKitState } from './media-kits/memory.ts'
import { noProposals, type ProposalMemory } from './proposals/state.ts'
import { noOwnData, type OwnDataState } from './own-data/state.ts'
import { noShops, type ShopState } from './shops/state.ts'
import { noWebhooks, type WebhookState } from './webhooks/state.ts'
import type { Ledger } from './wallet/ledger.ts'
import type { World } from '../world/tables.ts'
import { worldAt } from '../world/world.ts'

/** `from` is the mobile number. If the device signed in to this number before, `from` also includes the device (B-08). */
export type Challenge = ChallengeRecord & { from: string }

/** `turn` is the number of refreshes. The token of this turn is valid, and the token of the previous turn is its parent (B-14). */
export type Session = SessionRecord & { turn: number }

type Memory = {
  world: World
  challenges: Map<string, Challenge>
  sends: Map<string, Sends>
  wrongTries: Map<string, WrongTries>
  devices: Set<string>
  sessions: Map<string, Session>
  /** Started connections to platforms, by their state parameter (E-01). */
  connections: Map<string, ConnectionRecord>
  /** Snapshots by account id, oldest day first. */
  snapshots: Map<string, SnapshotRecord[]>
  /** Time of the last measurement on demand (E-11), by account id. */
  refreshed: Map<string, number>
  /** State of the demo identity provider, by inquiry id (F-04). */
  inquiries: Map<string, MockInquiry>
  /** Uploaded pictures, by the id in their address. */
  pictures: Map<string, Blob>
  /** Former addresses of profiles, which lead to their current addresses for a while (D-03). */
  formerAddresses: FormerAddressRecord[]
  /** Times at which waiting-list entries are admitted automatically, by entry id. Entries of the world wait for an admin instead. */
  autoAdmissions: Map<string, number>
  ledger: Ledger
  /** Number of status checks of each open top-up, by top-up id. This number decides when the demo gateway settles the top-up. */
  topUpPolls: Map<string, number>
  /** Budget top-ups of programs (K-30), except those of the world. */
  budgetTopUps: BudgetTopUpRecord[]
  /**
   * Number of times that an applicant has opened the program since the request, by request id. The second time accepts the request (M-04).
   */
  participationReads: Map<string, number>
  /** Number of reads of each content item while its thumbnail is being drawn, by content id. */
  contentReads: Map<string, number>
  /** User names of deleted groups with the time of deletion. A name stays reserved for a while (G-22). */
  deletedGroupNames: { userName: string; deletedAt: number }[]
  /** Number of counted clicks of a browser on a day, by tracking link and by program. Used to count visitors. */
  visits: Map<string, number>
  /** Ids of the withdrawals that the demo bank settles. Withdrawals of the world wait for the back office instead. */
  withBank: Set<string>
  /** Tracking keys of programs, except those of the world. */
  trackingKeys: TrackingKeyRecord[]
  /** Counters of rate limits, by key. */
  windowCounts: Map<string, WindowCount>
  /** Times of the last key rotation and of the last trial, by program id. */
  trackingMoments: Map<string, { rotatedAt: number | null; lastTestAt: number | null }>
  /** Note of the last decision that a person made on a conversion, by conversion id. */
  conversionNotes: Map<string, string>
  /** Received trials (Y-04). `pixelTests` has the programs of running pixel tests, by token. */
  trials: TrialRecord[]
  pixelTests: Map<string, { programId: string; endsAt: number }>
  /**
   * Reports of browsers with an order number that another conversion has (Y-02). `isAnswered` means that the report can no longer get the
   * number.
   */
  claims: (ClaimRecord & { isAnswered: boolean })[]
  /** Owners' reasons for declined conversions. */
  declines: DeclineRecord[]
  /** Reports of browsers that a report with a secret has replaced (Y-02). */
  replaced: ReplacedRecord[]
  /** Sealed terms of programs, and the receipts of participations. */
  sealedTerms: SealedMemory
  /** Payment records of brands, by profile id. */
  paymentRecords: Map<string, PaymentRecordRecord>
  /** Checkpoints of the money of programs. */
  funds: FundsMemory
  /** Subscriptions of devices to pushes, oldest first. */
  pushSubscriptions: { sessionId: string; userId: string; endpoint: string }[]
  webhooks: WebhookState
  apiKeys: ApiKeyState
  proposals: ProposalMemory
  ownData: OwnDataState
  mediaKits: MediaKitState
  /** When each session began, by its id. */
  sessionBegan: Map<string, number>
  shops: ShopState
}

/** An event of a user, in the form that `/events` sends. */
export type UserEvent = { [Name in keyof ReaderEvents]: { userId: string; name: Name; data: ReaderEvents[Name] } }[keyof ReaderEvents]
type Listener = (event: UserEvent) => void

/** The mock server's state and clock. */
export type Store = {
  readonly clock: Clock
  readonly memory: Memory
  /** Listeners for the events of users. Each open stream adds one listener. */
  readonly listeners: Set<Listener>
  /** Returns a new id. The same sequence of calls returns the same ids in every run. */
  nextId(kind: string): string
  /** Resets the state to the prepared world. */
  reset(): void
}

/** Returns the open identity checks of the world, so that they can be continued (F-03). */
const inquiriesOf = ({ verifications }: World) =>
  verifications
    .filter(({ type, status }) => type === 'IDENTITY' && status === 'Pending')
    .map(({ referenceId, profileId }): [string, MockInquiry] => [referenceId, { id: referenceId, profileId, status: 'created' }])

const begin = (now: number, prepare: (world: World) => void): Memory => {
  const world = worldAt(now)
  prepare(world)
  return {
    world,
    challenges: new Map(),
    sends: new Map(),
    wrongTries: new Map(),
    devices: new Set(),
    sessions: new Map(),
    connections: new Map(),
    snapshots: new Map(),
    refreshed: new Map(),
    inquiries: new Map(inquiriesOf(world)),
    pictures: new Map(),
    formerAddresses: [],
    autoAdmissions: new Map(),
    ledger: booksOf(world),
    topUpPolls: new Map(),
    budgetTopUps: [],
    participationReads: new Map(),
    contentReads: new Map(),
    deletedGroupNames: [],
    visits: new Map(),
    withBank: new Set(),
    trackingKeys: [],
    windowCounts: new Map(),
    trackingMoments: new Map(),
    conversionNotes: new Map(),
    trials: [],
    pixelTests: new Map(),
    claims: [],
    declines: [],
    replaced: [],
    sealedTerms: nothingSealed(),
    paymentRecords: new Map(),
    funds: noFunds(),
    pushSubscriptions: [],
    webhooks: noWebhooks(),
    apiKeys: noApiKeys(),
    proposals: noProposals(),
    ownData: noOwnData(),
    mediaKits: noMediaKits(),
    sessionBegan: new Map(),
    shops: noShops(),
  }
}

/** Creates a store with the world at the clock's time. `prepare` changes the world first. */
export function createStore(clock: Clock, prepare: (world: World) => void = () => undefined): Store {
  let memory = begin(clock.now(), prepare)
  let count = 0
  return {
    clock,
    listeners: new Set(),
    get memory() {
      return memory
    },
    nextId: (kind) => idOf(`mock:${kind}:${++count}`, clock.now()),
    reset() {
      memory = begin(clock.now(), prepare)
      count = 0
    },
  }
}
