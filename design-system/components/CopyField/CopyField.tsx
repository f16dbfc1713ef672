import { Fragment, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useCopy } from '../CopyButton/useCopy.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { copyField, failed, strong, value as valueStyle } from './CopyField.css.ts'

export type CopyFieldProps = {
  /** What the value is: “Your link in bio”. Names the field and its button. */
  label: string
  /** What is copied; also what is shown, unless `shown` is given. */
  value: string
  /** How the value is shown: the part all values share is muted, its own part strong. */
  shown?: { lead: string; own: string }
  /** Shown once it was copied. @default “Copied” */
  copied?: ReactNode
  onCopy?: () => void
  /** What the field stands on. @default 'surface' */
  ground?: 'surface' | 'sunken'
}

/** An address breaks after its slashes, before it breaks inside a word. */
const breakable = (address: string) =>
  Array.from(address.matchAll(/[^/]*\/|[^/]+$/gu), (part) => (
    <Fragment key={part.index}>
      {part[0]}
      <wbr />
    </Fragment>
  ))

/** A value to copy: left to right in both languages, copied and confirmed with one press. */
export function CopyField({ label, value, shown, copied, onCopy, ground = 'surface' }: CopyFieldProps) {
  const intl = useIntl()
  const { outcome, copy } = useCopy(value, onCopy)
  return (
    <div role="group" aria-label={label} data-component="CopyField" data-outcome={outcome}>
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
      <VisuallyHidden role="status">{outcome === 'copied' && (copied ?? <FormattedMessage id="ds.copyField.copied" />)}</VisuallyHidden>
      {outcome === 'refused' && (
        <p role="alert" className={failed}>
          <FormattedMessage id="ds.copyField.refused" />
        </p>
      )}
    </div>
  )
}
