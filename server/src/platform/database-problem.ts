import { exitCodes } from '../config/exit-codes.ts'
import { failureOf } from '../database/failure-of.ts'

type Explained = { readonly exitCode: number; readonly line: string }

const { environment, databaseRefused, databaseUnreachable } = exitCodes

const noAnswer = (why: string): Explained => ({ exitCode: databaseUnreachable, line: `The database does not answer: ${why}` })
const wrongValue = (line: string): Explained => ({ exitCode: environment, line })

const certificate = wrongValue(
  'The certificate of the database is not trusted. Give its authority with sslrootcert in DATABASE_URL, or use the host name of the certificate.',
)
const notPostgres =
  'Either the port is not that of PostgreSQL, or a connection pooler refuses a start-up parameter: with PgBouncer, leave out ?options=… in DATABASE_URL.'

const tooSlow = noAnswer('the host of DATABASE_URL cannot be reached in time. Is a firewall in between?')

/** What PostgreSQL, the driver and the system say at the start, by the code of the error. */
const byCode: Readonly<Record<string, Explained>> = {
  '08P01': { exitCode: environment, line: `The other side of DATABASE_URL did not follow the protocol of PostgreSQL. ${notPostgres}` },
  '25006': noAnswer('DATABASE_URL leads to a standby server, which accepts no writes. Name the primary server.'),
  '28000': wrongValue('PostgreSQL does not let this user in from here. Check the user in DATABASE_URL, and pg_hba.conf at the server.'),
  '28P01': wrongValue('PostgreSQL refuses the user or the password in DATABASE_URL.'),
  '3D000': wrongValue('There is no database with the name in DATABASE_URL. Create it, or correct the name.'),
  '3F000': wrongValue('There is no schema in which tables can be made. Create the one that search_path names.'),
  '42501': {
    exitCode: databaseRefused,
    line: 'The user in DATABASE_URL may not make or use the tables of this database. Give it the rights.',
  },
  '53300': noAnswer('it has no room for another connection. Raise max_connections, or put PgBouncer in front.'),
  '57P03': noAnswer('it is starting or stopping. Try again in a moment.'),
  EAI_AGAIN: noAnswer('the name of the host in DATABASE_URL cannot be looked up now.'),
  ECONNREFUSED: noAnswer('nothing listens at the host and port of DATABASE_URL. Is it started, and are they right?'),
  ECONNRESET: noAnswer('the other side ended the connection. Is it PostgreSQL, and does it need sslmode=require in DATABASE_URL?'),
  ENOTFOUND: noAnswer('there is no host with the name in DATABASE_URL.'),
  ENOENT: noAnswer('there is no socket in the folder that DATABASE_URL names as its host.'),
  ETIMEDOUT: tooSlow,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  CERT_HAS_EXPIRED: certificate,
  ERR_TLS_CERT_ALTNAME_INVALID: certificate,
}

/** Errors of the driver that have no code, by their text. */
const byText: readonly (readonly [RegExp, Explained])[] = [
  [
    /^The server does not support SSL connections/,
    wrongValue('DATABASE_URL asks for an encrypted connection, and the server offers none.'),
  ],
  [/^timeout|connection timeout/, tooSlow],
  [/^Connection terminated|^received invalid response/i, noAnswer(`the other side ended the connection. ${notPostgres}`)],
]

/** Returns exit code and sentence for a database that cannot be used at the start; null for an error about something else. */
export function databaseProblem(error: unknown): { exitCode: number; message: string } | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  // Only a socket is meant, not a missing file.
  const known = code === 'ENOENT' && failureOf(error) !== 'lost' ? undefined : byCode[code]
  const explained = known ?? byText.find(([pattern]) => pattern.test(error.message))?.[1]
  return explained ? { exitCode: explained.exitCode, message: code ? `${explained.line} (${code})` : explained.line } : null
}
