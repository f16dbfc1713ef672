import { useFormats } from '../../locale/LocaleProvider.tsx'
import { countBadge } from './CountBadge.css.ts'

export type CountBadgeProps = {
  count: number
  /** A greater count is shown as “more than” this. @default 99 */
  limit?: number
}

/**
 * How many are waiting; nothing at zero. The number alone means nothing to a screen reader:
 * the accessible name of what carries the badge has to say what is counted.
 */
export function CountBadge({ count, limit = 99 }: CountBadgeProps) {
  const { number } = useFormats()
  if (count <= 0) return null
  return (
    <span className={countBadge} data-component="CountBadge">
      {count > limit ? `${number(limit)}+` : number(count)}
    </span>
  )
}
