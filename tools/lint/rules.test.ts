import path from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { awaitedAbsence } from './absence.ts'
import { newestAddress } from './addresses.ts'
import { bodyFirst } from './body-first.ts'
import { noBarrels } from './exports.ts'
import { injected } from './injected.ts'
import { ledgerTables } from './ledger.ts'
import { servicesOnce } from './services.ts'
import { sqlInStores } from './sql.ts'
import { words } from './words.ts'

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })

tester.run('injected', injected, {
  valid: ['const a = new Date(0)', { code: 'Date.now()', filename: 'server/src/platform/clock.ts' }, 'clock.now()'],
  invalid: [
    { code: 'const a = new Date()', errors: 1 },
    { code: 'const a = Date.now', errors: 1 },
    { code: 'Math.random()', errors: 1 },
    { code: "import { randomUUID } from 'node:crypto'", errors: 1 },
  ],
})

tester.run('no-barrels', noBarrels, {
  valid: [
    "export { a } from './a.ts'",
    "export { a } from './a.ts'; export const b = 1",
    "export { default as a } from './a.woff2?url'; export { default as b } from './b.woff2?url'",
  ],
  invalid: [
    { code: "export * from './a.ts'", errors: 1 },
    { code: "export { a } from './a.ts'; export { b } from './b.ts'", errors: 1 },
  ],
})

const inTree = (file: string) => path.resolve(import.meta.dirname, '../..', file)

tester.run('awaited-absence', awaitedAbsence, {
  valid: [
    { code: 'await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())', filename: inTree('app/src/planted/A.stories.tsx') },
    { code: 'await expect(screen.queryByRole("dialog")).not.toBeNull()', filename: inTree('app/src/planted/A.stories.tsx') },
    { code: 'await expect(list.querySelectorAll("li")).toHaveLength(3)', filename: inTree('app/src/planted/A.stories.tsx') },
    { code: 'await expect(dialog.queryByRole("radio")).toBeNull()', filename: inTree('app/src/planted/a.test.ts') },
  ],
  invalid: [
    { code: 'await expect(screen.queryByRole("dialog")).toBeNull()', filename: inTree('app/src/planted/A.stories.tsx'), errors: 1 },
    { code: 'await expect(within(a).queryByText("b")).not.toBeVisible()', filename: inTree('app/src/planted/A.stories.tsx'), errors: 1 },
    { code: 'await expect(a.queryAllByRole("option")).toHaveLength(0)', filename: inTree('app/src/planted/A.stories.tsx'), errors: 1 },
    { code: 'await expect(a.querySelector("b")).toBeNull()', filename: inTree('app/src/planted/A.stories.tsx'), errors: 1 },
  ],
})

tester.run('body-first', bodyFirst, {
  valid: [
    { code: 'async (c) => { const text = await readText(c, 9); await find(text) }', filename: inTree('server/src/http/planted.ts') },
    {
      code: 'async (c) => { const wait = async () => { await pause() }; return readText(c, 9) }',
      filename: inTree('server/src/http/planted.ts'),
    },
    { code: 'async (c) => { await find(c); return readText(c, 9) }', filename: inTree('server/src/http/planted.test.ts') },
  ],
  invalid: [
    { code: 'async (c) => { await find(c); return readText(c, 9) }', filename: inTree('server/src/http/planted.ts'), errors: 1 },
    {
      code: 'async function take(c) { if (await find(c)) return parse(await readText(c, 9)) }',
      filename: inTree('server/src/http/planted.ts'),
      errors: 1,
    },
  ],
})

tester.run('newest-address', newestAddress, {
  valid: [
    { code: 'const [query] = useSearchParams()', filename: inTree('app/src/planted/Screen.ts') },
    { code: 'const [query, setQuery] = useSearchParams()', filename: inTree('app/src/shell/useAddress.ts') },
    { code: "navigate('/home'); navigate(`${path}?card=${id}`)", filename: inTree('app/src/planted/Screen.ts') },
    { code: "navigate({ pathname: '/verify-otp', search })", filename: inTree('app/src/planted/Screen.ts') },
  ],
  invalid: [
    { code: 'const [query, setQuery] = useSearchParams()', filename: inTree('app/src/planted/Screen.ts'), errors: 1 },
    { code: 'const [, setQuery] = useSearchParams()', filename: inTree('app/src/planted/Screen.ts'), errors: 1 },
    { code: 'const both = useSearchParams(); useSearchParams()[1]({})', filename: inTree('app/src/planted/Screen.ts'), errors: 2 },
    { code: "navigate('?page=2'); navigate(`?page=${page}`); navigate({ search })", filename: inTree('app/src/planted/a.ts'), errors: 3 },
  ],
})

