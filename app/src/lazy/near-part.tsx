import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useApproach } from '@wasla/design-system/components/Lazy/useApproach.ts'
import { pagePart } from './page-part.ts'

/** Milliseconds after which a part loads even if it is not near the viewport, for readers who scroll fast, print or search the page. */
const delay = 4_000

/**
 * Returns a part of a page whose code loads when it becomes visible, or after a delay. Until then `Waiting` fills its place, at about its
 * height. Each use states the size of the file, as with `pagePart`.
 */
export function nearPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>, Waiting: ComponentType): ComponentType<Props> {
  const Part = pagePart(fetch)
  return function NearPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [isNear, setNear] = useState(false)
    useApproach(place, () => setNear(true), { near: '0px' })
    useEffect(() => {
      const timer = setTimeout(() => setNear(true), delay)
      return () => clearTimeout(timer)
    }, [])
    return isNear ? (
      <Suspense fallback={<Waiting />}>
        <Part {...props} />
      </Suspense>
    ) : (
      <div ref={place}>
        <Waiting />
      </div>
    )
  }
}
