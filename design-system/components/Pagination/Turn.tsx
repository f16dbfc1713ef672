import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { page as pageStyle } from './Pagination.css.ts'

/** How to open a page: by its address, or by calling a function. */
export type Turning = { hrefFor: (page: number) => string; onChange?: never } | { onChange: (page: number) => void; hrefFor?: never }

type TurnProps = Turning & {
  to: number
  /** Current page. */
  stay: number
  label: string
  isCurrent?: boolean
  /** Whether there is no page on this side. The arrow then stays, keeps the focus, and does nothing. */
  isEnd?: boolean
  children: ReactNode
}

/** One slot of the row: a page or an arrow. */
export function Turn({ to, stay, hrefFor, onChange, label, isCurrent, isEnd, children }: TurnProps) {
  /* React Aria's link and button do not accept these attributes, and a disabled button would lose the focus. */
  const state = { 'aria-current': isCurrent ? ('page' as const) : undefined, 'aria-disabled': isEnd || undefined }
  if (hrefFor)
    return (
      <Link
        href={hrefFor(isEnd ? stay : to)}
        aria-label={label}
        className={pageStyle}
        data-part="page"
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
      data-part="page"
      render={(dom) => <button {...dom} {...state} type="button" />}
    >
      {children}
    </Button>
  )
}
