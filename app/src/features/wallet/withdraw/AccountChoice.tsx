import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Empty } from '@wasla/design-system/components/Empty'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { useServices } from '#services/context.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import type { OwnAccount } from '../accounts/own-account.ts'
import * as styles from './AccountChoice.css.ts'
import { isUsable } from './usable-accounts.ts'

type AccountChoiceProps = {
  /** The bank accounts; undefined until they are loaded. */
  accounts: readonly OwnAccount[] | undefined
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  value: string | null
  onChange: (id: string) => void
  onAdd: () => void
}

/** Choice of the bank account to which the money goes. An account that was added too recently is shown, but disabled (P-11). */
export function AccountChoice({ accounts, error, isRetrying, onRetry, value, onChange, onAdd }: AccountChoiceProps) {
  const { clock } = useServices()
  const { date } = useFormats()
  if (!accounts)
    return <Waiting error={error} failed={<FormattedMessage id="wallet.accounts.failed" />} onRetry={onRetry} isRetrying={isRetrying} />
  if (accounts.length === 0)
    return (
      <Empty
        level={3}
        title={<FormattedMessage id="wallet.withdraw.noAccount" />}
        action={
          <Button iconStart="plus" onPress={onAdd}>
            <FormattedMessage id="wallet.accounts.add" />
          </Button>
        }
      >
        <FormattedMessage id="wallet.withdraw.noAccountText" />
      </Empty>
    )
  return (
    <div className={styles.choice}>
      <div className={styles.add}>
        <Button variant="quiet" size="small" onPress={onAdd}>
          <FormattedMessage id="wallet.withdraw.addAccount" />
        </Button>
      </div>
      <RadioCards
        name="account"
        layout="list"
        label={<FormattedMessage id="wallet.withdraw.to" />}
        options={accounts.map((account) => ({
          id: account.id,
          icon: 'bank',
          label: <Bidi>{account.bankName}</Bidi>,
          description: isUsable(account, clock.now()) ? (
            <Ltr>{account.iban}</Ltr>
          ) : (
            <FormattedMessage id="wallet.withdraw.usableFrom" values={{ date: date(new Date(account.usableFrom), 'moment') }} />
          ),
          isDisabled: !isUsable(account, clock.now()),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
