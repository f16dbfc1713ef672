import { languageFacts } from '@wasla/design-system/locale/language.ts'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Caption } from './captions/caption.ts'
import * as styles from './SharePack.css.ts'

/** Card with a caption ready to post. It has the language and direction of the caption, independent of the page's. */
export const CaptionCard = ({ caption: { language, name, label, text, url, copied, copy, done } }: { caption: Caption }) => (
  <article className={styles.caption} lang={language} dir={languageFacts[language].direction}>
    <div>
      <Text>
        <span className={styles.label}>{label}</span>
      </Text>
      <Text>{text}</Text>
      <div className={styles.address}>
        <Ltr>{url.replace(/^https?:\/\//u, '')}</Ltr>
      </div>
    </div>
    <div className={styles.captionFoot}>
      <Text as="span" look="caption" tone="muted">
        {name}
      </Text>
      <CopyButton value={copied} variant="quiet" size="small" copied={done}>
        {copy}
      </CopyButton>
    </div>
  </article>
)
