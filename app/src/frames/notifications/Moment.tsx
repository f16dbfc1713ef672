import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useServices } from '#services/context.ts'
import { momentText } from './moment-text.ts'
import * as styles from './Notifications.css.ts'

/** Shows a past time in relative words. */
export function Moment({ at }: { at: string }) {
  const { clock } = useServices()
  const formats = useFormats()
  return (
    <time dateTime={at} className={styles.when}>
      {momentText(new Date(at), new Date(clock.now()), formats)}
    </time>
  )
}
