import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { isolate } from '../../locale/isolate.ts'
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Card } from '../Card/Card.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { ChartTableData } from './chart-table.ts'
import * as styles from './ChartFrame.css.ts'

export const chartStates = ['ready', 'loading', 'empty', 'error'] as const

export type ChartFrameProps = {
  title: string
  /** @default 3 */
  level?: HeadingProps['level']
  /** What is counted and how: “Valid clicks a day”. */
  unit?: ReactNode
  /** Source of the numbers: “Demonstration data” (E-06). Every chart shows it. */
  source: ReactNode
  /** Period of the numbers, or their age. */
  period?: ReactNode
  /** The same numbers as a table: `useDayTable` or `useCategoryTable`. */
  table: ChartTableData
  /** @default 'ready' */
  state?: (typeof chartStates)[number]
  onRetry?: () => void
  isRetrying?: boolean
  /** Replaces the default text if there is nothing to draw. */
  empty?: ReactNode
  /** Control beside the title, such as a choice of range. */
  action?: ReactNode
  children: ReactNode
}

/** A checkbox that looks like a button is also pressed with Enter. */
function pressWithEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * The frame of every chart: its title and unit, the same numbers as a table, its source, and its states. A checkbox shows the table instead
 * of the chart. It needs no script, so it also works on a page that the server renders.
 * @selector :hover :checked :focus-visible on the table's checkbox
 */
export function ChartFrame({
  title,
  level = 3,
  unit,
  source,
  period,
  table,
  state = 'ready',
  onRetry,
  isRetrying,
  empty,
  action,
  children,
}: ChartFrameProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <Card as="article" aria-labelledby={id} isPadded aria-busy={state === 'loading'}>
      <div className={styles.frame} data-component="ChartFrame" data-state={state}>
        {state === 'ready' && (
          <input
            type="checkbox"
            id={`${id}table`}
            className={styles.choice}
            aria-label={intl.formatMessage({ id: 'ds.chartFrame.tableOf' }, { title: isolate(title) })}
            onKeyDown={pressWithEnter}
          />
        )}
        <header className={styles.head}>
          <div className={styles.words}>
            <Heading level={level} id={id}>
              <bdi>{title}</bdi>
            </Heading>
            {unit !== undefined && (
              <Text look="caption" tone="muted">
                {unit}
              </Text>
            )}
          </div>
          {action}
          {state === 'ready' && (
            <label htmlFor={`${id}table`} className={styles.toggle} aria-hidden data-part="toggle">
              <Icon name="table" size="small" />
              <FormattedMessage id="ds.chartFrame.table" />
            </label>
          )}
        </header>
        {state === 'loading' && <ChartSkeleton />}
        {state === 'empty' && (
          <Empty title={<FormattedMessage id="ds.chartFrame.empty.title" />} level={4}>
            {empty ?? <FormattedMessage id="ds.chartFrame.empty.body" />}
          </Empty>
        )}
        {state === 'error' && (
          <ErrorState title={<FormattedMessage id="ds.chartFrame.error.title" />} level={4} onRetry={onRetry} isRetrying={isRetrying} />
        )}
        {state === 'ready' && (
          <>
            <div className={styles.drawing}>{children}</div>
            <div className={styles.numbers}>
              <ChartTable title={title} {...table} />
            </div>
          </>
        )}
        <footer className={styles.foot}>
          <Text look="caption" tone="muted" as="span">
            {source}
          </Text>
          {period !== undefined && (
            <Text look="caption" tone="muted" as="span">
              {period}
            </Text>
          )}
        </footer>
      </div>
    </Card>
  )
}
