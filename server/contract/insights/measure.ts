import type { SocialAccount } from '../social/accounts.ts'
import type { SocialLinkRecord } from '../social/record.ts'
import { dayAt } from './days.ts'
import { demoAudience, demoFigures, demoMissing } from './demo.ts'
import type { Audience, Figures, SnapshotRecord } from './record.ts'

/** The fields of an account's newest snapshot that the next measurement needs. */
export type LastSnapshot = Pick<SnapshotRecord, 'day' | 'followers'>

/** A measured account, with its figures of today. If the platform also reports missing earlier days, `days` has their figures too. */
export type Measurement = { readonly account: SocialAccount; readonly days: readonly { day: string; figures: Figures }[] }

/** Returns whether a demo account has no figures of today yet. A demo account is measured only when its figures are requested. */
export const isBehind = ({ source }: Pick<SocialLinkRecord, 'source'>, lastDay: string | null, now: number): boolean =>
  source === 'DEMO' && (lastDay === null || lastDay < dayAt(now))

/**
 * Returns the measurement of a demo account (E-06): the figures of every missing day, or of today again if no day is missing. The same
 * account always gets the same figures.
 */
export function measureInvented(
  link: SocialAccount & Pick<SocialLinkRecord, 'platform'>,
  last: LastSnapshot | null,
  now: number,
): Measurement {
  const today = dayAt(now)
  const { socialProfileId, userName, profileUrl, pictureUrl, platform } = link
  const account = { platform, userName, day: last?.day ?? today, followers: last?.followers ?? link.followers }
  const missing = demoMissing(link, last, today)
  const days = missing.length > 0 ? missing : [{ day: today, figures: { ...demoFigures(account, today), audience: demoAudience(account) } }]
  const followers = days.at(-1)?.figures.followers ?? link.followers
  return { account: { socialProfileId, userName, profileUrl, pictureUrl, followers }, days }
}

const withoutRaces = (audience: Audience | null): Audience | null => audience && { ...audience, races: [] }

/** Returns the snapshots of a measurement. Removes races unless they are allowed, so that they are not even stored (E-09). */
export const snapshotsOf = (
  { id, source }: Pick<SocialLinkRecord, 'id' | 'source'>,
  { days }: Measurement,
  { now, races }: { now: number; races: boolean },
): SnapshotRecord[] =>
  days.map(({ day, figures }) => ({
    ...figures,
    audience: races ? figures.audience : withoutRaces(figures.audience),
    accountId: id,
    day,
    measuredAt: now,
    source,
  }))
