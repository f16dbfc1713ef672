import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { checkCaption, type CaptionNeeds } from './captions/check-caption.ts'
import * as styles from './CaptionCheck.css.ts'

/** Longest caption that a platform takes, in characters. */
const longest = 5_000

/** Field for a caption that the participant wrote. It says what is missing; the text stays on the device. */
export function CaptionCheck({ needs }: { needs: CaptionNeeds }) {
  const [caption, setCaption] = useState('')
  const findings = caption.trim() === '' ? [] : checkCaption(caption, needs)
  const missing = findings.filter(({ isMet }) => !isMet).length
  return (
    <section aria-labelledby="pack-check" className={styles.check}>
      <Heading level={3} look="heading" id="pack-check">
        <FormattedMessage id="programs.pack.check" />
      </Heading>
      <TextArea
        label={<FormattedMessage id="programs.pack.check.caption" />}
        hint={<FormattedMessage id="programs.pack.check.hint" />}
        value={caption}
        onChange={(typed) => setCaption(typed.slice(0, longest))}
      />
      <div role="status" className={styles.result}>
        {findings.length > 0 && (
          <p className={missing === 0 ? styles.good : styles.bad}>
            <FormattedMessage id="programs.pack.check.result" values={{ count: missing }} />
          </p>
        )}
        <ul className={styles.findings}>
          {findings.map(({ rule, isMet }) => (
            <li key={rule} className={styles.finding}>
              <span className={isMet ? styles.good : styles.bad}>
                <Icon name={isMet ? 'check' : 'close'} size="small" />
                <VisuallyHidden>
                  <FormattedMessage id={isMet ? 'programs.pack.check.met' : 'programs.pack.check.missing'} />
                </VisuallyHidden>
              </span>
              <FormattedMessage id={`programs.pack.check.${rule}`} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
