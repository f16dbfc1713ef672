import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import { groupsPath, memberAddress } from '#shared/groups/group-address.ts'
import * as bars from '#form/form-bar.css.ts'
import type { GroupFormState } from './useGroupForm.ts'
import * as styles from './GroupForm.css.ts'

/** Bar with the buttons to go back, to go on and to save. It is below the fields and always visible. */
export function FormBar({ state: { form, group, stage, goTo } }: { state: GroupFormState }) {
  const isFirst = stage === 'DETAILS'
  const isNew = group === null
  return (
    <div className={bars.bar} {...toastBar.sticky}>
      {form.isOffline && (
        <p role="alert" className={bars.notice}>
          <Icon name="circle-alert" />
          <span>
            <FormattedMessage id="list.offline" />
          </span>
        </p>
      )}
      {form.isDirty && (
        <span className={styles.state}>
          <FormattedMessage id="groups.form.unsaved" />
        </span>
      )}
      <div className={styles.actions}>
        {isFirst ? (
          <LinkButton variant="quiet" href={isNew ? groupsPath : memberAddress(group.id)}>
            <FormattedMessage id="groups.form.cancel" />
          </LinkButton>
        ) : (
          <Button iconStart="arrow-start" onPress={() => goTo('DETAILS')}>
            <FormattedMessage id="groups.form.back" />
          </Button>
        )}
        {isFirst && !isNew && (
          <Button iconEnd="arrow-end" onPress={() => goTo('INTERESTS')}>
            <FormattedMessage id="groups.form.toInterests" />
          </Button>
        )}
        <div className={bars.next}>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isSending}
            isFullWidth
            {...(isFirst && isNew && { iconEnd: 'arrow-end' as const })}
          >
            <FormattedMessage id={isNew ? (isFirst ? 'groups.form.continue' : 'groups.form.createGroup') : 'groups.form.save'} />
          </Button>
        </div>
      </div>
    </div>
  )
}
