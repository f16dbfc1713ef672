import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { touchesLocked, type TermsDifference } from '@wasla/contract/sealed-terms/differences.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { DifferenceList } from './DifferenceList.tsx'
import { SeeTermsDocument, type TermsReceiptFieldsFragment } from './termsReceipt.generated.ts'
import * as styles from './Terms.css.ts'

type ChangedPartProps = { receipt: TermsReceiptFieldsFragment; differences: readonly TermsDifference[] }

/** What changed since the participant last confirmed the terms, before the receipt itself. The button saves that they have seen it. */
export function ChangedPart({ receipt, differences }: ChangedPartProps) {
  const [see, { loading }] = useMutation(SeeTermsDocument)
  const version = receipt.later.at(-1)?.number ?? receipt.terms.number
  const isLocked = touchesLocked(differences)
  const confirm = async () => {
    const answer = await see({ variables: { input: { participationId: receipt.id, version } } }).catch(() => null)
    if (answer?.data) showToast({ tone: 'success', text: <FormattedMessage id="terms.confirmed" /> })
  }
  return (
    <Card as="section" isPadded aria-labelledby="changed-title">
      <div className={styles.section}>
        <Heading level={2} look="title" id="changed-title">
          <FormattedMessage id="terms.changed.mine" values={{ name: <Bidi key="name">{receipt.programName}</Bidi> }} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="terms.changed.text" values={{ count: differences.length }} />
        </Text>
        <Banner tone={isLocked ? 'danger' : 'success'} title={<FormattedMessage id={isLocked ? 'terms.lockedChanged' : 'terms.stay'} />}>
          <FormattedMessage id={isLocked ? 'terms.lockedChangedText' : 'terms.stayText'} />
        </Banner>
        <DifferenceList differences={differences} />
        <div>
          <Button variant="primary" isPending={loading} onPress={() => void confirm()}>
            <FormattedMessage id="terms.understood" />
          </Button>
        </div>
      </div>
    </Card>
  )
}
