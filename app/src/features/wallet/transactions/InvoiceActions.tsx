import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { useDownload } from '#services/useDownload.tsx'
import { invoiceAddress } from './list.ts'
import type { Transaction } from './row.ts'
import * as styles from './InvoiceActions.css.ts'

/** Buttons that download a tax invoice and show its QR code. Others can check the invoice with the code (P-22). */
export function InvoiceActions({ transactionId, invoice }: { transactionId: string; invoice: NonNullable<Transaction['invoice']> }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const [download, isPending] = useDownload()
  return (
    <div>
      <div className={styles.actions}>
        <Button
          size="small"
          iconStart="download"
          isPending={isPending}
          onPress={() => void download(invoiceAddress(transactionId), `${invoice.number}.pdf`)}
        >
          <FormattedMessage id={invoice.isCreditNote ? 'wallet.download.creditNote' : 'wallet.download.invoice'} />
        </Button>
        <Button size="small" variant="quiet" iconStart="qr" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <FormattedMessage id={isOpen ? 'wallet.qr.hide' : 'wallet.qr.show'} />
        </Button>
      </div>
      {isOpen && (
        <div className={styles.qr}>
          <QrCode value={invoice.qr} label={intl.formatMessage({ id: 'wallet.qr.label' }, { number: invoice.number })} />
        </div>
      )}
    </div>
  )
}
