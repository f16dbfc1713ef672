import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import * as styles from './Publish.css.ts'
import { splitQuestion } from './question.ts'

type PublishAlertProps = {
  isOpen: boolean
  /** Day on which the program will be published; null means at once. */
  day: string | null
  /** The budget to reserve, in halalas. `bill` is the total that leaves the wallet, including the fee (K-28). */
  budget: number
  bill: number
  /** Number of profiles that could join today; null if it is unknown or too small to be shown. */
  candidates: number | null
  onConfirm: () => Promise<void>
  onClose: () => void
}

/**
 * Asks for a confirmation before money is reserved and the terms are locked (K-28). If the server refuses, the page or a toast says why.
 */
export function PublishAlert({ isOpen, day, budget, bill, candidates, onConfirm, onClose }: PublishAlertProps) {
  const intl = useIntl()
  const { money, date } = useFormats()
  const values = { budget: isolate(money(budget)), date: day === null ? '' : isolate(date(new Date(`${day}T12:00:00Z`))) }
  const kind = day === null ? 'now' : 'later'
  const { question, rest } = splitQuestion(intl.formatMessage({ id: `programs.publish.alert.${kind}` }, values))
  const fact = (icon: IconName, text: ReactNode) => (
    <li className={styles.fact}>
      <span className={styles.factIcon}>
        <Icon name={icon} size="small" />
      </span>
      <span>{text}</span>
    </li>
  )
  return (
    <ConfirmDialog
      isSheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={question}
      confirmText={<FormattedMessage id={`programs.publish.alert.${kind}.yes`} />}
      cancelText={<FormattedMessage id="programs.publish.alert.no" />}
      onConfirm={onConfirm}
    >
      {rest}
      <ul className={styles.facts}>
        {fact('wallet', <FormattedMessage id="programs.publish.fact.bill" values={{ bill: isolate(money(bill)) }} />)}
        {candidates !== null && fact('users', <FormattedMessage id="programs.publish.fact.candidates" values={{ count: candidates }} />)}
        {fact('lock', <FormattedMessage id="programs.publish.fact.locked" />)}
      </ul>
    </ConfirmDialog>
  )
}
