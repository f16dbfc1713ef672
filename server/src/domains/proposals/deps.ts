import type { Deps } from '../../deps.ts'
import type { ProfilesService } from '../profiles/service.ts'

export type ProposalsDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits'> & {
  profiles: Pick<ProfilesService, 'byIds' | 'lock'>
}
