import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { savedDialog } from './SavedFilters.tsx'
import { keep } from '../directory/Directory.css.ts'

/** Button below an empty list that saves the filters, so that the viewer is notified of new matches. */
export function KeepSearch() {
  const { open } = useUrlDialog(savedDialog)
  return (
    <Card paper="sunken" isPadded>
      <div className={keep}>
        <div>
          <Text look="label">
            <FormattedMessage id="people.saved.keep" />
          </Text>
          <Text look="caption" tone="muted">
            <FormattedMessage id="people.saved.keepText" />
          </Text>
        </div>
        <Button size="small" iconStart="bell" onPress={open}>
          <FormattedMessage id="people.saved.tellShort" />
        </Button>
      </div>
    </Card>
  )
}
