import { FormattedMessage } from 'react-intl'
import { TextField } from '@wasla/design-system/components/TextField'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { FreeMark } from '#form/FreeMark.tsx'
import { useUserNameCheck } from '#form/user-name/useUserNameCheck.ts'

type UserNameFieldProps = {
  value: string
  /** The stored user name; null if there is none. */
  own: string | null
  /** Time from which the user name may be changed; null if it may be changed now (D-03). */
  changeableFrom: Date | null
  onChange: (userName: string) => void
}

/**
 * Field for the user name in the public address. Checks whether the typed name is free (D-03, D-04). The field is read-only until
 * `changeableFrom`.
 */
export function UserNameField({ value, own, changeableFrom, onChange }: UserNameFieldProps) {
  const state = useUserNameCheck(value, own)
  return (
    <>
      <TextField
        name="userName"
        kind="handle"
        leading="@"
        autoComplete="off"
        isReadOnly={changeableFrom !== null}
        label={<FormattedMessage id="settings.profile.userName" />}
        hint={
          changeableFrom ? (
            <FormattedMessage id="settings.profile.userNameLocked" values={{ date: changeableFrom }} />
          ) : (
            <FormattedMessage id={own ? 'settings.profile.userNameHint' : 'settings.profile.userNameFirst'} />
          )
        }
        errorMessage={state === 'taken' ? <FormattedMessage id="field.userNameTaken" /> : undefined}
        trailing={
          state === 'free' ? (
            <FreeMark>
              <FormattedMessage id="settings.profile.userNameFree" />
            </FreeMark>
          ) : undefined
        }
        value={value}
        onChange={onChange}
      />
      <VisuallyHidden role="status">{state === 'free' && <FormattedMessage id="settings.profile.userNameFree" />}</VisuallyHidden>
    </>
  )
}
