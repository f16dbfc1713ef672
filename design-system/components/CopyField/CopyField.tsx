import { Fragment, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { CopyParts } from '../CopyButton/CopyParts.tsx'
import { useCopy } from '../CopyButton/useCopy.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { copyField, failed, strong, value as valueStyle } from './CopyField.css.ts'

export type CopyFieldProps = {
  /** Name of the field and its button: “Your link in bio”. */
  label: string
  /** Text that is copied, and shown unless `shown` is given. */
  value: string
  /** Displayed form of the value: the part that all values share is muted, its own part strong. */
  shown?: { lead: string; own: string }
  /** Label after copying. @default “Copied” */
  copied?: ReactNode
  onCopy?: () => void
  /** Background behind the field. @default 'surface' */
  ground?: 'surface' | 'sunken'
}

/** Lets an address break after its slashes, before it breaks inside a word. */
const breakable = (address: string) =>
  Array.from(address.matchAll(/[^/]*\/|[^/]+$/gu), (part) => (
    <Fragment key={part.index}>
      {part[0]}
      <wbr />
    </Fragment>
  ))

/**
 * A value to copy with one press. The value is left to right in both languages.
 *
 * @selector [data-hovered] [data-pressed] [data-focus-visible] on the button
 */
export function CopyField({ label, value, shown, copied, onCopy, ground = 'surface' }: CopyFieldProps) {
  const intl = useIntl()
  const { outcome, copy } = useCopy(value, onCopy)
  const confirmation = copied ?? <FormattedMessage id="ds.copyField.copied" />
  const refusal = (
    <p role="alert" className={failed}>
      <FormattedMessage id="ds.copyField.refused" />
    </p>
  )
  return (
    <div role="group" aria-label={label} data-component="CopyField" data-outcome={outcome} data-copy={value}>
      <div className={copyField[ground]}>
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
      <VisuallyHidden role="status">{outcome === 'copied' && confirmation}</VisuallyHidden>
      {outcome === 'refused' && refusal}
      <CopyParts copied={confirmation} refused={refusal} />
    </div>
  )
}
