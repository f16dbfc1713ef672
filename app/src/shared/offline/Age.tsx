import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { ageStart } from '#offline/age.ts'
import { useServices } from '#services/context.ts'
import { useWatched } from './useWatched.ts'

/** Shows how long ago something was read, in words that follow the time. */
export function Age({ at }: { at: number }) {
  const { deviceClock } = useServices()
  const { ago } = useFormats()
  const text = useWatched(() => {
    const now = deviceClock.now()
    return ago(ageStart(at, now), new Date(now))
  })
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}
