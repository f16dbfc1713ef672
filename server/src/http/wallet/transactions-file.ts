import { Readable } from 'node:stream'
import { languages, type Localized } from '@wasla/contract/platform/language.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { transactionsCsvHead, transactionsCsvLines, type CsvReader } from '@wasla/contract/wallet/transactions/csv.ts'
import { acceptTransactionsFilter } from '@wasla/contract/wallet/transactions/filter.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import type { Clock } from '../../platform/clock.ts'
import { named, privateHeaders } from './responses.ts'
import { walletFile, type CallerParts } from './caller.ts'

type Parts = CallerParts & { clock: Clock; productName: Localized }

/** Yields the file in parts as the transactions are read, so that at most a hundred are in memory. */
async function* piecesOf(bunches: AsyncIterable<readonly TransactionRow[]>, reader: CsvReader): AsyncGenerator<string> {
  yield transactionsCsvHead
  for await (const rows of bunches) yield transactionsCsvLines(rows, reader)
}

/** Reads `types=TOP_UP,FEE` or `types=TOP_UP&types=FEE`. */
const typesIn = (values: readonly string[]) => values.flatMap((value) => value.split(',')).filter((type) => type !== '')

/**
 * `GET /wallet/transactions.csv?types=&from=&to=&lang=` (P-20): the filtered transactions of the viewer’s active profile, newest first, in
 * the language of `lang` or of the request. Answers 400 with `DTO_VALIDATION_ERROR` to an invalid filter.
 */
export const transactionsFileAnswer = ({ clock, productName, ...parts }: Parts) =>
  walletFile(parts, async ({ profileId }, { services, language: usual }, c) => {
    const { types = [], from = [], to = [], lang = [] } = c.req.queries()
    const language = languages.find((one) => one === lang[0]) ?? usual
    const filter = acceptTransactionsFilter({ types: typesIn(types), from: from[0] || null, to: to[0] || null })
    const pieces = piecesOf(services.wallet.transactionsOf(profileId, filter), { language, productName })
    return new Response(Readable.toWeb(Readable.from(pieces, { objectMode: false })) as unknown as ReadableStream, {
      headers: {
        ...privateHeaders,
        'content-type': 'text/csv; charset=utf-8',
        ...named(language, 'paper.fileOfTransactions', { date: civilDate(clock.now()) }, 'csv'),
      },
    })
  })
