import { FormattedMessage } from 'react-intl'
import { showToast } from './toastStore.ts'

/** Shows that the code for a press failed to load. */
export const sayNotLoaded = (): number => showToast({ tone: 'danger', text: <FormattedMessage id="ds.late.failed" /> })
