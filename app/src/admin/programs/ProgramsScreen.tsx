import { ListScreen } from '../lists/ListScreen.tsx'
import { useProgramsList } from './useProgramsList.tsx'

/** List of all programs, the last changed first. */
export const ProgramsScreen = () => <ListScreen description={useProgramsList()} />
