import { useIntl } from 'react-intl'
import { readKit, type KitLine, type MediaKitText } from '@wasla/contract/media-kits/canonical.ts'
import { kitText } from '@wasla/contract/media-kits/text.ts'
import { languages, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import { momentText, numberText } from '@wasla/contract/sealed-terms/formats.ts'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { shortCode } from '#shared/seals/code-text.ts'
import { kitAddress } from './kit-address.ts'
import type { MediaKitFieldsFragment } from './media-kits.generated.ts'
import { sectionsOf } from './sections.ts'
import * as styles from './paper.css.ts'

const directions = { en: 'ltr', ar: 'rtl' } as const

/** Text in both languages: English at the left edge, Arabic at the right edge, as on paper. */
const Twin = ({ text, className, as: Tag = 'div' }: { text: Localized; className?: string; as?: 'div' | 'h3' }) => (
  <>
    {languages.map((language) => (
      <Tag key={language} lang={language} dir={directions[language]} className={className}>
        <Bidi>{text[language]}</Bidi>
      </Tag>
    ))}
  </>
)

/** A media kit as a sheet in both languages. All of it is read from the sealed text. On a narrow screen the sheet is the screen. */
export function KitPaper({ kit }: { kit: MediaKitFieldsFragment }) {
  const said = readKit(kit.text)
  const [figures, ...others] = sectionsOf(said.lines)
  const hasFigures = figures?.section === 'FIGURES'
  return (
    <article className={styles.paper} dir="ltr" {...fixedDirection('language')} aria-labelledby="kit-name">
      <Head said={said} />
      {hasFigures && (
        <div className={styles.figures}>
          {figures.lines.map((line) => (
            <Figure key={line.key} line={line} />
          ))}
        </div>
      )}
      {(hasFigures || !figures ? others : [figures, ...others]).map(({ section, lines }) => (
        <section key={section} className={styles.section}>
          <div className={styles.heads}>
            <Twin as="h3" className={styles.head} text={kitText(`kit.paper.${section}`)} />
          </div>
          {lines.map((line) => (
            <Row key={line.key} line={line} share={section === 'AUDIENCE' ? line.is : null} />
          ))}
        </section>
      ))}
      <Seal kit={kit} />
      <div className={styles.foot}>
        <Twin text={kitText('kit.paper.note')} />
      </div>
    </article>
  )
}

const Head = ({ said: { name, about, interests, handle } }: { said: MediaKitText }) => (
  <div className={styles.heads}>
    {languages.map((language) => (
      <div key={language} lang={language} dir={directions[language]}>
        <h2 className={styles.name} {...(language === 'en' && { id: 'kit-name' })}>
          <Bidi>{name[language]}</Bidi>
        </h2>
        <p className={styles.quiet}>
          <Bidi>{about[language]}</Bidi>
        </p>
        <p className={styles.quiet}>
          <Bidi>{interests[language]}</Bidi>
        </p>
        {language === 'en' && (
          <p className={styles.quiet}>
            <Ltr>{`@${handle}`}</Ltr>
          </p>
        )}
      </div>
    ))}
  </div>
)

/** A figure above its source, in both languages. */
const Figure = ({ line }: { line: KitLine }) => (
  <div className={styles.figure}>
    <div className={styles.labels}>
      <Twin text={{ en: line.en[0], ar: line.ar[0] }} />
    </div>
    <Values line={line} look="large" />
    <div className={styles.labels}>
      <Twin text={{ en: line.en[2], ar: line.ar[2] }} />
    </div>
  </div>
)

function Values({ line, look }: { line: KitLine; look: keyof typeof styles.value }) {
  return (
    <div className={styles.values}>
      <div lang="en" dir="ltr" className={styles.value[look]}>
        <Bidi>{line.en[1]}</Bidi>
      </div>
      <div lang="ar" dir="rtl" className={styles.quiet}>
        <Bidi>{line.ar[1]}</Bidi>
      </div>
    </div>
  )
}

function Row({ line, share }: { line: KitLine; share: number | null }) {
  const side = (language: Language) => (
    <div lang={language} dir={directions[language]} className={styles.side}>
      <span className={styles.label}>
        <Bidi>{line[language][0]}</Bidi>
      </span>
      {language === 'en' && line.tag !== '' && (
        <span className={styles.quiet}>
          <Ltr>{line.tag}</Ltr>
        </span>
      )}
      <span className={styles.quiet}>
        <Bidi>{line[language][2]}</Bidi>
      </span>
    </div>
  )
  return (
    <div className={styles.row}>
      {side('en')}
      <Values line={line} look="small" />
      {side('ar')}
      {share !== null && (
        <span className={styles.track} aria-hidden>
          <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </div>
  )
}

function Seal({ kit }: { kit: MediaKitFieldsFragment }) {
  const intl = useIntl()
  const facts = [
    { id: 'number', label: kitText('kit.paper.number'), value: { en: kit.id, ar: kit.id } },
    { id: 'made', label: kitText('kit.paper.madeAt'), value: momentText(Date.parse(kit.madeAt)) },
    { id: 'hash', label: kitText('kit.paper.hash'), value: { en: shortCode(kit.textHash), ar: shortCode(kit.textHash) } },
    { id: 'link', label: kitText('kit.paper.link'), value: numberText(kit.link) },
  ]
  return (
    <div className={styles.seal}>
      <div className={styles.code}>
        <QrCode value={new URL(kitAddress(kit.id), window.location.origin).href} label={intl.formatMessage({ id: 'mediaKits.code' })} />
      </div>
      <div className={styles.facts}>
        {facts.map(({ id, label, value }) => (
          <div key={id} className={styles.heads}>
            {languages.map((language) => (
              <div key={language} lang={language} dir={directions[language]}>
                <span className={styles.quiet}>{label[language]}</span>
                {(language === 'en' || value.en !== value.ar) && (
                  <span className={styles.label}>
                    <Bidi>{value[language]}</Bidi>
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
