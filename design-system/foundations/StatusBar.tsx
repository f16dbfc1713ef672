import { useFormats } from '../locale/LocaleProvider.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Say } from '../stories/say.tsx'
import { statusCounts, statuses } from './status.ts'
import { statusWords } from './status-words.ts'
import { bar, dot, key, legend, share } from './Status.css.ts'

/** Shows how many components have each status, as one bar and as text. */
export function StatusBar() {
  const { number } = useFormats()
  const counts = statusCounts()
  const shown = statuses.toReversed().filter((status) => counts[status] > 0)
  return (
    <Stack gap="sm">
      <div className={bar} aria-hidden>
        {shown.map((status) => (
          <span key={status} className={share[status]} style={{ flexGrow: counts[status] }} />
        ))}
      </div>
      <div className={legend}>
        {shown.map((status) => (
          <span key={status} className={key}>
            <span className={`${dot} ${share[status]}`} aria-hidden />
            {number(counts[status])} <Say pair={statusWords[status].name} />
          </span>
        ))}
      </div>
    </Stack>
  )
}
