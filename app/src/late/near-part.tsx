import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useApproach } from '@wasla/design-system/components/Late/useApproach.ts'
import { pagePart } from './page-part.ts'

/** Milliseconds after which a part is fetched even where nobody comes near it: whoever scrolls fast, prints or searches the page has it. */
const delay = 4_000

/**
 * A part of a page below what is first seen, in a file of its own: fetched when it comes into sight, or once the page has been there for
 * a while. Until then `Waiting` holds its place, with about its height. Each use says what the file weighs, as `pagePart` does.
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
