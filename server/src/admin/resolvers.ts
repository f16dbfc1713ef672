import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import { dateTimeScalar, minorUnitsScalar, uploadScalar } from '../graphql/scalars.ts'
import type { AdminContext } from './context.ts'
import { accountsResolvers } from './resolvers/accounts.ts'
import { ledgerResolvers } from './resolvers/ledger.ts'
import { platformResolvers } from './resolvers/platform.ts'
import { payoutsResolvers } from './resolvers/payouts.ts'
import { programsResolvers } from './resolvers/programs.ts'
import { networkCasesResolvers } from './resolvers/network-cases.ts'
import { resultsResolvers } from './resolvers/results.ts'
import { reviewsResolvers } from './resolvers/reviews.ts'
import { usersResolvers } from './resolvers/users.ts'
import { waitingListResolvers } from './resolvers/waiting-list.ts'
import { withdrawalsResolvers } from './resolvers/withdrawals.ts'

/**
 * Resolvers of every back-office field. `resolvers/` has one file for each SDL file in `server/contract/admin`, with the same name;
 * `schema.ts` guards them with the access table.
 */
export const adminResolvers: Resolvers<AdminContext> = {
  Query: {
    ...accountsResolvers.Query,
    ...waitingListResolvers.Query,
    ...reviewsResolvers.Query,
    ...usersResolvers.Query,
    ...withdrawalsResolvers.Query,
    ...ledgerResolvers.Query,
    ...programsResolvers.Query,
    ...payoutsResolvers.Query,
    ...resultsResolvers.Query,
    ...networkCasesResolvers.Query,
    ...platformResolvers.Query,
  },
  Mutation: {
    ...accountsResolvers.Mutation,
    ...waitingListResolvers.Mutation,
    ...reviewsResolvers.Mutation,
    ...usersResolvers.Mutation,
    ...withdrawalsResolvers.Mutation,
    ...ledgerResolvers.Mutation,
    ...programsResolvers.Mutation,
    ...payoutsResolvers.Mutation,
    ...resultsResolvers.Mutation,
    ...networkCasesResolvers.Mutation,
    ...platformResolvers.Mutation,
  },
  PayoutReport: payoutsResolvers.PayoutReport,
  DateTime: dateTimeScalar,
  MinorUnits: minorUnitsScalar,
  Upload: uploadScalar,
}
