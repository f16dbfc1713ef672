import { ListScreen } from '../lists/ListScreen.tsx'
import { useProgramsList } from './useProgramsList.tsx'

/** Every program, the last changed first. */
export const ProgramsScreen = () => <ListScreen description={useProgramsList()} />
