import { FormattedMessage } from 'react-intl'
import { readTerms } from '@wasla/contract/sealed-terms/canonical.ts'
import { momentText } from '@wasla/contract/sealed-terms/formats.ts'
import { isMilestone, isRunningText } from '@wasla/contract/sealed-terms/terms.ts'
import { termsText } from '@wasla/contract/sealed-terms/text.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useDownload } from '#services/useDownload.tsx'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { receiptFile } from '#shared/programs/page/receipt-address.ts'
import { ChangedPart } from './ChangedPart.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { factOf, Facts } from './Facts.tsx'
import { SealCard } from './SealCard.tsx'
import type { TermsReceiptFieldsFragment } from './termsReceipt.generated.ts'
import { changesIn, unseenIn } from './versions.ts'
import * as styles from './Terms.css.ts'

/** A receipt: what changed since, the terms as they were sealed, how to check them, and all later versions. */
export function ReceiptPage({ receipt }: { receipt: TermsReceiptFieldsFragment }) {
  const { date } = useFormats()
  const [download, isPending] = useDownload()
  const unseen = receipt.isMine ? unseenIn(receipt) : []
  const changes = changesIn(receipt).filter(({ differences }) => differences.length > 0)
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <LinkButton variant="quiet" iconStart="arrow-start" href={programAddress(receipt.programId)}>
          <FormattedMessage id="terms.back" />
        </LinkButton>
        <Button
          variant="primary"
          iconStart="printer"
          isPending={isPending}
          onPress={() => void download(receiptFile(receipt.id), `${receipt.number}.pdf`)}
        >
          <FormattedMessage id="terms.download" />
        </Button>
      </div>
      <div>
        <Heading level={1} look="display">
          <FormattedMessage id="terms.title" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="terms.lead" />
        </Text>
      </div>
      {unseen.length > 0 && <ChangedPart receipt={receipt} differences={unseen} />}
      <Paper receipt={receipt} />
      <SealCard receipt={receipt} />
      {changes.length > 0 && (
        <Card as="section" isPadded aria-labelledby="changes-title">
          <div className={styles.section}>
            <Heading level={2} look="title" id="changes-title">
              <FormattedMessage id="terms.changes" />
            </Heading>
            {changes.map(({ number, sealedAt, differences }) => (
              <div key={number} className={styles.section}>
                <Text tone="muted">
                  <FormattedMessage id="terms.since" values={{ moment: date(new Date(sealedAt), 'moment') }} />
                </Text>
                <DifferenceList differences={differences} />
              </div>
            ))}
          </div>
        </Card>
      )}
    </div>
  )
}

/** The terms as they were sealed. All of it is read from the sealed text, except the name of the participant. */
function Paper({ receipt }: { receipt: TermsReceiptFieldsFragment }) {
  const { lines } = readTerms(receipt.terms.text)
  const isReward = (line: (typeof lines)[number]) => isMilestone(line) || line.key === 'most'
  const { fullName } = receipt.participant
  const facts = [
    ...lines.filter((line) => !isReward(line) && !isRunningText(line)).map(factOf),
    { key: 'participant', label: termsText('terms.paper.participant'), value: { en: fullName, ar: fullName } },
    { key: 'requested', label: termsText('terms.paper.requested'), value: momentText(Date.parse(receipt.requestedAt)) },
  ]
  const words = lines.filter((line) => isRunningText(line) && line.en[1] !== '').map(factOf)
  return (
    <Card as="section" isPadded aria-labelledby="terms-title">
      <div className={styles.section}>
        <Heading level={2} look="title" id="terms-title">
          <FormattedMessage id="terms.facts" />
        </Heading>
        <Facts facts={facts} />
        <Heading level={2} look="title">
          <FormattedMessage id="terms.milestones" />
        </Heading>
        <Facts facts={lines.filter(isReward).map(factOf)} />
        {words.length > 0 && (
          <>
            <Heading level={2} look="title">
              <FormattedMessage id="terms.words" />
            </Heading>
            <Facts facts={words} />
          </>
        )}
      </div>
    </Card>
  )
}
