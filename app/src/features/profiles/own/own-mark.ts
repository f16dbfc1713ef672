import { isBusiness, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'

/** Returns whether the viewer's own header has the check mark: people once they are Active, businesses always (S1 §2, D-34). */
export const hasOwnMark = (type: ProfileType, status: ProfileStatus) => isBusiness(type) || status === 'Active'
