import type { WindowCount } from '@wasla/contract/common/window-count.ts'
import type { FormerAddressRecord } from '@wasla/contract/profiles/address.ts'
import type { BudgetTopUpRecord } from '@wasla/contract/programs/budget/top-up.ts'
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
import { booksOf } from './wallet/history.ts'
import type { Ledger } from './wallet/ledger.ts'
import { worldAt, type World } from '../world/world.ts'

/** `from` is the mobile number, plus the device if it signed in to that number before (B-08). */
export type Challenge = ChallengeRecord & { from: string }

/** `turn` counts refreshes: the token of this turn is valid, the token of the turn before is its parent (B-14). */
export type Session = SessionRecord & { turn: number }

export type Memory = {
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
  /** Former addresses of profiles (D-03). */
  formerAddresses: FormerAddressRecord[]
  /** Times at which waiting-list entries are admitted automatically, by entry id; entries of the world wait for an admin. */
  autoAdmissions: Map<string, number>
  ledger: Ledger
  /** Number of status checks of each open top-up, by its id. It decides when the demo gateway settles. */
  topUpPolls: Map<string, number>
  /** Budget top-ups of programs (K-30), without those of the world. */
  budgetTopUps: BudgetTopUpRecord[]
  /** How often an applicant opened the program since their request, by request id: the second time accepts the request (M-04). */
  participationReads: Map<string, number>
  /** How often each content item was read while its thumbnail is drawn, by content id. */
  contentReads: Map<string, number>
  /** User names of deleted groups, with the time of deletion: they stay reserved for a while (G-22). */
  deletedGroupNames: { userName: string; deletedAt: number }[]
  /** Number of counted clicks of a browser on a day, by tracking link and by program; used to count visitors. */
  visits: Map<string, number>
  /** Ids of the withdrawals that the demo bank settles; those of the world wait for the back office. */
  withBank: Set<string>
  /** Keys of programs, without those of the world. */
  trackingKeys: TrackingKeyRecord[]
  /** Counters of rate limits, by key. */
  windowCounts: Map<string, WindowCount>
  /** Times at which a program's keys were rotated and its last trial arrived, by program id. */
  trackingMoments: Map<string, { rotatedAt: number | null; lastTestAt: number | null }>
  /** Note of the last decision on a conversion by a person, by conversion id. */
  conversionNotes: Map<string, string>
  /** Received trials (Y-04), and programs of running pixel tests, by token. */
  trials: TrialRecord[]
  pixelTests: Map<string, { programId: string; endsAt: number }>
  /** Reports of browsers with an order number that is taken (Y-02); `isAnswered` if they can no longer take it. */
  claims: (ClaimRecord & { isAnswered: boolean })[]
  /** Owners' reasons for declined conversions. */
  declines: DeclineRecord[]
  /** Reports of browsers that were replaced by a report with a secret (Y-02). */
  replaced: ReplacedRecord[]
}

/** An event of a user, as `/events` sends it. */
export type UserEvent = { [Name in keyof ReaderEvents]: { userId: string; name: Name; data: ReaderEvents[Name] } }[keyof ReaderEvents]
export type Listener = (event: UserEvent) => void

/** The mock server's state and clock. */
export type Store = {
  readonly clock: Clock
  readonly memory: Memory
  /** Listeners for events of users; each open stream is one. */
  readonly listeners: Set<Listener>
  /** Returns a new id; the same sequence of calls gives the same ids in every run. */
  nextId(kind: string): string
  /** Resets the state to the prepared world. */
  reset(): void
}

/** Restores open identity checks of the world, so that they can be continued (F-03). */
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
  }
}

/** Creates a store over the world at the clock's time, changed by `prepare`. */
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
