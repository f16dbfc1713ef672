import { isForMakers } from './rule.ts'

/**
 * The order of the folders inside a base folder, the lowest first. A folder may import folders of earlier rows, but no other folder of its
 * own row. Files beside the folders may import all folders. A file that a folder imports has a row of its own.
 */
export const orders: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'app/src': [
    ['lazy', 'platform'],
    ['config', 'flags', 'theme'],
    ['graphql'],
    ['i18n'],
    ['session'],
    ['events', 'offline', 'paths.ts'],
    ['places.ts', 'services'],
    ['form', 'shell'],
    ['admin', 'shared'],
    ['roots'],
    ['frames'],
    ['features', 'pages'],
    ['screens'],
    ['page-script', 'service-worker', 'ssr', 'till'],
  ],
  'app/src/admin': [
    ['messages', 'money', 'places.ts', 'session'],
    ['services'],
    ['form', 'shell'],
    ['join', 'lists', 'sign-in', 'team'],
    ['ledger'],
    ['account', 'controls', 'payouts', 'programs', 'reconciliations', 'reviews', 'waiting-list', 'withdrawals'],
    ['adjustments', 'audit', 'results', 'setting-changes', 'users'],
    ['demo', 'held-rewards', 'network-cases', 'review-requests'],
  ],
  'server/src': [
    ['config', 'wait.ts', 'spans.ts'],
    ['cause.ts'],
    ['database'],
    ['platform'],
    ['backup', 'providers'],
    ['audit-log', 'files-copy'],
    ['deps.ts'],
    ['domains'],
    ['services'],
    ['bank-file', 'doctor', 'proof', 'request'],
    ['graphql'],
    ['http'],
    ['admin', 'demo'],
    ['start'],
  ],
  'server/src/domains': [
    ['events', 'ledger', 'reference'],
    ['flags', 'notifications', 'sealed-terms', 'settings'],
    ['files', 'managed-accounts', 'showcase', 'social', 'webhooks'],
    ['groups'],
    ['profiles'],
    ['session'],
    ['api-keys', 'insights', 'onboarding', 'push', 'verification', 'wallet'],
    ['invites', 'licences', 'programs', 'search'],
    ['link-checks', 'participations', 'people'],
    ['tracking'],
    ['proposals', 'rewards', 'shops', 'tills'],
    ['funds', 'media-kits', 'payment-record', 'performance'],
    ['own-data'],
    ['admin'],
  ],
  'server/contract': [
    ['errors', 'generated', 'platform'],
    ['common', 'validation'],
    ['files', 'flags', 'ledger', 'notifications', 'search'],
    ['reference'],
    ['profiles'],
    ['events', 'managed-accounts', 'session', 'social'],
    ['insights', 'showcase', 'splits', 'verification', 'wallet'],
    ['groups', 'licences', 'people', 'programs'],
    ['participations', 'settings'],
    ['proposals', 'public-pages', 'tracking'],
    ['link-checks'],
    ['rewards', 'shops', 'tills'],
    ['api-keys', 'funds', 'payment-record', 'performance', 'sealed-terms', 'webhooks'],
    ['invites', 'media-kits', 'onboarding', 'own-data'],
    ['admin'],
    ['arguments'],
    ['access'],
    ['api'],
  ],
}

/**
 * Generated files are not checked: a generated query imports the fragments of cards, and generated types import the records of resolvers.
 * The compiler removes such imports, and no person chose them.
 */
const isGenerated = (file: string) => /\.generated\.ts$|\/generated\//.test(file)

/** The type of the caller: every domain uses it, and only the session can define it. */
export const ofAllDomains: ReadonlySet<string> = new Set(['server/src/domains/session/viewer.ts'])

const nameIn = (base: string, file: string) => (file.startsWith(`${base}/`) ? file.slice(base.length + 1).split('/')[0] : undefined)

/**
 * Returns the problem of an import between folders of one base in one sentence; undefined if it goes to a lower folder. Imports of types
 * count too.
 */
export function roomProblem(file: string, target: string): string | undefined {
  if (isForMakers(file) || isGenerated(file)) return undefined
  for (const [base, rows] of Object.entries(orders)) {
    const own = nameIn(base, file)
    const other = nameIn(base, target)
    if (!own || !other || own === other) continue
    if (base === 'server/src/domains' && ofAllDomains.has(target)) continue
    const heightOf = (name: string) => rows.findIndex((row) => row.includes(name))
    const height = heightOf(own)
    if (height === -1 && file === `${base}/${own}`) continue
    if (height === -1) return `${base}/${own} has no row in the order of rooms (tools/lint/room-order.ts).`
    if (heightOf(other) === -1 || heightOf(other) >= height) return `Room ${own} of ${base} imports ${other}, which is not below it.`
  }
  return undefined
}
