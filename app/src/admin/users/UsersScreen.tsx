import { ListScreen } from '../lists/ListScreen.tsx'
import { useUsersList } from './useUsersList.tsx'

/** All users, found by number, name or user name in either script. */
export const UsersScreen = () => <ListScreen description={useUsersList()} />
