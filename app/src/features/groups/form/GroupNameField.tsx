import { useContext } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { FieldChanged } from '@wasla/design-system/components/Form/field-changed.ts'
import { TextField } from '@wasla/design-system/components/TextField'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { FreeMark } from '#form/FreeMark.tsx'
import type { UserNameState } from '#form/user-name/useUserNameCheck.ts'
import { useFreeNames } from './useFreeNames.ts'
import * as styles from './GroupForm.css.ts'

type GroupNameFieldProps = {
  value: string
  state: UserNameState
  /** The user name that the server refused; null for none. */
  refused: string | null
  groupName: string
  /** Whether the user name cannot be changed, because a saved group keeps it (S1 §3). */
  isFixed: boolean
  onChange: (userName: string) => void
}

/** Field for a group's user name. Checks during typing whether the name is free. If it is taken, suggests free names (G-05). */
export function GroupNameField({ value, state, refused, groupName, isFixed, onChange }: GroupNameFieldProps) {
  const intl = useIntl()
  const tellForm = useContext(FieldChanged)
  const typed = value.trim()
  const taken = !isFixed && (state === 'taken' || refused === typed) ? typed : null
  const free = useFreeNames(taken, groupName)
  const isFree = state === 'free' && taken === null
  return (
    <div className={styles.field}>
      <TextField
        name="userName"
        kind="handle"
        leading="@"
        autoComplete="off"
        isReadOnly={isFixed}
        label={<FormattedMessage id="groups.form.userName" />}
        hint={<FormattedMessage id={isFixed ? 'groups.form.userNameFixed' : 'groups.form.userNameHint'} />}
        errorMessage={
          taken !== null ? <FormattedMessage id="groups.form.taken" values={{ name: <bdi dir="ltr">{`@${taken}`}</bdi> }} /> : undefined
        }
        trailing={
          isFree ? (
            <FreeMark>
              <FormattedMessage id="groups.form.free" />
            </FreeMark>
          ) : undefined
        }
        value={value}
        onChange={onChange}
      />
      {free.length > 0 && (
        <div role="group" aria-label={intl.formatMessage({ id: 'groups.form.offers' })} className={styles.offers}>
          <span className={styles.offersWord} aria-hidden="true">
            <FormattedMessage id="groups.form.offer" />
          </span>
          {free.map((name) => (
            <Button
              key={name}
              size="small"
              onPress={() => {
                tellForm('userName')
                onChange(name)
              }}
            >
              <bdi dir="ltr">{`@${name}`}</bdi>
            </Button>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">
        {isFree && <FormattedMessage id="groups.form.free" />}
        {free.length > 0 && <FormattedMessage id="groups.form.offered" values={{ count: free.length }} />}
      </VisuallyHidden>
    </div>
  )
}
