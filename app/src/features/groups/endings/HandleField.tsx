import { FormattedMessage } from 'react-intl'
import { TextField } from '@wasla/design-system/components/TextField'
import { Ltr } from '@wasla/design-system/primitives/Bidi'

type HandleFieldProps = { userName: string; value: string; onChange: (typed: string) => void }

/** Field for the group's user name, typed to confirm an action that cannot be undone (G-21, G-22). */
export const HandleField = ({ userName, value, onChange }: HandleFieldProps) => (
  <TextField
    name="handle"
    kind="handle"
    leading="@"
    autoComplete="off"
    label={<FormattedMessage id="groups.confirm.handle" />}
    hint={<FormattedMessage id="groups.confirm.hint" values={{ userName: <Ltr key="name">{userName}</Ltr> }} />}
    value={value}
    onChange={onChange}
  />
)
