import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { Accent } from '@wasla/design-system/tokens/token-type.ts'
import * as styles from './AccountButton.css.ts'

export type AccountAvatar = { name: string; accent: Accent; src: string | null }

/** Button with the user's own picture. It opens the account menu. */
export const AccountButton = ({ avatar, label, ref }: { avatar: AccountAvatar | null; label: string; ref?: Ref<HTMLButtonElement> }) => (
  <Button ref={ref} className={styles.button}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {avatar ? (
      <Avatar name={avatar.name} accent={avatar.accent} src={avatar.src} size="small" />
    ) : (
      <Avatar name="" icon="user" size="small" />
    )}
  </Button>
)