tester.run('sql-in-stores', sqlInStores, {
  valid: [
    { code: "db.selectFrom('users')", filename: inTree('server/src/planted/store.ts') },
    { code: "db.selectFrom('users')", filename: inTree('server/src/planted/stores/users.ts') },
    { code: "db.selectFrom('users')", filename: inTree('server/src/planted/service.test.ts') },
    { code: "db.selectFrom('users')", filename: inTree('server/src/database/migrations/0001.ts') },
    { code: "store.insertUser({ name: 'sql' })", filename: inTree('server/src/planted/service.ts') },
  ],
  invalid: [
    { code: "db.selectFrom('users').selectAll()", filename: inTree('server/src/planted/service.ts'), errors: 1 },
    {
      code: "tx.insertInto('users'); tx.updateTable('users'); tx.deleteFrom('users')",
      filename: inTree('server/src/planted/a.ts'),
      errors: 3,
    },
    { code: 'sql`select 1`.execute(db)', filename: inTree('server/src/planted/resolvers.ts'), errors: 1 },
    { code: 'sql<boolean>`select 1`', filename: inTree('server/src/planted/jobs.ts'), errors: 1 },
  ],
})

tester.run('ledger-tables', ledgerTables, {
  valid: [
    { code: "tx.insertInto('ledger_entries')", filename: inTree('server/src/domains/ledger/stores/transactions.ts') },
    { code: "const tables = ['ledger_entries']", filename: inTree('server/src/demo/reset.ts') },
    { code: "db.updateTable('ledger_accounts')", filename: inTree('server/src/domains/ledger/planted.test.ts') },
    { code: "ledger.post(tx, { kind: 'ledger' })", filename: inTree('server/src/domains/wallet/service.ts') },
  ],
  invalid: [
    { code: "tx.updateTable('ledger_accounts')", filename: inTree('server/src/domains/wallet/stores/planted.ts'), errors: 1 },
    { code: "tx.selectFrom('ledger_entries as e')", filename: inTree('server/src/domains/wallet/stores/planted.ts'), errors: 1 },
    { code: 'sql`delete from ledger_holds`', filename: inTree('server/src/domains/wallet/store.ts'), errors: 1 },
    { code: "tx.insertInto('ledger_entries')", filename: inTree('server/src/domains/ledger/service.ts'), errors: 1 },
  ],
})

tester.run('services-once', servicesOnce, {
  valid: [
    {
      code: 'const files = createFilesService(deps); const social = createSocialService({ files })',
      filename: inTree('server/src/services/services.ts'),
    },
    { code: 'createFilesService(deps)', filename: inTree('server/src/domains/files/files.test.ts') },
    { code: 'createEndpoint(deps)', filename: inTree('server/src/start/app.ts') },
  ],
  invalid: [
    { code: 'createFilesService(deps)', filename: inTree('server/src/domains/profiles/service.ts'), errors: 1 },
    { code: 'createFilesService(deps); createFilesService(deps)', filename: inTree('server/src/services/services.ts'), errors: 1 },
  ],
})

tester.run('words', words, {
  valid: [
    { code: "const request = 'asked'; function storedRows(input: { stored: 1 }) {}", filename: inTree('planted/rows.ts') },
    { code: 'const masked = 1', filename: inTree('planted/rows.ts') },
  ],
  invalid: [
    { code: 'const askedFor = 1', filename: inTree('planted/rows.ts'), errors: 1 },
    { code: 'type Row = { kept_rows: number }; class MenuDeeds {}', filename: inTree('planted/rows.ts'), errors: 2 },
    { code: 'function f(wanted: number) { return { stood: wanted } }', filename: inTree('planted/rows.ts'), errors: 2 },
    { code: 'const a = 1', filename: inTree('planted/papers.ts'), errors: 1 },
    { code: 'const a = 1', filename: inTree('planted/papers/rows.ts'), errors: 1 },
  ],
})
