import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { SettingChangeDialog } from './SettingChangeDialog.tsx'
import { useSettingChangesList } from './useSettingChangesList.tsx'

/** List of changes to money settings: one admin proposes them on the settings page, another decides here (Y-09). */
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
