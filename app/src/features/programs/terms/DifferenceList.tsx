import { FormattedMessage } from 'react-intl'
import { textParts, type TermsDifference } from '@wasla/contract/sealed-terms/differences.ts'
import { isRunningText, type TermsLine } from '@wasla/contract/sealed-terms/terms.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './Terms.css.ts'

/** Lists what differs between two versions of terms: what was, struck, and what is, underlined. Running text has both in one text. */
export const DifferenceList = ({ differences }: { differences: readonly TermsDifference[] }) => (
  <ul className={styles.differences}>
    {differences.map((one) => (
      <Difference key={one.key} difference={one} />
    ))}
  </ul>
)

function Difference({ difference: { before, after } }: { difference: TermsDifference }) {
  const { language } = useLocale()
  const named = after ?? before
  if (!named) return null
  return (
    <li className={styles.difference}>
      <Text look="label">
        <Bidi>{named[language][0]}</Bidi>
      </Text>
      {isRunningText(named) ? (
        <RunningText before={before?.[language][1] ?? ''} after={after?.[language][1] ?? ''} />
      ) : (
        <>
          {before && <Side id="terms.before" line={before} />}
          {after && <Side id="terms.after" line={after} />}
        </>
      )}
    </li>
  )
}

function Side({ id, line }: { id: 'terms.before' | 'terms.after'; line: TermsLine }) {
  const { language } = useLocale()
  const Tag = id === 'terms.before' ? 'del' : 'ins'
  return (
    <div>
      <Text look="caption" tone="muted">
        <FormattedMessage id={id} />
      </Text>
      <Tag className={id === 'terms.before' ? styles.was : styles.is}>
        <Bidi>{line[language][1]}</Bidi>
      </Tag>
    </div>
  )
}

function RunningText({ before, after }: { before: string; after: string }) {
  return (
    <div className={styles.running}>
      <BidiProse as="div">
        {textParts(before, after).map(({ kind, text }, at) => {
          const key = `${at}`
          if (kind === 'same') return <span key={key}>{text}</span>
          return kind === 'before' ? (
            <del key={key} className={styles.was}>
              {text}
            </del>
          ) : (
            <ins key={key} className={styles.is}>
              {text}
            </ins>
          )
        })}
      </BidiProse>
    </div>
  )
}
