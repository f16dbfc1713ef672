import { ListScreen } from '../lists/ListScreen.tsx'
import { useNetworkCasesList } from './useNetworkCasesList.tsx'

/** Clicks that are held because many of a link and day came from one network, by when they are to be decided (Y-06). */
export function NetworkCasesScreen() {
  return <ListScreen description={useNetworkCasesList()} />
}
