import { useContext } from 'react'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { useIntl } from 'react-intl'
import { spinner, type spinnerSizes } from './Spinner.css.ts'

export type SpinnerProps = {
  /** @default 'medium' */
  size?: (typeof spinnerSizes)[number]
  /** What is being waited for. @default the word for “Loading” */
  label?: string
}

/** Something small is on its way. For a page or a card that loads, use `Skeleton`: it keeps the place. */
export function Spinner({ size, label }: SpinnerProps) {
  const intl = useIntl()
  /* A pending button adds this to its own name by the id it hands down; a progress bar would add its value there, and has none. */
  const context = useContext(ProgressBarContext)
  const id = context && 'id' in context ? context.id : undefined
  return (
    <span
      role={id === undefined ? 'progressbar' : 'img'}
      id={id}
      aria-label={label ?? intl.formatMessage({ id: 'ds.spinner.label' })}
      className={spinner({ size })}
      data-component="Spinner"
    />
  )
}
