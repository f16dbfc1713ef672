import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { sidesOf, type Overview } from './split.ts'
import * as styles from './splits.css.ts'

type Payout = Overview['payouts'][number]
type Entry = { id: string; name: ReactNode; note?: ReactNode; halalas: number }

/** The latest paid reward as both statements show it, and the rewards that were paid before it. */
export function Statements({ overview }: { overview: Overview }) {
  const [latest, ...earlier] = overview.payouts
  if (!latest) return null
  const { own, other } = sidesOf(overview)
  const statements = [
    { party: own, title: <FormattedMessage id="splits.statement.yours" />, sum: <FormattedMessage id="splits.statement.addedYours" /> },
    {
      party: other,
      title: <FormattedMessage id="splits.statement.theirs" values={{ name: <Bidi key="name">{other.fullName}</Bidi> }} />,
      sum: <FormattedMessage id="splits.statement.added" values={{ name: <Bidi key="name">{other.fullName}</Bidi> }} />,
    },
  ]
  return (
    <Stack gap="md">
      <div className={styles.columns}>
        {statements.map(({ party, title, sum }) => (
          <Statement
            key={party.id}
            id={party.id}
            title={title}
            sum={sum}
            payout={latest}
            entries={
              party.id === overview.account.user.id ? (
                <TalentEntries overview={overview} payout={latest} />
              ) : (
                <ManagerEntries overview={overview} payout={latest} />
              )
            }
            total={party.id === overview.account.user.id ? latest.amount - givenOf(latest) : givenOf(latest)}
          />
        ))}
      </div>
      {earlier.length > 0 && <Earlier payouts={earlier} />}
    </Stack>
  )
}

/** Returns what went to the manager, in halalas. */
const givenOf = ({ share, isLeft }: Payout) => (isLeft ? 0 : share)

type StatementProps = { id: string; title: ReactNode; sum: ReactNode; payout: Payout; entries: ReactNode; total: number }

const Statement = ({ id, title, sum, entries, total }: StatementProps) => (
  <Card as="section" isPadded aria-labelledby={`statement-${id}`}>
    <Stack gap="md">
      <Heading level={2} id={`statement-${id}`}>
        {title}
      </Heading>
      <ul className={styles.statement}>
        {entries}
        <li className={styles.sum}>
          <span className={styles.sumName}>
            <Text as="span" look="label">
              {sum}
            </Text>
          </span>
          <Amount halalas={total} layout="aligned" hasSignRoom />
        </li>
      </ul>
    </Stack>
  </Card>
)

function TalentEntries({ overview: { account }, payout }: { overview: Overview; payout: Payout }) {
  const { percent } = useFormats()
  const entries: Entry[] = [
    { id: 'reward', name: <Bidi>{payout.programName}</Bidi>, note: payout.milestone, halalas: payout.amount },
    {
      id: 'share',
      name: (
        <FormattedMessage
          id={payout.isLeft ? 'splits.statement.left' : 'splits.statement.to'}
          values={{ name: <Bidi key="name">{account.manager.fullName}</Bidi>, percent: percent(payout.percent / 100) }}
        />
      ),
      halalas: -givenOf(payout),
    },
  ]
  return <Entries entries={entries} at={payout.paidAt} />
}

function ManagerEntries({ overview: { account }, payout }: { overview: Overview; payout: Payout }) {
  const { percent, money } = useFormats()
  const note = (
    <FormattedMessage id="splits.statement.of" values={{ percent: percent(payout.percent / 100), amount: money(payout.amount) }} />
  )
  return (
    <Entries entries={[{ id: 'share', name: <Bidi>{account.user.fullName}</Bidi>, note, halalas: givenOf(payout) }]} at={payout.paidAt} />
  )
}

function Entries({ entries, at }: { entries: readonly Entry[]; at: string }) {
  const { date } = useFormats()
  return entries.map(({ id, name, note, halalas }) => (
    <li key={id} className={styles.entry}>
      <Text as="span" look="caption" tone="muted">
        {date(new Date(at), 'shortDay')}
      </Text>
      <span className={styles.words}>
        <Text as="p">{name}</Text>
        {note && (
          <Text as="p" look="caption" tone="muted">
            {note}
          </Text>
        )}
      </span>
      <Amount halalas={halalas} layout="aligned" hasSignRoom {...(halalas > 0 && { tone: 'credit' as const, sign: 'signed' as const })} />
    </li>
  ))
}

function Earlier({ payouts }: { payouts: readonly Payout[] }) {
  const { date, money, percent } = useFormats()
  return (
    <Card as="section" isPadded aria-labelledby="splits-earlier">
      <Stack gap="xs">
        <Heading level={2} id="splits-earlier">
          <FormattedMessage id="splits.earlier" />
        </Heading>
        <ul className={styles.rows}>
          {payouts.map((payout) => (
            <li key={payout.id} className={styles.row}>
              <span className={styles.words}>
                <Text as="p">
                  <Bidi>{payout.programName}</Bidi>
                </Text>
                <Text as="p" look="caption" tone="muted">
                  <FormattedMessage
                    id="splits.earlier.row"
                    values={{
                      date: date(new Date(payout.paidAt), 'shortDay'),
                      percent: percent(payout.percent / 100),
                      amount: money(payout.amount),
                    }}
                  />
                </Text>
              </span>
              <Amount halalas={givenOf(payout)} />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
