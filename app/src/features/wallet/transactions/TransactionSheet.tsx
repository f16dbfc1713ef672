import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Logo } from '@wasla/design-system/components/Logo'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Text } from '@wasla/design-system/primitives/Text'
import { Receipt } from './Receipt.tsx'
import { happeningOf, type Transaction } from './row.ts'
import { useTransaction } from './useTransaction.ts'
import * as styles from './TransactionSheet.css.ts'

type TransactionSheetProps = {
  id: string
  /** The transaction if it is on the page of the list that is shown; else null. */
  onPage: Transaction | null
  onClose: () => void
}

/** Returns the message that names the kind of a transaction. A correction or a returned payment is not called a top-up or a withdrawal. */
function kindOf(row: Transaction) {
  const happening = happeningOf(row)
  if (happening === 'adjusted' || happening === 'paidBack' || happening === 'share') return `wallet.happened.${happening}` as const
  return `wallet.kind.${row.type}` as const
}

/** Sheet with all details of a transaction. Its reference number can be copied, and a receipt can be printed. */
export function TransactionSheet({ id, onPage, onClose }: TransactionSheetProps) {
  const found = useTransaction(id, onPage)
  const row = found.kind === 'found' ? found.row : null
  return (
    <Sheet
      isOpen
      placement="end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={row ? kindOf(row) : 'wallet.transaction'} />}
      actions={
        row && (
          <div className={styles.foot}>
            <Button iconStart="printer" isFullWidth onPress={() => window.print()}>
              <FormattedMessage id="wallet.print" />
            </Button>
            {row.invoice && !row.invoice.isTaxDocument && (
              <Text look="caption" tone="muted" align="center">
                <FormattedMessage id="wallet.notTaxDocument" />
              </Text>
            )}
            <div className={styles.maker}>
              <Logo />
            </div>
          </div>
        )
      }
    >
      {row && <Receipt row={row} />}
      {found.kind === 'looking' && (
        <Skeleton>
          <SkeletonText look="heading" />
          <SkeletonText look="display" />
          <SkeletonBlock shape="card" />
        </Skeleton>
      )}
      {found.kind === 'missing' && (
        <ErrorState
          kind="missing"
          title={<FormattedMessage id="wallet.transaction.missing" />}
          action={
            <Button onPress={onClose}>
              <FormattedMessage id="wallet.transaction.toList" />
            </Button>
          }
        >
          <FormattedMessage id="wallet.transaction.missingText" />
        </ErrorState>
      )}
      {found.kind === 'failed' && <ErrorState title={<FormattedMessage id="wallet.transaction.failed" />} onRetry={found.retry} />}
    </Sheet>
  )
}
