import { participationsAccess } from '@wasla/contract/access/participations.ts'
import type { Localized } from '@wasla/contract/platform/language.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { inBoth } from '@wasla/contract/sealed-terms/text.ts'
import type { Env } from '../../config/env.ts'
import { notFound } from '../responses.ts'
import { privateFile, type CallerParts } from './caller.ts'
import { pdf } from './responses.ts'

type Parts = CallerParts & { env: Pick<Env, 'publicUrl'> & { productName: Localized } }

const receiptName = /^([\w-]{1,80})\.pdf$/

/**
 * `GET /receipts/<participation>.pdf`: the receipt of a participation’s terms, for its participant and the owner of the program. Everybody else
 * gets the refusal `PROGRAM_NOT_FOUND`.
 */
export const receiptAnswer = ({ env, ...parts }: Parts) =>
  privateFile(participationsAccess.termsReceipt, parts, async (viewer, { services }, c) => {
    const id = receiptName.exec(c.req.param('file') ?? '')?.[1]
    if (id === undefined) return notFound()
    const { receipt, profileId } = await services.participations.receiptRecord(viewer, id)
    const participant = (await services.profiles.everById([profileId])).get(profileId)
    if (!participant) return notFound()
    const bytes = await services.wallet.drawTerms({
      receipt,
      participant: inBoth((language) => nameFor(participant, language)),
      address: `${env.publicUrl}/program/${encodeURIComponent(receipt.programId)}/terms/${encodeURIComponent(id)}`,
      product: env.productName,
    })
    return pdf(bytes, { 'content-disposition': `attachment; filename="${receipt.receipted.receipt}.pdf"` })
  })
