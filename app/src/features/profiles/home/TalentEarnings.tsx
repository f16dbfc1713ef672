import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { MemberLine } from '#shared/members/MemberLine.tsx'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { PendingWork } from './HomeSkeleton.tsx'
import { HomeTalentEarningsDocument, type HomeTalentEarningsQuery } from './TalentEarnings.generated.ts'
import * as styles from './TalentEarnings.css.ts'

/** How many stand on home before all are asked for. */
const shown = 4

type Figures = HomeTalentEarningsQuery['homeFigures']
type Earnings = NonNullable<Figures['talents']>

/** What those earned whom an agency or an agent manages, each with the way to their results (O-07); nothing for who manages nobody. */
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
          <Each talents={talentEarnings} />
        </>
      )}
    </Card>
  )
}

/** All that is to come, with its next day, and all that was paid. */
function Together({ earnings: { pending, paid, nextPayoutDate, nextPayoutAmount } }: { earnings: Earnings }) {
  const { date } = useFormats()
  const run = nextPayoutDate === null ? null : new Date(payoutMoment(nextPayoutDate))
  return (
    <dl className={styles.together}>
      <div>
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
      </div>
      <div>
        <dt className={styles.name}>
          <FormattedMessage id="profiles.talentEarnings.paid" />
        </dt>
        <dd>
          <Amount halalas={paid} />
        </dd>
      </div>
    </dl>
  )
}

function Each({ talents }: { talents: Figures['talentEarnings'] }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <ul>
        {talents.slice(0, isWhole ? undefined : shown).map((talent) => (
          <Talent key={talent.profile.id} talent={talent} />
        ))}
      </ul>
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

function Talent({ talent: { profile, programs } }: { talent: Figures['talentEarnings'][number] }) {
  const intl = useIntl()
  return (
    <li className={styles.talent}>
      <MemberLine member={profile} />
      <ul
        className={styles.programs}
        aria-label={intl.formatMessage({ id: 'profiles.talentEarnings.programs' }, { name: isolate(profile.fullName) })}
      >
        {programs.map(({ programId, programName, earnings: { pending, paid } }) => (
          <li key={programId} className={styles.program}>
            <TextLink href={`${programAddress(programId, 'my-performance')}?profile=${encodeURIComponent(profile.id)}`} isStandalone>
              <Bidi>{programName}</Bidi>
            </TextLink>
            <span className={styles.sums}>
              {pending > 0 && (
                <span className={styles.sum}>
                  <Text as="span" look="caption" tone="muted">
                    <FormattedMessage id="profiles.talentEarnings.toCome" />
                  </Text>
                  <Amount halalas={pending} size="small" />
                </span>
              )}
              {paid > 0 && (
                <span className={styles.sum}>
                  <Text as="span" look="caption" tone="muted">
                    <FormattedMessage id="profiles.talentEarnings.paid" />
                  </Text>
                  <Amount halalas={paid} size="small" />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
