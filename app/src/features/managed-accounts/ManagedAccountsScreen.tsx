import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ManagersScreen } from './ManagersScreen.tsx'
import { TalentsScreen } from './TalentsScreen.tsx'

/** Page of managed talent. Agents and agencies see their talents, networkers see their managers (S1 §2, D-20). */
export const ManagedAccountsScreen = () => (useSignedInViewer().type === 'INFLUENCER' ? <ManagersScreen /> : <TalentsScreen />)
