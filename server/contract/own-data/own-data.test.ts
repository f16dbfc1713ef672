import { describe, expect, it } from 'vitest'
import { staysAfter } from './stays.ts'
import { archiveView, decideArchiveLink, decideArchiveRequest, finished, nextArchiveAt, type ArchiveRecord } from './archive.ts'
import { decideDeletion, decideDue, decideKeeping, deletionView, type DeletionRecord } from './deletion.ts'
import { ownDataLimits } from './limits.ts'
import { decideOpening, withOpening } from './openings.ts'

const now = Date.UTC(2026, 10, 30, 12)
const session = { createdAt: now }
const made = { id: 'a', userId: 'u', profileId: 'p' }
const request = (newest: ArchiveRecord | null, at = now, over = session) => decideArchiveRequest({ newest, session: over }, made, at)
const making = request(null).changes as ArchiveRecord
const { betweenArchives, archiveStored, recentSignIn, link } = ownDataLimits

describe('the request for an archive', () => {
  it('is made at most once a day, and waits for one that is being made', () => {
    expect(making).toMatchObject({ ...made, state: 'Making', requestedAt: now })
    expect(request(making).problem?.code).toBe('DATA_ARCHIVE_TOO_SOON')
    const ready = finished(making, { bytes: 1, counts: making.counts }, now)
    const later = now + betweenArchives
    expect(request(ready, later - 1, { createdAt: later }).problem?.params).toEqual({ nextAt: new Date(later).toISOString() })
    expect(request(ready, later, { createdAt: later }).problem).toBeUndefined()
    expect(nextArchiveAt(making, later + 5)).toBe(later + 5)
  })

  it('may follow a failed archive at once', () => expect(nextArchiveAt({ ...making, state: 'Failed' }, now)).toBeNull())

  it('needs a session that began in the last 15 minutes', () => {
    expect(request(null, now, { createdAt: now - recentSignIn }).problem).toBeUndefined()
    expect(request(null, now, { createdAt: now - recentSignIn - 1 }).problem?.code).toBe('SIGN_IN_NOT_RECENT')
  })
})

describe('the link of an archive', () => {
  const ready = finished(making, { bytes: 2_000, counts: making.counts }, now)
  const ask = (archive: ArchiveRecord | null, userId = 'u', at = now) =>
    decideArchiveLink({ archive, userId, session: { createdAt: at } }, at)

  it('works for five minutes', () => expect(ask(ready).changes).toEqual({ until: now + link }))

  it('is refused in the same way for archives that are missing, of others, unfinished or expired', () => {
    const refused = [ask(null), ask(ready, 'other'), ask(making), ask(ready, 'u', now + archiveStored)]
    expect(refused.map(({ problem }) => problem?.code)).toEqual(refused.map(() => 'DATA_ARCHIVE_NOT_FOUND'))
  })

  it('is no longer offered when the archive has expired', () => {
    expect(archiveView(ready, now)).toMatchObject({ state: 'READY', kilobytes: 2 })
    expect(archiveView(ready, now + archiveStored)).toBeNull()
    expect(archiveView({ ...ready, state: 'Expired' }, now)).toBeNull()
    expect(archiveView(making, now)).toMatchObject({ state: 'MAKING', sections: [] })
  })
})

describe('the countdown of an account', () => {
  const settled = { amount: 0, hasOpenWithdrawal: false }
  const life = 30 * 86_400_000
  const ask = (over: Partial<Parameters<typeof decideDeletion>[0]> = {}) =>
    decideDeletion({ running: null, funds: settled, session, ...over }, { userId: 'u', profileId: 'p', life }, now)
  const running = ask().changes as DeletionRecord

  it('begins if the account has no money, no open withdrawal and no countdown, in a recent session', () => {
    expect(running).toMatchObject({ requestedAt: now, dueAt: now + life, heldSince: null })
    expect(ask({ funds: { ...settled, amount: 1 } }).problem?.code).toBe('ACCOUNT_NOT_SETTLED')
    expect(ask({ funds: { ...settled, hasOpenWithdrawal: true } }).problem?.code).toBe('ACCOUNT_NOT_SETTLED')
    expect(ask({ running }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(ask({ session: { createdAt: now - recentSignIn - 1 } }).problem?.code).toBe('SIGN_IN_NOT_RECENT')
  })

  it('can always be ended by its owner', () => {
    expect(decideKeeping(running).changes).toEqual({ userId: 'u' })
    expect(decideKeeping(null).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })

  it('ends with the account, or is held up by money and tried again, with one notification', () => {
    expect(decideDue(running, settled, now)).toEqual({ kind: 'erase' })
    const turn = decideDue(running, { ...settled, amount: 5 }, now)
    if (turn.kind !== 'hold') throw new Error('It is not held')
    expect(turn).toMatchObject({ isFirst: true, deletion: { heldSince: now, tryAt: now + ownDataLimits.heldFor } })
    expect(decideDue(turn.deletion, { ...settled, amount: 5 }, now + 9)).toMatchObject({ isFirst: false, deletion: { heldSince: now } })
    expect(deletionView(turn.deletion)?.heldSince).toBe(new Date(now).toISOString())
  })
})

describe('an opening of contact details', () => {
  const contact = { email: 'a@b.test', countryId: 'SA', mobileNumber: '5', methods: ['whatsapp', 'email'] } as const
  const profile = { id: 'p', userId: 'u', status: 'Active', contact } as const
  const viewer = { profileId: 'v', userId: 'w' }

  it('is a row of a member, or one more stranger', () => {
    expect(decideOpening({ profile, viewer }, 'whatsapp', now)).toMatchObject({
      kind: 'member',
      opening: { viewerId: 'v', day: '2026-11-30', sawNumber: true, sawEmail: false },
    })
    expect(decideOpening({ profile, viewer: null }, 'email', now)).toEqual({ kind: 'stranger', profileId: 'p', day: '2026-11-30' })
  })

  it('is nothing for one’s own profiles, hidden profiles, and methods that are not offered', () => {
    const nothing = { kind: 'nothing' }
    expect(decideOpening({ profile, viewer: { profileId: 'b', userId: 'u' } }, 'email', now)).toEqual(nothing)
    expect(decideOpening({ profile: { ...profile, status: 'Inactive' }, viewer }, 'email', now)).toEqual(nothing)
    expect(decideOpening({ profile, viewer }, 'call', now)).toEqual(nothing)
    expect(decideOpening({ profile: null, viewer }, 'email', now)).toEqual(nothing)
  })

  it('adds what a second one of the same day saw, and keeps the time of the first', () => {
    const first = { profileId: 'p', viewerId: 'v', day: '2026-11-30', sawNumber: true, sawEmail: false, openedAt: 1 }
    expect(withOpening(first, { ...first, sawNumber: false, sawEmail: true, openedAt: 2 })).toEqual({ ...first, sawEmail: true })
  })
})

describe('what stays after a deletion', () => {
  it('stays until the end of a year in Riyadh, or as long as others need it', () => {
    const lateOnNewYearsEve = Date.UTC(2026, 11, 31, 22)
    expect(staysAfter(now)[0]).toEqual({ kind: 'INVOICES', until: '2032-12-31T20:59:59.000Z' })
    expect(staysAfter(lateOnNewYearsEve)[0]?.until).toBe('2033-12-31T20:59:59.000Z')
    expect(staysAfter(now).at(-1)).toEqual({ kind: 'AUDIT_LOG', until: null })
  })
})
