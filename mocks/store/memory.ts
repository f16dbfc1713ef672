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

/** `from`: the number, with the device that requested the code where it signed in to the number before (B-08). */
export type Challenge = ChallengeRecord & { from: string }

/** `turn` counts refreshes: the token of this turn is in force, the one before is its parent (B-14). */
export type Session = SessionRecord & { turn: number }

export type Memory = {
  world: World
  challenges: Map<string, Challenge>
  sends: Map<string, Sends>
  wrongTries: Map<string, WrongTries>
  devices: Set<string>
  sessions: Map<string, Session>
  /** Connections to platforms that were started, by their state (E-01). */
  connections: Map<string, ConnectionRecord>
  /** The snapshots of accounts so far, by the ids of the accounts, oldest day first. */
  snapshots: Map<string, SnapshotRecord[]>
  /** When accounts were last measured on demand (E-11), by their ids. */
  refreshed: Map<string, number>
  /** What the played identity provider knows, by the inquiry's name (F-04). */
  inquiries: Map<string, MockInquiry>
  /** Pictures somebody gave, by the id of their address. */
  pictures: Map<string, Blob>
  /** Where profiles were found before (D-03). */
  formerAddresses: FormerAddressRecord[]
  /** When entries of the waiting list are admitted without a reviewer, by their ids; those of the world itself wait for one. */
  autoAdmissions: Map<string, number>
  ledger: Ledger
  /** How often each open top-up was looked at, by its id: the played gateway settles it by that. */
  topUpLooks: Map<string, number>
  /** Budgets of programs that were raised here (K-30). */
  budgetTopUps: BudgetTopUpRecord[]
  /** How often somebody looked at a program since they asked to join it, by the request's id: the mock accepts by that, too (M-04). */
  participationLooks: Map<string, number>
  /** How often content was looked at whose thumbnail is being drawn, by its id. */
  contentLooks: Map<string, number>
  /** User names of groups that were deleted here, and when: they stay taken for a while (G-22). */
  deletedGroupNames: { userName: string; deletedAt: number }[]
  /** How many clicks of one browser count on a day, by a participant's link and in the whole program: what visitors are counted by. */
  visits: Map<string, number>
  /** The withdrawals that the played bank settles, by their ids; those of the world itself wait for the back office. */
  withBank: Set<string>
  /** Keys of programs that were made here. */
  trackingKeys: TrackingKeyRecord[]
  /** What was counted of what may be done only so often, by what and whose it is. */
  windowCounts: Map<string, WindowCount>
  /** When a program's keys were rotated, and when a trial arrived last, by its id. */
  trackingMoments: Map<string, { rotatedAt: number | null; lastTestAt: number | null }>
  /** What was said when a person decided on a conversion last, by its id. */
  conversionNotes: Map<string, string>
  /** Trials that arrived (Y-04), and the programs of pixel tests by their tokens. */
  trials: TrialRecord[]
  pixelTests: Map<string, { programId: string; endsAt: number }>
  /** Browsers' words of numbers that are taken (Y-02); `isAnswered` of those that may take them no more. */
  claims: (ClaimRecord & { isAnswered: boolean })[]
  /** What owners said of conversions that they declined. */
  declines: DeclineRecord[]
  /** Browsers' words that proof replaced (Y-02). */
  replaced: ReplacedRecord[]
}

/** Something that happened to a user, as `/events` tells it. */
export type UserEvent = { [Name in keyof ReaderEvents]: { userId: string; name: Name; data: ReaderEvents[Name] } }[keyof ReaderEvents]
export type Listener = (event: UserEvent) => void

/** Everything the mock server remembers, and its clock. */
export type Store = {
  readonly clock: Clock
  readonly memory: Memory
  /** Who listens to what happens to people, as open streams do. */
  readonly listeners: Set<Listener>
  /** A new id, the same in every run that does the same things in the same order. */
  nextId(kind: string): string
  /** Back to the beginning: whatever was changed, sent or opened is forgotten. */
  reset(): void
}

/** Whoever left in the middle of a check finds it as it was (F-03). */
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
    topUpLooks: new Map(),
    budgetTopUps: [],
    participationLooks: new Map(),
    contentLooks: new Map(),
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

/** A store over the world as it is at the clock's moment, changed by `prepare` first. */
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
