import { useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { lazyComponent } from '@wasla/design-system/components/Lazy/lazy-component.ts'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'
import { useWords } from '#services/useWords.ts'
import { seasonsMessages } from '../../seasons/messages/catalogue.ts'
import type { SeasonsProps } from '../../seasons/Seasons.tsx'
import * as styles from './Details.css.ts'

/* The planner (3 kB) and its messages are loaded when it is opened, or when another end is chosen. */
const seasons = lazyComponent(() => import('../../seasons/Seasons.tsx').then((module) => module.Seasons))

type SeasonsPartProps = Pick<SeasonsProps, 'end' | 'mayEnd' | 'onEnd'> & {
  /** First day of the program; null while it is incomplete. */
  start: string | null
}

/**
 * Button that shows the season planner for the chosen dates (K-34). If the user chooses an end that cuts a season, a warning is shown without
 * the planner.
 */
export function SeasonsPart({ start, end, ...actions }: SeasonsPartProps) {
  const [isOpen, setOpen] = useState(false)
  const [firstEnd] = useState(end)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const [hasFailed, setFailed] = useState(false)
  const isNeeded = isOpen || (end !== null && end !== firstEnd && !hasFailed)
  /* Says so only if the user opened the planner: then the next press tries again. */
  const failed = () => {
    setFailed(true)
    if (!isOpen) return
    setOpen(false)
    sayNotLoaded()
  }
  const hasWords = useWords(seasonsMessages, isNeeded, failed)
  const isLoaded = seasons.useIsLoaded(isNeeded, failed)
  if (start === null) return null
  return (
    <div className={styles.seasons}>
      <div>
        <Button
          ref={button}
          variant="quiet"
          size="small"
          iconStart="calendar"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': panel })}
          onPress={() => setOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? 'programs.details.seasonsHide' : 'programs.details.seasonsShow'} />
        </Button>
      </div>
      {isNeeded && (
        <div id={panel} className={styles.seasons}>
          {hasWords && isLoaded ? (
            <seasons.Part
              start={start}
              end={end !== null && end > start ? end : null}
              isOpen={isOpen}
              onDecided={() => button.current?.focus()}
              {...actions}
            />
          ) : (
            isOpen && (
              <Skeleton>
                <SkeletonBlock shape="card" />
              </Skeleton>
            )
          )}
        </div>
      )}
    </div>
  )
}
