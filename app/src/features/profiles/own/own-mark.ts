import { isBusiness, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'

/** The check mark on one's own header: people once they are Active, businesses always (S1 §2, D-34). */
export const hasOwnMark = (type: ProfileType, status: ProfileStatus) => isBusiness(type) || status === 'Active'
