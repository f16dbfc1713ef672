import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isolate } from '../../locale/isolate.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Carousel.css.ts'
import { currentSlide, stepSlide } from './slides.ts'

export type CarouselProps<T extends { id: string }> = {
  /** Accessible name: what the slides are, as in “Posts of Reem”. */
  label: string
  items: readonly T[]
  /** Returns the name of a slide for screen readers. */
  nameOf: (item: T) => string
  children: (item: T) => ReactNode
  /** `one`: a slide fills the width; `several`: a part of the next slide is visible. @default 'several' */
  slides?: (typeof styles.carouselSlides)[number]
}

/**
 * A row of pictures or cards along the reading direction. It moves by swiping, scrolling, arrow keys or its two buttons, never
 * automatically.
 *
 * @selector :focus-visible on the row
 */
export function Carousel<T extends { id: string }>({ label, items, nameOf, children, slides = 'several' }: CarouselProps<T>) {
  const intl = useIntl()
  const isMirrored = useLocale().direction === 'rtl'
  const track = useRef<HTMLUListElement>(null)
  /*
   * Index of the slide to which the row scrolls after a press; otherwise null. Slides that pass by during this scrolling do not become
   * current.
   */
  const goal = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)
  const [isSpoken, setSpoken] = useState(false)

  const see = () => {
    const row = track.current
    if (!row) return
    const origin = row.getBoundingClientRect()
    const scrolled = Math.abs(row.scrollLeft)
    const pieces = [...row.children].map((slide) => {
      const box = slide.getBoundingClientRect()
      return { start: scrolled + (isMirrored ? origin.right - box.right : box.left - origin.left), size: box.width }
    })
    const found = currentSlide(pieces, scrolled, row.clientWidth, row.scrollWidth)
    if (goal.current !== null && goal.current !== found) return
    goal.current = null
    setCurrent(found)
  }
  const release = () => {
    goal.current = null
  }
  const rest = () => {
    goal.current = null
    see()
  }
  const go = (to: number) => {
    goal.current = to
    setSpoken(true)
    setCurrent(to)
    track.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  const walk = (event: KeyboardEvent) => {
    const onward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const back = isMirrored ? 'ArrowRight' : 'ArrowLeft'
    const places: Readonly<Record<string, number>> = {
      [onward]: stepSlide(current, 1, items.length),
      [back]: stepSlide(current, -1, items.length),
      Home: 0,
      End: items.length - 1,
    }
    const to = places[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const positionOf = (at: number) => intl.formatMessage({ id: 'ds.carousel.position' }, { position: at + 1, count: items.length })
  const item = items[current]
  const hearing = { tabIndex: 0, onKeyDown: walk }
  return (
    <section
      className={styles.carousel}
      aria-roledescription={intl.formatMessage({ id: 'ds.carousel.kind' })}
      aria-label={label}
      data-component="Carousel"
    >
      <ul
        ref={track}
        className={styles.track}
        aria-label={label}
        onScroll={see}
        onScrollEnd={rest}
        onPointerDown={release}
        onWheel={release}
        {...hearing}
        data-part="track"
      >
        {items.map((each, at) => (
          <li
            key={each.id}
            className={styles.slide[slides]}
            aria-label={`${isolate(nameOf(each))}, ${positionOf(at)}`}
            data-current={at === current || undefined}
          >
            {children(each)}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon="arrow-start"
            label={intl.formatMessage({ id: 'ds.carousel.previous' })}
            variant="bordered"
            isDisabled={current === 0}
            onPress={() => go(stepSlide(current, -1, items.length))}
          />
          <bdi className={styles.position} aria-hidden>
            {positionOf(current)}
          </bdi>
          <IconButton
            icon="arrow-end"
            label={intl.formatMessage({ id: 'ds.carousel.next' })}
            variant="bordered"
            isDisabled={current === items.length - 1}
            onPress={() => go(stepSlide(current, 1, items.length))}
          />
        </div>
      )}
      <VisuallyHidden role="status">{isSpoken && item && `${isolate(nameOf(item))}, ${positionOf(current)}`}</VisuallyHidden>
    </section>
  )
}
