import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import { accentOf } from '#shell/accents.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { PendingWork } from './HomeSkeleton.tsx'
import { HomeTalentEarningsDocument, type HomeTalentEarningsQuery } from './TalentEarnings.generated.ts'
import * as figures from './figures.css.ts'
import * as rows from './rows.css.ts'
import * as styles from './TalentEarnings.css.ts'

/** Number of talents shown until the user asks for all. */
const shown = 4

type Figures = HomeTalentEarningsQuery['homeFigures']
type Earnings = NonNullable<Figures['talents']>

/**
 * Card with the earnings of an agent's or agency's talents, with links to their results (O-07). Shows nothing if the viewer has no talents.
 */
export function TalentEarningsCard() {
  const { data, error, refetch, loading } = useQuery(HomeTalentEarningsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (!data) {
    if (!error) return <PendingWork />
    return (
      <Card as="section" isPadded>
        <ErrorState
          level={2}
          title={<FormattedMessage id="profiles.talentEarnings.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      </Card>
    )
  }
  const { talents, talentEarnings } = data.homeFigures
  if (!talents) return null
  return (
    <Card as="section" isPadded aria-labelledby="talent-earnings-title">
      <Heading level={2} look="title" id="talent-earnings-title">
        <FormattedMessage id="profiles.talentEarnings.title" />
      </Heading>
      {talentEarnings.length === 0 ? (
        <div className={styles.none}>
          <Text look="label">
            <FormattedMessage id="profiles.talentEarnings.none" />
          </Text>
          <Text look="caption" tone="muted">
            <FormattedMessage id="profiles.talentEarnings.noneText" />
          </Text>
        </div>
      ) : (
        <>
          <Together earnings={talents} />
          <Each talents={talentEarnings} total={talents} />
        </>
      )}
    </Card>
  )
}

/** Head of the card: the total of the upcoming rewards, the next payout, and a link to all talents. */
function Together({ earnings: { pending, nextPayoutDate, nextPayoutAmount } }: { earnings: Earnings }) {
  const { date } = useFormats()
  const run = nextPayoutDate === null ? null : new Date(payoutMoment(nextPayoutDate))
  return (
    <div className={styles.together}>
      <dl>
        <dt className={styles.name}>
          <FormattedMessage id="profiles.talentEarnings.toCome" />
        </dt>
        <dd>
          <Amount halalas={pending} size="large" />
          <Text look="caption" tone="muted">
            {run ? (
              <FormattedMessage
                id="profiles.talentEarnings.next"
                values={{
                  amount: <Amount key="amount" halalas={nextPayoutAmount} size="small" />,
                  day: date(run, 'weekday'),
                  time: date(run, 'time'),
                }}
              />
            ) : (
              <FormattedMessage id="profiles.talentEarnings.noneToCome" />
            )}
          </Text>
        </dd>
      </dl>
      <span className={styles.roomy}>
        <LinkButton href="/settings/managed-accounts">
          <FormattedMessage id="profiles.talentEarnings.all" />
        </LinkButton>
      </span>
    </div>
  )
}

/** Table of the upcoming and paid amounts per talent. The column headings name the currency. The total includes all talents. */
function Each({ talents, total }: { talents: Figures['talentEarnings']; total: Earnings }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <table className={figures.table} aria-labelledby="talent-earnings-title">
        <thead>
          <tr>
            <th scope="col" className={styles.heading}>
              <FormattedMessage id="profiles.talentEarnings.talent" />
            </th>
            <th scope="col" className={styles.columnHeading}>
              <FormattedMessage id="profiles.talentEarnings.upcomingColumn" />
            </th>
            <th scope="col" className={styles.columnHeading}>
              <FormattedMessage id="profiles.talentEarnings.paidColumn" />
            </th>
          </tr>
        </thead>
        {talents.slice(0, isWhole ? undefined : shown).map((talent) => (
          <Talent key={talent.profile.id} talent={talent} />
        ))}
        <tfoot>
          <tr className={styles.total}>
            <th scope="row" className={styles.who}>
              <Text as="span" look="label">
                <FormattedMessage id="profiles.talentEarnings.total" />
              </Text>
            </th>
            <Sum halalas={total.pending} />
            <Sum halalas={total.paid} />
          </tr>
        </tfoot>
      </table>
      {talents.length > shown && (
        <div className={styles.rest}>
          <Button size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? (
              <FormattedMessage id="profiles.talentEarnings.showFewer" />
            ) : (
              <FormattedMessage id="profiles.talentEarnings.showAll" values={{ count: talents.length }} />
            )}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * Rows of one talent: a row with the talent's totals, and a row for each program with earnings. Both link to the results. A single program
 * is named in the talent's row instead.
 */
function Talent({ talent: { profile, earnings, programs } }: { talent: Figures['talentEarnings'][number] }) {
  const isOne = programs.length === 1
  const results = ({ programId, programName }: (typeof programs)[number]) => (
    <TextLink href={`${programAddress(programId, 'my-performance')}?profile=${encodeURIComponent(profile.id)}`} isStandalone>
      <Bidi>{programName}</Bidi>
    </TextLink>
  )
  return (
    <tbody className={styles.talent}>
      <tr>
        <th scope="rowgroup" className={styles.who}>
          <span className={styles.person}>
            <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} />
            <span className={rows.words}>
              <Text as="span" look="label">
                <MarkedName member={profile} />
              </Text>
              {profile.userName !== null && (
                <span className={styles.handle}>
                  <Ltr>@{profile.userName}</Ltr>
                </span>
              )}
              {isOne && programs.map((program) => <span key={program.programId}>{results(program)}</span>)}
            </span>
          </span>
        </th>
        <Sum halalas={earnings.pending} />
        <Sum halalas={earnings.paid} />
      </tr>
      {!isOne &&
        programs.map((program) => (
          <tr key={program.programId}>
            <th scope="row" className={styles.program}>
              {results(program)}
            </th>
            <Sum halalas={program.earnings.pending} isPart />
            <Sum halalas={program.earnings.paid} isPart />
          </tr>
        ))}
    </tbody>
  )
}

/**
 * Amount without its currency, which the column's heading names. Its whole part is bold, and its fraction is not muted. The amount never
 * breaks.
 */
function Sum({ halalas, isPart = false }: { halalas: number; isPart?: boolean }) {
  const { moneyParts } = useFormats()
  const { whole, fraction } = moneyParts(halalas)
  const isQuiet = halalas === 0 || isPart
  return (
    <td className={isQuiet ? styles.quietValue : styles.value}>
      <Ltr>
        <span className={isQuiet ? undefined : styles.strong}>{whole}</span>
        {fraction}
      </Ltr>
    </td>
  )
}
