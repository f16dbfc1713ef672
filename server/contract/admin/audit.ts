import { isLoggedAction, type LoggedAction } from '../common/admin-action.ts'
import type { AuditRow, AuditThing } from '../generated/admin-types.ts'
import { toDateTime } from '../profiles/fields.ts'

/** Kind of record to which the target of an audit line refers. */
export type AuditTarget =
  | 'user'
  | 'profile'
  | 'waiting'
  | 'review'
  | 'withdrawal'
  | 'bankAccount'
  | 'adjustment'
  | 'program'
  | 'run'
  | 'result'
  | 'reviewRequest'
  | 'networkCase'
  | 'rewardCase'
  | 'admin'
  | 'invitation'

/** Topics by which the log can be filtered, in the order of the menu. */
export const auditThings = [
  'WITHDRAWALS',
  'ADJUSTMENTS',
  'PAYOUTS',
  'REVIEWS',
  'RESULTS',
  'PROGRAMS',
  'PEOPLE',
  'SETTINGS',
  'TEAM',
  'DEMO',
] as const satisfies readonly AuditThing[]

type Kind = { readonly thing: AuditThing; readonly target: AuditTarget | null }
const kind = (thing: AuditThing, target: AuditTarget | null): Kind => ({ thing, target })
const [person, profile, team, invitation, setting, demo] = [
  kind('PEOPLE', 'user'),
  kind('PEOPLE', 'profile'),
  kind('TEAM', 'admin'),
  kind('TEAM', 'invitation'),
  kind('SETTINGS', null),
  kind('DEMO', null),
]
const [review, withdrawal, account, adjustment, program, bankFile] = [
  kind('REVIEWS', 'review'),
  kind('WITHDRAWALS', 'withdrawal'),
  kind('WITHDRAWALS', 'bankAccount'),
  kind('ADJUSTMENTS', 'adjustment'),
  kind('PROGRAMS', 'program'),
  kind('WITHDRAWALS', null),
]

/** Topic of each action, and the kind of record to which the target of its audit lines refers. */
const kinds: Readonly<Record<LoggedAction, Kind>> = {
  'admin.signedIn': team,
  'admin.signInRefused': team,
  'admin.signedOut': team,
  'admin.admitted': kind('PEOPLE', 'waiting'),
  'admin.caseApproved': review,
  'admin.caseRejected': review,
  'admin.userSuspended': person,
  'admin.userReinstated': person,
  'admin.accountClosed': person,
  'admin.profileLabelled': profile,
  'admin.membershipReverted': profile,
  'admin.flagSwitched': setting,
  'admin.settingChanged': setting,
  'admin.settingProposed': setting,
  'admin.settingRejected': setting,
  'admin.memberInvited': invitation,
  'admin.invitationResent': invitation,
  'admin.invitationRevoked': invitation,
  'admin.passwordResetSent': team,
  'admin.passwordReset': team,
  'admin.teamMemberAdded': team,
  'admin.teamMemberDisabled': team,
  'admin.teamMemberEnabled': team,
  'admin.passwordChanged': team,
  'admin.totpStarted': team,
  'admin.totpConfirmed': team,
  'admin.totpRemoved': team,
  'admin.proven': team,
  'admin.withdrawalApproved': withdrawal,
  'admin.withdrawalSettled': withdrawal,
  'admin.withdrawalFailed': withdrawal,
  'admin.adjustmentProposed': adjustment,
  'admin.adjustmentPosted': adjustment,
  'admin.adjustmentRejected': adjustment,
  'admin.programHeld': program,
  'admin.programResumed': program,
  'admin.programRetired': program,
  'admin.payoutsRun': kind('PAYOUTS', 'run'),
  'admin.conversionReviewed': kind('RESULTS', 'result'),
  'admin.conversionsImported': kind('RESULTS', 'program'),
  'admin.secondLookAnswered': kind('RESULTS', 'reviewRequest'),
  'admin.networkCaseDecided': kind('RESULTS', 'networkCase'),
  'admin.rewardCaseDecided': kind('PAYOUTS', 'rewardCase'),
  'admin.demoReset': demo,
  'admin.clockAdvanced': demo,
  'admin.trafficSimulated': kind('DEMO', 'program'),
  'session.refreshReplayed': kind('PEOPLE', null),
  'session.suspended': person,
  'session.dormantReturned': person,
  'session.switched': profile,
  'session.switchRefused': profile,
  'verification.begun': profile,
  'verification.papersSent': profile,
  'licences.removed': profile,
  'profiles.upgraded': profile,
  'profiles.erased': person,
  'wallet.accountAdded': account,
  'wallet.accountChanged': account,
  'wallet.accountRemoved': account,
  'wallet.bankFileMade': bankFile,
  'wallet.bankFileRepeated': bankFile,
  'split.proposed': kind('PEOPLE', null),
  'split.agreed': kind('PEOPLE', null),
  'split.declined': kind('PEOPLE', null),
  'split.withdrawn': kind('PEOPLE', null),
  'split.ended': kind('PEOPLE', null),
}

