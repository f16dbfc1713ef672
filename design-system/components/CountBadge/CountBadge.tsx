import { countBadge } from './CountBadge.css.ts'
import { useCountText } from './useCountText.ts'

export type CountBadgeProps = {
  count: number
  /** A greater count is shown as “more than” this. @default 99 */
  limit?: number
}

/**
 * How many are waiting; nothing at zero. The number alone means nothing to a screen reader:
 * the accessible name of what carries the badge has to say what is counted, and the number as it is shown (`useCountText`).
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
