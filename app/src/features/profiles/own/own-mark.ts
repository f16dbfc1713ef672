import { isBusiness, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'

/**
 * Returns whether the header of the viewer's own profile has the verified mark. People have it only while they are Active, businesses
 * always (S1 §2, D-34).
 */
export const hasOwnMark = (type: ProfileType, status: ProfileStatus) => isBusiness(type) || status === 'Active'
