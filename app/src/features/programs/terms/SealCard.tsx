import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { receiptAddress } from '#shared/programs/page/receipt-address.ts'
import { CheckReceipt } from './CheckReceipt.tsx'
import type { TermsReceiptFieldsFragment } from './termsReceipt.generated.ts'
import * as styles from './Terms.css.ts'

/** Returns a hash in groups of four letters, as it is compared by eye. */
const grouped = (hash: string) => hash.match(/.{1,4}/g)?.join(' ') ?? hash

/** Number, hashes and QR code of a receipt, and the check. */
export function SealCard({ receipt }: { receipt: TermsReceiptFieldsFragment }) {
  const intl = useIntl()
  const { date, number } = useFormats()
  const { id, programId, terms, seal } = receipt
  return (
    <Card as="section" isPadded aria-labelledby="seal-title">
      <div className={styles.section}>
        <Heading level={2} look="title" id="seal-title">
          <FormattedMessage id="terms.seal" />
        </Heading>
        <div className={styles.seal}>
          <div className={styles.code}>
            <QrCode
              value={new URL(receiptAddress(programId, id), window.location.origin).href}
              label={intl.formatMessage({ id: 'terms.code' })}
            />
          </div>
          <DescriptionList
            look="stacked"
            items={[
              { id: 'number', name: <FormattedMessage id="terms.number" />, value: <Ltr>{receipt.number}</Ltr> },
              { id: 'hash', name: <FormattedMessage id="terms.hash" />, value: <Ltr as="code">{grouped(terms.hash)}</Ltr> },
              { id: 'link', name: <FormattedMessage id="terms.link" />, value: number(seal.seq) },
              { id: 'linkHash', name: <FormattedMessage id="terms.linkHash" />, value: <Ltr as="code">{grouped(seal.hash)}</Ltr> },
              { id: 'sealedAt', name: <FormattedMessage id="terms.sealedAt" />, value: date(new Date(seal.sealedAt), 'moment') },
            ]}
          />
        </div>
        <CheckReceipt receipt={receipt} />
      </div>
    </Card>
  )
}
