import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { Section } from '../shell/Section.tsx'
import { HourChart } from './HourChart.tsx'
import type { NetworkCase } from './network-case.ts'
import * as styles from './NetworkCase.css.ts'

type CaseProps = { one: NetworkCase }

/**
 * Shows the pattern of a case’s clicks: their hours, share of the day, speed, browsers and results. Also shows who was signed in on the
 * network.
 */
export function Pattern({ one }: CaseProps) {
  return (
    <Section
      title={<FormattedMessage id="admin.networkCase.pattern" />}
      end={
        <Text tone="muted">
          <FormattedMessage id="admin.networkCase.riyadhTime" />
        </Text>
      }
    >
      <HourChart one={one} />
      <dl className={styles.facts}>
        <Share one={one} />
        <Pace one={one} />
        <Browsers one={one} />
        <SignedIn one={one} />
        <Results one={one} />
        <Mark one={one} />
      </dl>
    </Section>
  )
}

type FactProps = {
  id: 'share' | 'pace' | 'browsers' | 'signedIn' | 'results' | 'network'
  end?: ReactNode
  note?: ReactNode
  children: ReactNode
}

function Fact({ id, end, note, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>
        <span>
          <FormattedMessage id={`admin.networkFact.${id}`} />
        </span>
        {end && <span>{end}</span>}
      </dt>
      <dd className={styles.factValue}>
        {children}
        {note && <span className={styles.factNote}>{note}</span>}
      </dd>
    </div>
  )
}

function Share({ one: { row, others } }: CaseProps) {
  const { percent } = useFormats()
  return (
    <Fact id="share" end={<FormattedMessage id="admin.networkFact.ofDay" values={{ held: row.held, all: row.held + others }} />}>
      {percent(row.share)}
      <span className={styles.bar} aria-hidden>
        <span className={styles.barFill} style={{ inlineSize: percentOf(row.share) }} />
      </span>
    </Fact>
  )
}

const percentOf = (share: number) => `${share * 100}%`
const minute = 60

function Pace({ one: { peak } }: CaseProps) {
  const { date } = useFormats()
  if (!peak) return null
  const seconds = Math.max(1, Math.round(minute / peak.clicks))
  return (
    <Fact
      id="pace"
      end={<FormattedMessage id="admin.networkFact.busiestMinute" values={{ time: date(new Date(peak.at), 'time') }} />}
      note={<FormattedMessage id="admin.networkFact.inThatMinute" values={{ count: peak.clicks }} />}
    >
      {peak.clicks > minute ? (
        <FormattedMessage id="admin.networkFact.perSecond" values={{ count: Math.round(peak.clicks / minute) }} />
      ) : (
        <FormattedMessage id="admin.networkFact.everySeconds" values={{ count: seconds }} />
      )}
      <span className={styles.pace} dir="ltr" {...fixedDirection('time')} aria-hidden>
        {peak.seconds.map((second) => (
          <span key={second} className={styles.tick} style={{ insetInlineStart: `calc((100% - 3px) * ${second / (minute - 1)})` }} />
        ))}
      </span>
    </Fact>
  )
}

function Browsers({ one: { row, browsers, families } }: CaseProps) {
  const { percent } = useFormats()
  return (
    <Fact id="browsers" end={<FormattedMessage id="admin.networkFact.ofClicks" values={{ count: row.held }} />}>
      <FormattedMessage id="admin.networkFact.different" values={{ count: browsers }} />
      <span className={styles.families}>
        {families.map(({ family, share, usualShare }) => (
          <span key={family} className={styles.family}>
            <Bidi>{family}</Bidi>
            <span className={styles.familyShare}>
              {usualShare === null ? (
                percent(share)
              ) : (
                <FormattedMessage id="admin.networkFact.usualShare" values={{ share: percent(share), usual: percent(usualShare) }} />
              )}
            </span>
          </span>
        ))}
      </span>
    </Fact>
  )
}

/** Says which of the people who earn from or pay for the clicks were signed in on the network that day, and which were not. */
function SignedIn({ one: { people } }: CaseProps) {
  const intl = useIntl()
  const names = (isThere: boolean) =>
    intl.formatList(
      people
        .filter(({ wasSignedIn }) => wasSignedIn === isThere)
        .map(({ role, profileId, name }) => (
          <FormattedMessage key={`${role}-${profileId}`} id={`admin.networkPerson.${role}`} values={{ name: <Bidi>{name}</Bidi> }} />
        )),
    )
  const isAnybody = people.some(({ wasSignedIn }) => wasSignedIn)
  const isEverybody = people.every(({ wasSignedIn }) => wasSignedIn)
  return (
    <Fact
      id="signedIn"
      note={isAnybody && !isEverybody && <FormattedMessage id="admin.networkFact.notThere" values={{ names: names(false) }} />}
    >
      {isAnybody ? names(true) : <FormattedMessage id="admin.networkFact.nobody" />}
    </Fact>
  )
}

function Results({ one: { results, usualClicksPerResult: usual } }: CaseProps) {
  if (results === null) return null
  return (
    <Fact
      id="results"
      note={
        usual === null ? (
          <FormattedMessage id="admin.networkFact.noUsualResults" />
        ) : (
          <FormattedMessage id="admin.networkFact.usualResults" values={{ count: usual }} />
        )
      }
    >
      <FormattedMessage id="admin.networkFact.resultCount" values={{ count: results }} />
    </Fact>
  )
}

function Mark({ one: { mark } }: CaseProps) {
  return (
    <Fact id="network" note={<FormattedMessage id="admin.networkFact.noAddress" />}>
      <Ltr>{mark}</Ltr>
    </Fact>
  )
}
