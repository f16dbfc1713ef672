import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './api-keys.css.ts'

/** A new key. It is shown until the owner says that it is stored, and never again. It takes the focus, so that it is read aloud first. */
export function KeyShown({ text, onStored }: { text: string; onStored: () => void }) {
  const intl = useIntl()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} className={styles.made} aria-labelledby="made-key">
      <div className={styles.madeHead}>
        <span className={styles.madeSign}>
          <Icon name="circle-check" />
        </span>
        <div>
          <Heading level={2} look="heading" id="made-key">
            <FormattedMessage id="apiKeys.made" />
          </Heading>
          <Text tone="muted">
            <FormattedMessage id="apiKeys.made.text" />
          </Text>
        </div>
      </div>
      <div className={styles.madeText} role="group" aria-label={intl.formatMessage({ id: 'apiKeys.made.key' })}>
        <Ltr as="div">{text}</Ltr>
      </div>
      <div className={styles.copy}>
        <CopyButton variant="primary" value={text} />
      </div>
      <Checkbox isSelected={false} onChange={onStored}>
        <FormattedMessage id="apiKeys.made.stored" />
      </Checkbox>
    </section>
  )
}
