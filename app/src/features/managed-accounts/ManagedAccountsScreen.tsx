import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ManagersScreen } from './ManagersScreen.tsx'
import { TalentsScreen } from './TalentsScreen.tsx'

/** Both sides of managing: agents and agencies see their talent, networkers see their managers (S1 §2, D-20). */
export const ManagedAccountsScreen = () => (useSignedInViewer().type === 'INFLUENCER' ? <ManagersScreen /> : <TalentsScreen />)
