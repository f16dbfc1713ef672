import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { FormattedMessage } from 'react-intl'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import * as styles from './ProfileHeader.css.ts'
import { shortBio } from './short-bio.ts'

/** The first 150 letters of a bio, with a button to show the rest (S1 §2). */
export function Bio({ bio }: { bio: string }) {
  const [isOpen, setOpen] = useState(false)
  const short = shortBio(bio)
  return (
    <div className={styles.bio}>
      <BidiProse>{short === null || isOpen ? bio : short}</BidiProse>
      {short !== null && (
        <Button className={styles.toggle} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <FormattedMessage id={isOpen ? 'profiles.page.seeLess' : 'profiles.page.seeMore'} />
        </Button>
      )}
    </div>
  )
}
