import type { SocialAccount } from '../social/accounts.ts'
import type { SocialLinkRecord } from '../social/record.ts'
import { dayAt } from './days.ts'
import { demoAudience, demoFigures, demoMissing } from './demo.ts'
import type { Audience, Figures, SnapshotRecord } from './record.ts'

/** The newest snapshot of an account, as far as measuring needs it. */
export type LastSnapshot = Pick<SnapshotRecord, 'day' | 'followers'>

/** An account as it is now, with its figures of today, and of missing days before where the platform reports those too. */
export type Measurement = { readonly account: SocialAccount; readonly days: readonly { day: string; figures: Figures }[] }

/** Whether an invented account has no figures of today yet. Nobody measures it before somebody looks at it. */
export const isBehind = ({ source }: Pick<SocialLinkRecord, 'source'>, lastDay: string | null, now: number): boolean =>
  source === 'DEMO' && (lastDay === null || lastDay < dayAt(now))

/** The measurement of an invented account (E-06): every day that is missing, or today once more. It follows from the account alone. */
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

/** The snapshots to save of a measurement. Races are not even saved where they are not allowed (E-09). */
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
