import { FormattedMessage } from 'react-intl'
import { showToast } from './toastStore.ts'

/** For a press whose answer had to be fetched and did not come. */
export const sayNotLoaded = (): number => showToast({ tone: 'danger', text: <FormattedMessage id="ds.late.failed" /> })
