import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useFlags } from '#services/context.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { nearness, paydays, undated, type Payday, type Upcoming } from '../upcoming.ts'
import { useToday } from '../useToday.ts'
import { Facts, MoneyRow } from './MoneyRow.tsx'
import { PaydayLine } from './PaydayLine.tsx'
import { SectionHead } from './SectionHead.tsx'
import * as styles from './coming.css.ts'

type ComingCardProps = { pending: number; upcoming: readonly Upcoming[] }

/** Card with rewards that are earned and not paid yet, grouped by payday. */
export function ComingCard({ pending, upcoming }: ComingCardProps) {
  const days = paydays(upcoming)
  const later = undated(upcoming)
  return (
    <section id="coming" aria-labelledby="coming-title" tabIndex={-1} className={styles.target}>
      <Card>
        <SectionHead
          id="coming-title"
          title={<FormattedMessage id="wallet.pending" />}
          lead={<FormattedMessage id="wallet.coming.lead" />}
          halalas={pending}
        />
        {days.length > 0 && <PaydayLine days={days} />}
        <div className={styles.list}>
          {days.map((day) => (
            <PaydayGroup key={day.date} day={day} />
          ))}
          {later && (
            <Group
              title={<FormattedMessage id="wallet.coming.undated" />}
              note={<FormattedMessage id="wallet.coming.undatedNote" />}
              halalas={later.amount}
              isMuted
            >
              {later.lines.map((line) => (
                <MoneyRow
                  key={line.id}
                  icon="hourglass"
                  name={<Bidi>{line.title}</Bidi>}
                  note={<RewardsNote rewards={line.rewards} />}
                  halalas={line.amount}
                  isMuted
                >
                  <Text look="caption" tone="muted">
                    <FormattedMessage id="wallet.coming.undatedWhy" />
                  </Text>
                </MoneyRow>
              ))}
            </Group>
          )}
        </div>
      </Card>
    </section>
  )
}

type GroupProps = { title: ReactNode; note?: ReactNode; halalas: number; isMuted?: boolean; children: ReactNode }

const Group = ({ title, note, halalas, isMuted = false, children }: GroupProps) => (
  <div className={styles.group}>
    <div className={styles.day}>
      <div className={styles.dayWords}>
        <Heading level={3} look="heading">
          {title}
        </Heading>
        {note !== undefined && (
          <Text as="span" look="caption" tone="muted">
            {note}
          </Text>
        )}
      </div>
      <Amount halalas={halalas} layout="columns" tone={isMuted ? 'muted' : 'plain'} />
    </div>
    <ul className={styles.rows}>{children}</ul>
  </div>
)

/** Returns the title of the milestone if there is one reward, else the number of rewards. */
const RewardsNote = ({ rewards }: Pick<Upcoming, 'rewards'>) =>
  rewards.length === 1 ? (
    <Bidi>{rewards[0]?.title}</Bidi>
  ) : (
    <FormattedMessage id="wallet.note.rewards" values={{ rewards: rewards.length }} />
  )

function PaydayGroup({ day }: { day: Payday }) {
  const { ago, date } = useFormats()
  const today = useToday()
  const moment = new Date(payoutMoment(day.date))
  const time = date(moment, 'time')
  const weekday = date(moment, 'weekday')
  const flags = useFlags()
  const canOpen = flags.status === 'known' && flags.flags.program
  return (
    <Group
      title={weekday}
      note={
        <FormattedMessage
          id="wallet.coming.dayNote"
          values={{
            near: nearness(day.date, today),
            time,
            distance: ago(new Date(startOfDay(day.date)), new Date(startOfDay(today))),
          }}
        />
      }
      halalas={day.amount}
    >
      {day.lines.map((line) => (
        <MoneyRow
          key={line.id}
          icon="banknote"
          name={<Bidi>{line.title}</Bidi>}
          note={<RewardsNote rewards={line.rewards} />}
          halalas={line.amount}
        >
          <Facts
            facts={[
              ...line.rewards.map(({ milestoneId, title, amount, reachedOn }) => ({
                id: milestoneId,
                name: (
                  <>
                    <Bidi>{title}</Bidi>
                    {reachedOn !== null && (
                      <Text as="span" look="caption" tone="muted">
                        {' '}
                        <FormattedMessage
                          id="wallet.milestone.reachedOn"
                          values={{ date: date(new Date(startOfDay(reachedOn)), 'shortDay') }}
                        />
                      </Text>
                    )}
                  </>
                ),
                value: <Amount halalas={amount} size="small" />,
              })),
              {
                id: 'arrives',
                name: <FormattedMessage id="wallet.arrives" />,
                value: <FormattedMessage id="wallet.dayAndTime" values={{ day: weekday, time }} />,
              },
              { id: 'fee', name: <FormattedMessage id="wallet.fee" />, value: <FormattedMessage id="wallet.noFee" /> },
              {
                id: 'total',
                name: <FormattedMessage id="wallet.intoWallet" />,
                value: <Amount halalas={line.amount} size="small" />,
                isTotal: true,
              },
            ]}
          />
          <Text look="caption" tone="muted">
            <FormattedMessage id="wallet.coming.why" />
          </Text>
          {canOpen && (
            <div>
              <TextLink isStandalone href={programAddress(line.referenceId)}>
                <FormattedMessage id="wallet.coming.program" />
              </TextLink>
            </div>
          )}
        </MoneyRow>
      ))}
    </Group>
  )
}
