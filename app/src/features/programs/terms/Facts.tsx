import type { Localized } from '@wasla/contract/platform/language.ts'
import { isRunningText, type TermsLine } from '@wasla/contract/sealed-terms/terms.ts'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import * as styles from './Terms.css.ts'

/** A fact in both languages. */
export type Fact = { readonly key: string; readonly label: Localized; readonly value: Localized }

export const factOf = ({ key, en, ar }: TermsLine): Fact => ({
  key,
  label: { en: en[0], ar: ar[0] },
  value: { en: en[1], ar: ar[1] },
})

const languages = ['en', 'ar'] as const
const directions = { en: 'ltr', ar: 'rtl' } as const

/** Returns whether a value is running text, or has several lines, rather than a name. */
const isProse = (key: string, text: string) => isRunningText({ key }) || text.includes('\n')

/** Facts as on paper: English on the left, Arabic on the right. A value that is the same in both languages is shown once. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <div dir="ltr" {...fixedDirection('language')}>
    {facts.map(({ key, label, value }) => {
      const isOnce = value.en === value.ar
      return (
        <div key={key} className={styles.fact}>
          {languages.map((language) => (
            <div key={language} lang={language} dir={directions[language]}>
              <span className={styles.label}>
                <Bidi>{label[language]}</Bidi>
              </span>
              {!isOnce && (
                <span className={styles.value}>
                  <Bidi>{value[language]}</Bidi>
                </span>
              )}
            </div>
          ))}
          {isOnce && (
            <div className={isProse(key, value.en) ? styles.prose : styles.shared}>
              <BidiProse as="div">{value.en}</BidiProse>
            </div>
          )}
        </div>
      )
    })}
  </div>
)
