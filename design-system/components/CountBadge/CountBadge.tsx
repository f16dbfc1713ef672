import { countBadge } from './CountBadge.css.ts'
import { useCountText } from './useCountText.ts'

export type CountBadgeProps = {
  count: number
  /** Largest shown number; greater counts get a plus. @default 99 */
  limit?: number
}

/**
 * The number of waiting items; shows nothing at zero. The number alone means nothing to users of screen readers. The accessible name of the
 * element around the badge must say what is counted, and contain the number as shown (`useCountText`).
 */
export function CountBadge({ count, limit = 99 }: CountBadgeProps) {
  const text = useCountText(count, limit)
  if (count <= 0) return null
  return (
    <span className={countBadge} data-component="CountBadge">
      {text}
    </span>
  )
}
