import { FormattedMessage } from 'react-intl'
import { showToast } from './toastStore.ts'

/** For a press whose code had to be loaded and failed to load. */
export const sayNotLoaded = (): number => showToast({ tone: 'danger', text: <FormattedMessage id="ds.late.failed" /> })
