import { ListScreen } from '../lists/ListScreen.tsx'
import { useNetworkCasesList } from './useNetworkCasesList.tsx'

/**
 * List of cases whose clicks are held because many clicks of a link and day came from one network, sorted by the day they are due (Y-06).
 */
export function NetworkCasesScreen() {
  return <ListScreen description={useNetworkCasesList()} />
}
