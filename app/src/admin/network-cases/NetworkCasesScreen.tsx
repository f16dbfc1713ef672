import { ListScreen } from '../lists/ListScreen.tsx'
import { useNetworkCasesList } from './useNetworkCasesList.tsx'

/**
 * List of network cases, sorted by the day they are due (Y-06). The clicks of a case are held because too many came from one network on one
 * day.
 */
export function NetworkCasesScreen() {
  return <ListScreen description={useNetworkCasesList()} />
}
