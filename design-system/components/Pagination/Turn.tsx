import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { page as pageStyle } from './Pagination.css.ts'

/** Pages have addresses, or something happens on a press. */
export type Turning = { hrefFor: (page: number) => string; onChange?: never } | { onChange: (page: number) => void; hrefFor?: never }

type TurnProps = Turning & {
  to: number
  /** The current page. */
  stay: number
  label: string
  isCurrent?: boolean
  /** There is nothing further this way: it stays in its place, keeps the focus, and leads nowhere. */
  isEnd?: boolean
  children: ReactNode
}

/** One place in the row: a page or an arrow. */
export function Turn({ to, stay, hrefFor, onChange, label, isCurrent, isEnd, children }: TurnProps) {
  /* neither a link nor a button of the library takes these, and a really disabled one would lose the focus it holds */
  const state = { 'aria-current': isCurrent ? ('page' as const) : undefined, 'aria-disabled': isEnd || undefined }
  if (hrefFor)
    return (
      <Link
        href={hrefFor(isEnd ? stay : to)}
        aria-label={label}
        className={pageStyle}
        render={(dom) =>
          'href' in dom ? (
            <a {...dom} {...state}>
              {dom.children}
            </a>
          ) : (
            <span {...dom} />
          )
        }
      >
        {children}
      </Link>
    )
  return (
    <Button
      onPress={() => {
        if (!isEnd && !isCurrent) onChange(to)
      }}
      aria-label={label}
      className={pageStyle}
      render={(dom) => <button {...dom} {...state} type="button" />}
    >
      {children}
    </Button>
  )
}
