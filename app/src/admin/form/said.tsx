import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'

/** Shows a success toast. */
export const sayDone = (message: ComponentProps<typeof FormattedMessage>) =>
  showToast({ tone: 'success', text: <FormattedMessage {...message} /> })
