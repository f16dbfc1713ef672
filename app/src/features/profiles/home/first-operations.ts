import type { DocumentNode } from 'graphql'
import { MySocialLinksDocument } from '#shared/social/mySocialLinks.generated.ts'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'
import { ConnectedAccountsDocument } from './AccountsCard.generated.ts'

/** Operations of the cards of the home page that need nothing of the viewer. They start before the viewer is known. */
export const firstOperations: readonly DocumentNode[] = [MyVerificationsDocument, MySocialLinksDocument, ConnectedAccountsDocument]
