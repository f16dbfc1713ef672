import { FormattedMessage } from 'react-intl'
import { isRight, type CheckResult } from '@wasla/contract/sealed-terms/check.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { TermsReceiptFieldsFragment } from './termsReceipt.generated.ts'
import { useReceiptCheck } from './useReceiptCheck.ts'
import * as styles from './Terms.css.ts'

/** Button that recomputes the seal on this device, with the steps of the check and its result. */
export function CheckReceipt({ receipt }: { receipt: TermsReceiptFieldsFragment }) {
  const { date } = useFormats()
  const { results, state, run } = useReceiptCheck(receipt)
  const wrong = results.find((one) => !isRight(one))
  return (
    <Stack gap="md">
      <Text tone="muted">
        <FormattedMessage id="terms.checkText" />
      </Text>
      <div>
        <Button iconStart="shield-check" isPending={state === 'running'} onPress={() => void run()}>
          <FormattedMessage id="terms.check" />
        </Button>
      </div>
      {results.length > 0 && (
        <ol className={styles.steps}>
          {results.map((result) => (
            <Step key={result.step} {...result} />
          ))}
        </ol>
      )}
      {state === 'right' && (
        <Banner tone="success" isLive title={<FormattedMessage id="terms.checked" />}>
          <FormattedMessage id="terms.checkedText" values={{ moment: date(new Date(receipt.terms.sealedAt), 'moment') }} />
        </Banner>
      )}
      {state === 'wrong' && wrong && (
        <Banner tone="danger" isLive title={<FormattedMessage id="terms.broken" />}>
          <FormattedMessage id="terms.brokenText" />
          <Compared id="terms.expected" hash={wrong.expected} />
          <Compared id="terms.found" hash={wrong.found} />
        </Banner>
      )}
      {state === 'unreachable' && (
        <Banner tone="warning" isLive>
          <FormattedMessage id="terms.unreachable" />
        </Banner>
      )}
    </Stack>
  )
}

function Step(result: CheckResult) {
  const right = isRight(result)
  return (
    <li className={styles.step}>
      <span className={right ? styles.right : styles.wrong}>
        <Icon name={right ? 'circle-check' : 'circle-alert'} />
        <VisuallyHidden>
          <FormattedMessage id={right ? 'terms.check.right' : 'terms.check.wrong'} />
        </VisuallyHidden>
      </span>
      <span>
        <FormattedMessage id={`terms.check.${result.step}`} />
      </span>
    </li>
  )
}

const Compared = ({ id, hash }: { id: 'terms.expected' | 'terms.found'; hash: string }) => (
  <p>
    <FormattedMessage id={id} /> <Ltr as="code">{hash}</Ltr>
  </p>
)
