import { createHash } from 'node:crypto'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { invoiceNumber } from '@wasla/contract/wallet/invoices/invoice.ts'
import { sellerOf } from '@wasla/contract/wallet/invoices/seller.ts'
import { bothOf } from '@wasla/contract/wallet/pdf/text.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import { termsOf, type WalletDeps } from '../deps.ts'
import { findHolder } from '../stores/holders.ts'
import { documentOf, monthsOf, statement } from '../transactions.ts'
import type { PdfDocument } from './draw.ts'
import { feeSources, type FeeSource } from './invoice-facts.ts'
import type { Checkpoint, Holder } from './statement-facts.ts'

export type FileDeps = WalletDeps & { draw: (document: PdfDocument) => Promise<Uint8Array> }

/** A drawn document with its number. */
export type DrawnFile = { number: string; bytes: Uint8Array }

/** Returns the number of a statement: always the same for a profile and month, and different for any other. */
const statementNumber = (profileId: string, month: string) =>
  `ST-${month}-${createHash('sha256').update(`${profileId} ${month}`).digest('hex').slice(0, 8).toUpperCase()}`

async function holderOf({ db }: FileDeps, profileId: string): Promise<Holder | null> {
  const found = await findHolder(db, profileId)
  return found && { name: bothOf((language) => nameFor(found, language)), userName: found.userName }
}

/** Returns the names of the programs in these transactions by id. Each name is the same in both languages. */
const programNames = (rows: readonly TransactionRow[]) =>
  new Map(
    rows.flatMap(({ referenceId, metadata: { programName } }) =>
      programName === undefined ? [] : [[referenceId, bothOf(() => programName)]],
    ),
  )

/** Seals waiting entries, unless another process does so, and returns the newest checkpoint of the ledger's chain. */
async function checkpointOf({ ledger, env }: FileDeps): Promise<Checkpoint | null> {
  await ledger.seal()
  const last = await ledger.lastCheckpoint()
  return last && { number: last.seq, hash: last.hash, sealedAt: last.sealedAt, address: `${env.publicUrl}/ledger/checkpoint/${last.seq}` }
}

/** Returns the statement of a profile's month, `YYYY-MM`, or null if there is none. */
export async function statementFile(deps: FileDeps, profileId: string, month: string): Promise<DrawnFile | null> {
  const { db, clock, env, draw } = deps
  const madeAt = clock.now()
  if (!(await monthsOf(db, profileId, madeAt)).includes(month)) return null
  const holder = await holderOf(deps, profileId)
  if (!holder) return null
  const listed = await statement(deps, profileId, month)
  const facts = {
    statement: listed,
    number: statementNumber(profileId, month),
    holder,
    programs: programNames(listed.lines.map(({ row }) => row)),
    // Entries are sealed after the rows were read, so that the checkpoint covers the rows.
    checkpoint: await checkpointOf(deps),
    madeAt,
    product: env.productName,
    isLive: env.mode === 'live',
  }
  return { number: facts.number, bytes: await draw({ kind: 'statement', facts }) }
}

const isFeeSource = (row: TransactionRow): row is TransactionRow & { type: FeeSource } => feeSources.some((type) => type === row.type)

/** Returns the tax document of a profile's transaction; null if it has none, or belongs to somebody else. */
export async function invoiceFile(deps: FileDeps, profileId: string, transactionId: string): Promise<DrawnFile | null> {
  const { env, draw } = deps
  const found = await documentOf(deps, profileId, transactionId)
  const customer = await holderOf(deps, profileId)
  if (!found || !customer || !isFeeSource(found.row)) return null
  const { row, invoice, corrects } = found
  const { subtotal, type, referenceId, metadata } = row
  const facts = {
    invoice,
    corrects: corrects && invoiceNumber(corrects),
    row: { subtotal, type, referenceId, metadata },
    seller: sellerOf({ productName: env.productName, vatNumber: env.sellerVatNumber }),
    vatShare: termsOf(deps).fees.vatShare,
    customer,
    mode: env.mode,
    product: env.productName,
  }
  return { number: invoiceNumber(invoice), bytes: await draw({ kind: 'invoice', facts }) }
}
