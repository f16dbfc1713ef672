import { writeGenerated } from '../generated.ts'

/** `npm run codegen`: writes types, documents and hashes of trusted documents from the contract's SDL and the app's operations. */
const { code, output, changed } = await writeGenerated()
if (code !== 0) console.error(output)
else console.log(changed.length === 0 ? 'Nothing to change.' : changed.map((file) => `wrote ${file}`).join('\n'))
process.exitCode = code
