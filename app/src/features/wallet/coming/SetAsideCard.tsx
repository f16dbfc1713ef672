import { FormattedMessage } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useFlags } from '#services/context.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { withdrawalTotal, type Upcoming } from '../upcoming.ts'
import { transactionAddress } from '../wallet-address.ts'
import { Facts, MoneyRow } from './MoneyRow.tsx'
import { SectionHead } from './SectionHead.tsx'
import * as styles from './coming.css.ts'

type SetAsideCardProps = { reserved: number; lines: readonly Upcoming[]; isBrand: boolean }

/** Card with money that still belongs to the owner but is reserved: a withdrawal under way, and the budgets of programs (L-11). */
export const SetAsideCard = ({ reserved, lines, isBrand }: SetAsideCardProps) => (
  <section id="set-aside" aria-labelledby="set-aside-title" tabIndex={-1} className={styles.target}>
    <Card>
      <SectionHead
        id="set-aside-title"
        title={<FormattedMessage id={isBrand ? 'wallet.reserved.programs' : 'wallet.reserved'} />}
        lead={<FormattedMessage id={isBrand ? 'wallet.setAside.leadPrograms' : 'wallet.setAside.lead'} />}
        halalas={reserved}
      />
      <div className={styles.list}>
        <ul className={styles.rows}>
          {lines.map((line) =>
            line.kind === 'WITHDRAWAL' ? (
              <WithdrawalRow key={line.id} line={line} total={withdrawalTotal(reserved, lines)} />
            ) : (
              <BudgetRow key={line.id} line={line} />
            ),
          )}
        </ul>
      </div>
    </Card>
  </section>
)

/** Returns a formatter for civil dates. */
function useDay() {
  const { date } = useFormats()
  return (day: string) => date(new Date(startOfDay(day)), 'shortDay')
}

function WithdrawalRow({ line, total }: { line: Upcoming; total: number }) {
  const say = useDay()
  return (
    <MoneyRow
      icon="bank"
      name={<FormattedMessage id="wallet.setAside.withdrawal" values={{ bank: <Bidi key="bank">{line.title}</Bidi> }} />}
      note={line.date !== null && <FormattedMessage id="wallet.arrivesBy" values={{ date: say(line.date) }} />}
      halalas={total}
    >
      <Facts
        facts={[
          { id: 'bank', name: <FormattedMessage id="wallet.toBank" />, value: <Amount halalas={line.amount} size="small" /> },
          {
            id: 'fee',
            name: <FormattedMessage id="wallet.feeAndVat" />,
            value: <Amount halalas={total - line.amount} size="small" />,
          },
          {
            id: 'total',
            name: <FormattedMessage id="wallet.fromWallet" />,
            value: <Amount halalas={total} size="small" />,
            isTotal: true,
          },
        ]}
      />
      <Text look="caption" tone="muted">
        <FormattedMessage id="wallet.setAside.returned" />
      </Text>
      <div>
        <TextLink isStandalone href={transactionAddress(line.referenceId)}>
          <FormattedMessage id="wallet.setAside.see" />
        </TextLink>
      </div>
    </MoneyRow>
  )
}

function BudgetRow({ line }: { line: Upcoming }) {
  const say = useDay()
  const flags = useFlags()
  const when =
    line.date === null ? (
      <FormattedMessage id="wallet.setAside.backAtEnd" />
    ) : (
      <FormattedMessage id="wallet.setAside.backOn" values={{ date: say(line.date) }} />
    )
  return (
    <MoneyRow icon="lock" name={<Bidi>{line.title}</Bidi>} note={when} halalas={line.amount}>
      <Text look="caption" tone="muted">
        <FormattedMessage id="wallet.setAside.budgetWhy" />
      </Text>
      {flags.status === 'known' && flags.flags.program && (
        <div>
          <TextLink isStandalone href={programAddress(line.referenceId)}>
            <FormattedMessage id="wallet.coming.program" />
          </TextLink>
        </div>
      )}
    </MoneyRow>
  )
}
