import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { Accent } from '@wasla/design-system/tokens/token-type.ts'
import * as styles from './AccountButton.css.ts'

export type Face = { name: string; accent: Accent; src: string | null }

/** One's own picture, which opens the account menu. */
export const AccountButton = ({ face, label, ref }: { face: Face | null; label: string; ref?: Ref<HTMLButtonElement> }) => (
  <Button ref={ref} className={styles.button}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {face ? <Avatar name={face.name} accent={face.accent} src={face.src} size="small" /> : <Avatar name="" icon="user" size="small" />}
  </Button>
)