/** Every action with its topic and kind of record. */
const entries = Object.entries(kinds) as [LoggedAction, Kind][]

/** Returns the actions of a topic, to filter the log. */
export const actionsAbout = (thing: AuditThing): readonly LoggedAction[] =>
  entries.flatMap(([action, one]) => (one.thing === thing ? [action] : []))

/** Returns the actions whose audit lines refer to this kind of record. */
export const actionsOn = (target: AuditTarget): readonly LoggedAction[] =>
  entries.flatMap(([action, one]) => (one.target === target ? [action] : []))

/**
 * Returns the kind of record to which an action's audit lines refer. Returns null if there is none, or if this build does not know the
 * action.
 */
export const targetOf = (action: string): AuditTarget | null => (isLoggedAction(action) ? kinds[action].target : null)

/** Prefix of the actor in an audit line if the actor is an admin. */
export const adminActor = 'admin:'
/** Actor of an audit line about an action without a signed-in person. */
export const systemActor = 'system'

/**
 * The record to which an audit line refers. Fields that are unknown or deleted are missing; `userId` is also missing if only the profile is
 * known.
 */
export type AuditRecord = {
  readonly userId?: string
  readonly profileId?: string
  readonly programId?: string
  /** Name of the colleague to whom the line refers. */
  readonly colleague?: string
  /** The amount of the line, in halalas; null if it has none. */
  readonly amount?: number | null
}

/** Lookups for the names in a page of lines. Each lookup is loaded once for the whole page. */
export type AuditLookup = {
  readonly record: (target: AuditTarget, id: string) => AuditRecord | undefined
  readonly profile: (id: string) => { readonly userId: string; readonly name: string } | undefined
  /** Returns the display name of a user, who may have several profiles. */
  readonly user: (id: string) => string | undefined
  readonly program: (id: string) => string | undefined
  /** Name and email of a colleague. */
  readonly admin: (id: string) => { readonly name: string; readonly email: string } | undefined
}

/** A line of the log as it is stored. */
export type AuditLine = {
  readonly id: string
  readonly at: number
  /** A user's id, `admin:<id>` or `system`. */
  readonly actor: string
  readonly action: string
  readonly target: string
  readonly before: unknown
  readonly after: unknown
}

/** The ids that audit lines contain, by kind of record. */
export type AuditTargets = ReadonlyMap<AuditTarget, readonly string[]>

/** Collects the ids in these lines by kind of record, to load each kind with one statement. */
export function targetsOf(lines: readonly Pick<AuditLine, 'action' | 'target'>[]): AuditTargets {
  const found = new Map<AuditTarget, string[]>()
  for (const { action, target } of lines) {
    const named = targetOf(action)
    if (named) found.set(named, [...(found.get(named) ?? []), target])
  }
  return new Map([...found].map(([named, ids]) => [named, [...new Set(ids)]]))
}

/** Returns an `AuditRow`: an audit line with its amount and the names of its actor, person and program. */
export function auditRowOf({ id, at, actor, action, target, before, after }: AuditLine, lookup: AuditLookup): AuditRow {
  const named = targetOf(action)
  const record = named ? lookup.record(named, target) : undefined
  const profileOf = record?.profileId ? lookup.profile(record.profileId) : undefined
  const userId = record?.userId ?? profileOf?.userId ?? null
  const admin = actor.startsWith(adminActor) ? lookup.admin(actor.slice(adminActor.length)) : undefined
  return {
    ...{ id, at: toDateTime(at), action, target, before: before ?? null, after: after ?? null },
    actor: admin?.email ?? actor,
    actorName: admin?.name ?? lookup.user(actor) ?? null,
    userId,
    person: profileOf?.name ?? (userId === null ? null : (lookup.user(userId) ?? null)),
    programId: record?.programId ?? null,
    programName: record?.programId ? (lookup.program(record.programId) ?? null) : null,
    colleague: record?.colleague ?? null,
    amount: record?.amount ?? null,
  }
}
