import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import * as bars from '#form/form-bar.css.ts'

/** Notice in the bar of a step: the server cannot be reached, and all typed values are still there. */
export const OfflineNotice = () => (
  <p role="alert" className={bars.notice}>
    <Icon name="circle-alert" />
    <span>
      <FormattedMessage id="programs.wizard.offline" />
    </span>
  </p>
)
