import { FormattedMessage, useIntl } from 'react-intl'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { isRoleChoice, roleChoices, type MemberList } from './member-list.ts'
import { useSearchText } from '#shared/list/useSearchText.ts'
import * as styles from './Members.css.ts'

type MemberToolsProps = { list: MemberList; onChange: (change: Partial<MemberList>, replace?: boolean) => void }

/** Search and role filter of a list with more than one page. */
export function MemberTools({ list, onChange }: MemberToolsProps) {
  const intl = useIntl()
  const search = (term: string) => onChange({ term }, true)
  const [typed, setTyped] = useSearchText(list.term, search)
  const label = intl.formatMessage({ id: 'groups.members.search' })
  return (
    <div className={styles.tools}>
      <SearchField
        label={label}
        value={typed}
        onChange={setTyped}
        onSubmit={(text) => search(text.trim())}
        onClear={() => {
          setTyped('')
          search('')
        }}
      />
      <ChipGroup
        label={intl.formatMessage({ id: 'groups.members.roles' })}
        overflow="scroll"
        options={roleChoices.map((role) => ({ id: role, label: <FormattedMessage id={`groups.members.roles.${role}`} /> }))}
        selected={[list.role]}
        onChange={([role]) => onChange({ role: isRoleChoice(role) ? role : 'all' })}
      />
    </div>
  )
}
