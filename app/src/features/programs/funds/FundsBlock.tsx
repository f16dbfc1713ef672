import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { isLate } from '@wasla/contract/funds/reading.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { SplitBar, SplitKey, type SplitLook } from '@wasla/design-system/components/SplitBar'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useServices } from '#services/context.ts'
import { useWords } from '#services/useWords.ts'
import { Section } from '#shared/programs/page/Section.tsx'
import type { StoredProgram } from '../page/page-values.ts'
import { shortCode } from '#shared/seals/code-text.ts'
import { fundsMessages } from './messages/catalogue.ts'
import type { Funds } from './useFundsCheck.ts'
import * as styles from './block.css.ts'

/* The check (8 kB) and its messages are loaded when it is opened. */
const CheckFundsSheet = lazyOverlay(() => import('./CheckFundsSheet.tsx').then((module) => module.CheckFundsSheet))

const rows = [
  { look: 'done', id: 'paid' },
  { look: 'coming', id: 'earned' },
  { look: 'rest', id: 'free' },
] as const satisfies readonly { look: SplitLook; id: keyof Funds }[]

type FundsBlockProps = { program: Pick<StoredProgram, 'id' | 'profile'>; funds: Funds }

/** What is reserved for a program at the newest checkpoint of funds, as a column that adds up, with its check (decision 92). */
export const FundsBlock = ({ program, funds }: FundsBlockProps) => (
  <Section title={<FormattedMessage id="programs.funds.title" />}>
    <Text tone="muted">
      <FormattedMessage id="programs.funds.lead" values={{ brand: <Bidi key="brand">{program.profile.fullName}</Bidi> }} />
    </Text>
    <Card isPadded>
      <div className={styles.card}>
        <div className={styles.sums}>
          <div className={styles.reserved}>
            <Text look="label" tone="muted">
              <FormattedMessage id="programs.funds.reserved" />
            </Text>
            <Amount halalas={funds.reserved} size="hero" />
            <SplitBar whole={funds.reserved} parts={rows.map(({ look, id }) => ({ id, value: funds[id], look }))} />
            <Text look="caption" tone="muted">
              <FormattedMessage id={funds.paid === 0 ? 'programs.funds.unpaid' : 'programs.funds.bound'} />
            </Text>
          </div>
          <dl className={styles.column}>
            {rows.map(({ look, id }) => (
              <div key={id} className={styles.row}>
                <dt className={styles.name}>
                  <SplitKey look={look} />
                  <FormattedMessage id={`programs.funds.${id}`} />
                </dt>
                <dd className={styles.sum}>
                  <Amount halalas={funds[id]} size="small" layout="aligned" />
                </dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>
                <FormattedMessage id="programs.funds.reserved" />
              </dt>
              <dd className={styles.sum}>
                <Amount halalas={funds.reserved} size="small" layout="aligned" />
              </dd>
            </div>
          </dl>
        </div>
        <Sealed programId={program.id} funds={funds} />
      </div>
    </Card>
  </Section>
)

/** The checkpoint with its age, and the button that opens the check. */
function Sealed({ programId, funds }: { programId: string; funds: Funds }) {
  const { date } = useFormats()
  const { clock } = useServices()
  const [isOpen, setOpen] = useState(false)
  const hasWords = useWords(fundsMessages, isOpen, () => {
    setOpen(false)
    sayNotLoaded()
  })
  const sealedAt = new Date(funds.sealedAt)
  return (
    <div className={styles.sealed}>
      <div className={styles.checkpoint}>
        <span className={styles.shield}>
          <Icon name="shield-check" />
        </span>
        <div className={styles.words}>
          <Text look="label">
            <FormattedMessage id="programs.funds.checkpoint" values={{ number: funds.checkpoint, moment: date(sealedAt, 'moment') }} />
          </Text>
          <Text look="caption" tone="muted">
            <Ltr>{shortCode(funds.hash)}</Ltr>
          </Text>
          {isLate(sealedAt.getTime(), clock.now()) && (
            <p className={styles.late}>
              <Icon name="triangle-alert" size="small" />
              <FormattedMessage id="programs.funds.late" />
            </p>
          )}
          {!funds.isCheckable && (
            <Text look="caption" tone="muted">
              <FormattedMessage id="programs.funds.few" />
            </Text>
          )}
        </div>
      </div>
      {funds.isCheckable && (
        <Button iconStart="shield-check" isPending={isOpen && !hasWords} onPress={() => setOpen(true)}>
          <FormattedMessage id="programs.funds.check" />
        </Button>
      )}
      {isOpen && hasWords && <CheckFundsSheet programId={programId} funds={funds} onClose={() => setOpen(false)} />}
    </div>
  )
}
