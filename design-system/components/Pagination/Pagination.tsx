import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { clampPage, slots } from './paginate.ts'
import * as styles from './Pagination.css.ts'
import { Turn, type Turning } from './Turn.tsx'

export type PaginationProps = Turning & {
  /** Current page, from 1. A number out of range becomes the nearest page. */
  page: number
  pages: number
  /** Accessible name. Set it if a page has two paginations. @default “Pages” */
  label?: string
  /** The shown range as text, beside the page numbers: “61–70 of 312 members”. `rangeOf` in `paginate.ts` computes the range. */
  summary?: ReactNode
}

/**
 * Links to the pages of a long list: first and last page, up to six around the current page (three on phones), and an arrow on either side
 * (S1 §2). With one page only the summary is shown.
 *
 * @selector [data-hovered] [data-pressed] [data-focus-visible] [aria-current] [aria-disabled] on a page
 */
export function Pagination({ page, pages, label, summary, ...turning }: PaginationProps) {
  const intl = useIntl()
  const { number } = useFormats()
  const current = clampPage(page, pages)
  const named = (id: 'page' | 'previous' | 'next', values?: { page: number }) => intl.formatMessage({ id: `ds.pagination.${id}` }, values)
  if (pages <= 1 && summary === undefined) return null
  return (
    <div className={styles.pagination} data-component="Pagination">
      {summary !== undefined && (
        <div className={styles.summary} data-part="summary">
          {summary}
        </div>
      )}
      {pages > 1 && (
        <nav aria-label={label ?? intl.formatMessage({ id: 'ds.pagination.label' })}>
          <ol className={styles.list}>
            <li className={styles.slots.both}>
              <Turn {...turning} to={current - 1} stay={current} label={named('previous')} isEnd={current === 1}>
                <Icon name="arrow-start" />
              </Turn>
            </li>
            {slots(current, pages).map((slot) =>
              slot.kind === 'gap' ? (
                <li key={`gap ${slot.before}`} className={styles.slots[slot.on]} aria-hidden>
                  <span className={styles.gap} data-part="left-out">
                    …
                  </span>
                </li>
              ) : (
                <li key={slot.page} className={styles.slots[slot.on]}>
                  <Turn
                    {...turning}
                    to={slot.page}
                    stay={current}
                    label={named('page', { page: slot.page })}
                    isCurrent={slot.page === current}
                  >
                    {number(slot.page)}
                  </Turn>
                </li>
              ),
            )}
            <li className={styles.slots.both}>
              <Turn {...turning} to={current + 1} stay={current} label={named('next')} isEnd={current === pages}>
                <Icon name="arrow-end" />
              </Turn>
            </li>
          </ol>
        </nav>
      )}
    </div>
  )
}
