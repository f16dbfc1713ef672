import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { copyButton, refused, word, words } from './CopyButton.css.ts'
import { CopyParts } from './CopyParts.tsx'
import { useCopy } from './useCopy.ts'

export type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'isDisabled' | 'aria-describedby'> & {
  /** Text that is copied, unchanged. */
  value: string
  /** @default “Copy” */
  children?: ReactNode
  /** Label for two seconds after copying. @default “Copied” */
  copied?: ReactNode
  onCopy?: () => void
}

/**
 * Copies a value; shows and announces for two seconds that the value was copied. If the browser denies access to the clipboard, shows the
 * value for copying by hand. For a value shown beside its button use `CopyField`.
 *
 * @selector [data-hovered] [data-pressed] [data-focus-visible] [data-disabled] on the button
 */
export function CopyButton({ value, children, copied, onCopy, ...look }: CopyButtonProps) {
  const { outcome, copy } = useCopy(value, onCopy)
  const isDone = outcome === 'copied'
  const before = children ?? <FormattedMessage id="ds.copyButton.copy" />
  const after = copied ?? <FormattedMessage id="ds.copyButton.copied" />
  const refusal = (
    <span className={refused}>
      <FormattedMessage id="ds.copyButton.refused" values={{ value: <Ltr key="value">{value}</Ltr> }} />
    </span>
  )
  return (
    <span className={copyButton} data-component="CopyButton" data-outcome={outcome} data-copy={value}>
      <Button {...look} iconStart={isDone ? 'check' : 'copy'} onPress={() => void copy()}>
        <span className={words}>
          <span className={word} data-part="before" data-away={isDone || undefined}>
            {before}
          </span>
          <span className={word} data-part="after" data-away={!isDone || undefined}>
            {after}
          </span>
        </span>
      </Button>
      <VisuallyHidden role="status">{isDone && after}</VisuallyHidden>
      <span role="alert">{outcome === 'refused' && refusal}</span>
      <CopyParts copied={after} refused={refusal} />
    </span>
  )
}
