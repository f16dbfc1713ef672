import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { SettingChangeDialog } from './SettingChangeDialog.tsx'
import { useSettingChangesList } from './useSettingChangesList.tsx'

/** Changes of settings of money: proposed by one admin on the page of settings, decided here by another (Y-09). */
export function SettingChangesScreen() {
  const decision = useUrlDialog('change')
  return (
    <ListScreen
      description={useSettingChangesList()}
      actions={(rows) => {
        const chosen = rows.find(({ id }) => id === decision.value)
        return chosen && <SettingChangeDialog key={chosen.id} change={chosen} onClose={decision.close} />
      }}
    />
  )
}
