import { Badge } from '../../components/Badge/Badge.tsx'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say } from '../../stories/say.tsx'
import type { Change } from './facts.ts'
import { badgeCell, change, list, section, subject } from './PartPage.css.ts'
import { SectionTitle } from './SectionTitle.tsx'
import { changeWords, words } from './words.ts'

/**
 * The newest commits that changed a part. Their subjects stay in English, as they were written. Pictures of the page leave this out, because
 * each commit would change them.
 */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { date } = useFormats()
  if (changes.length === 0) return null
  return (
    <section className={section} data-visual="absent">
      <SectionTitle title={words.changes} />
      <ul className={list}>
        {changes.map(({ kind, day, subject: text }) => (
          <li key={`${day} ${text}`}>
            <div className={change}>
              <Text as="time" look="caption" tone="muted">
                {date(new Date(`${day}T12:00:00Z`), 'shortDay')}
              </Text>
              <span className={badgeCell}>
                <Badge tone={changeWords[kind].tone}>
                  <Say pair={changeWords[kind].name} />
                </Badge>
              </span>
              <span className={subject} lang="en">
                <Ltr>{text}</Ltr>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
