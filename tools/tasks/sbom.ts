import { writeFileSync } from 'node:fs'
import { ownSbom } from '../supply/sbom.ts'

/** `npm run sbom`: prints the bill of materials of the product; `npm run sbom -- FILE` writes it into a file. */
const [file] = process.argv.slice(2)
if (file === undefined) process.stdout.write(ownSbom())
else writeFileSync(file, ownSbom())
