import { expect, it } from 'vitest'
import { account, withdrawal } from '../testing/examples.ts'
import { bankFileCsv, bankTotal } from './bank-file.ts'

it('bankFileCsv contains the account, the subtotal without fee and VAT, and the reference', () => {
  const payments = [{ withdrawal, account }]
  expect(bankFileCsv(payments)).toBe(
    `\uFEFF"Reference","IBAN","SWIFT","Beneficiary","Bank","Amount","Currency"\r\n` +
      `"withdrawal","${account.iban}","${account.swiftCode}","Noura Al-Harbi","${account.bankName}",500.00,"SAR"\r\n`,
  )
  expect(bankTotal([...payments, ...payments])).toBe(100_000)
})

it('bankFileCsv writes a name as text if a spreadsheet would calculate it as a formula (security case 58)', () =>
  expect(bankFileCsv([{ withdrawal, account: { ...account, nameOnAccount: '=HYPERLINK("x")' } }])).toContain(`"'=HYPERLINK(""x"")"`))
