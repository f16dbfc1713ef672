import { FormattedMessage } from 'react-intl'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import * as styles from './Bio.css.ts'
import { shortBio } from './short-bio.ts'

/** Bio of a profile: the first 150 characters, and a button for the rest (S1 §2). The button is the browser's own, so it needs no script. */
export function Bio({ bio }: { bio: string }) {
  const short = shortBio(bio)
  if (short === null)
    return (
      <div className={styles.bio}>
        <BidiProse>{bio}</BidiProse>
      </div>
    )
  return (
    <div className={styles.bio}>
      <div className={styles.beginning}>
        <BidiProse>{short}</BidiProse>
      </div>
      <div className={styles.whole}>
        <BidiProse>{bio}</BidiProse>
      </div>
      <details className={styles.more}>
        <summary className={styles.toggle}>
          <span className={styles.whenClosed}>
            <FormattedMessage id="profiles.page.seeMore" />
          </span>
          <span className={styles.whenOpen}>
            <FormattedMessage id="profiles.page.seeLess" />
          </span>
        </summary>
      </details>
    </div>
  )
}
