import { ListScreen } from '../lists/ListScreen.tsx'
import { useUsersList } from './useUsersList.tsx'

/** List of all users. The search finds them by number, name or user name, in either script. */
export const UsersScreen = () => <ListScreen description={useUsersList()} />
