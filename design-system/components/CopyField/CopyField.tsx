import { Fragment, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { copyField, failed, strong, value as valueStyle } from './CopyField.css.ts'

export type CopyFieldProps = {
  /** What the value is: “Your link in bio”. Names the field and its button. */
  label: string
  /** What is copied, and shown where `shown` does not say otherwise. */
  value: string
  /** How the value is shown: its common part quiet, its own part strong. */
  shown?: { lead: string; own: string }
  onCopy?: () => void
}

/** How long the button says “Copied” before it offers itself again. */
const confirmationMs = 2500
type Outcome = 'none' | 'copied' | 'refused'

/** An address breaks after its slashes, before it breaks inside a word. */
const breakable = (address: string) =>
  Array.from(address.matchAll(/[^/]*\/|[^/]+$/gu), (part) => (
    <Fragment key={part.index}>
      {part[0]}
      <wbr />
    </Fragment>
  ))

/** A value to take along: left to right in both languages, one press to copy, and a word that it was copied. */
export function CopyField({ label, value, shown, onCopy }: CopyFieldProps) {
  const intl = useIntl()
  const [outcome, setOutcome] = useState<Outcome>('none')

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome('none'), confirmationMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
      onCopy?.()
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <div role="group" aria-label={label} data-component="CopyField" data-outcome={outcome}>
      <div className={copyField}>
        <div className={valueStyle} data-part="value">
          <Ltr as="div">
            {shown ? (
              <>
                {breakable(shown.lead)}
                <span className={strong}>{shown.own}</span>
              </>
            ) : (
              value
            )}
          </Ltr>
        </div>
        <IconButton
          icon={outcome === 'copied' ? 'check' : 'copy'}
          label={intl.formatMessage({ id: 'ds.copyField.copy' }, { label })}
          onPress={() => void copy()}
        />
      </div>
      <VisuallyHidden role="status">{outcome === 'copied' && <FormattedMessage id="ds.copyField.copied" />}</VisuallyHidden>
      {outcome === 'refused' && (
        <p role="alert" className={failed}>
          <FormattedMessage id="ds.copyField.refused" />
        </p>
      )}
    </div>
  )
}
