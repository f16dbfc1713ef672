import { FormattedMessage } from 'react-intl'
import { showToast } from './toastStore.ts'

/** Shows a toast: the code that a press needs failed to load. */
export const sayNotLoaded = (): number => showToast({ tone: 'danger', text: <FormattedMessage id="ds.late.failed" /> })
