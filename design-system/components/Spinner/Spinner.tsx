import { useContext } from 'react'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { useIntl } from 'react-intl'
import { spinner, type spinnerSizes } from './Spinner.css.ts'

export type SpinnerProps = {
  /** @default 'medium' */
  size?: (typeof spinnerSizes)[number]
  /** Accessible name: what is loading. @default the word for “Loading” */
  label?: string
}

/** Shows that something small is loading. For a page or a card use `Skeleton`, which reserves the space. */
export function Spinner({ size, label }: SpinnerProps) {
  const intl = useIntl()
  /*
   * A pending button adds the spinner's label to its own name, by the id in this context. The role is then `img`: the name would include
   * the value of a progress bar, but a spinner has no value.
   */
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
