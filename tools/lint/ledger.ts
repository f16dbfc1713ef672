import { inProject, isForMakers, type Rule } from './rule.ts'

const table = /\bledger_(?:accounts|transactions|entries|holds|keys|unsealed|seals|state)\b/

/** Files that may name the tables: those that create or write them, and the list of tables that a demo reset empties. */
const mayName = (file: string) =>
  !file.startsWith('server/src/') ||
  isForMakers(file) ||
  /^server\/src\/domains\/ledger\/stores\/[^/]+\.ts$/.test(file) ||
  file.startsWith('server/src/database/') ||
  file === 'server/src/demo/reset.ts'

/** Only the ledger's stores may name its tables. Other code could move money without the checks of the ledger's decisions. */
export const ledgerTables: Rule = {
  meta: { type: 'problem', docs: { description: 'Only the stores of the ledger name its tables.' } },
  create(context) {
    if (mayName(inProject(context.filename))) return {}
    const message = 'A table of the ledger outside its stores: move money through the service of domains/ledger.'
    return {
      Literal(node) {
        if (typeof node.value === 'string' && table.test(node.value)) context.report({ node, message })
      },
      TemplateElement(node) {
        if (table.test(node.value.raw)) context.report({ node, message })
      },
    }
  },
}
