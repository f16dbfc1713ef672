import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useApproach } from '@wasla/design-system/components/Lazy/useApproach.ts'
import { isInBrowser } from '@wasla/design-system/components/Lazy/in-browser.ts'
import { pagePart } from './page-part.ts'

/**
 * Milliseconds after which a part loads even if it is outside the viewport. This is for readers who scroll fast, print or search the page.
 */
const delay = 4_000

/**
 * Returns a part of a page whose code loads when the part becomes visible, or after a delay. Before that, `Waiting` takes its place, with
 * about the same height. On the server it is a part of the page as any other. A comment at each use states the size of the file, as with `pagePart`.
 */
export function nearPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>, Waiting: ComponentType): ComponentType<Props> {
  const Part = pagePart(fetch)
  return function NearPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [isNear, setNear] = useState(!isInBrowser)
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
