import { useFormats } from '../../locale/LocaleProvider.tsx'
import { countBadge } from './CountBadge.css.ts'

export type CountBadgeProps = {
  count: number
  /** Above it only “more than” is shown. @default 99 */
  limit?: number
}

/**
 * How many are waiting. Shows nothing at zero. The number alone means nothing to a listener:
 * the name of the thing that carries it has to say what is counted.
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
