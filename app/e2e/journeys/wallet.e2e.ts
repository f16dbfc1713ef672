import { demoSettlesAfter } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { FAISAL } from '@wasla/mocks/world/more-networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectTitle } from '../harness/joining.ts'
import { numbers } from '../harness/people.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { limit } from '../../../tools/machine/pace.ts'
import { addBankAccount, expectBalance, openMoneySheet, sheetButton, topUp } from '../harness/wallet.ts'

/** Total of the rewards that demo programs paid Faisal, in halalas. */
const earned = world.programChanges.reduce(
  (sum, change) => (change.profileId === FAISAL.profile.id && change.change === 'rewardEarned' ? sum + change.amount : sum),
  0,
)

/** Timeout for a wait for the demo bank. The bank’s delay is the same on every machine. */
const bankTakesItsTime = { timeout: demoSettlesAfter + limit(15_000) }

test(
  'a confirmed top-up adds to the balance, a declined one adds nothing, and an abandoned one stays in progress',
  { tag: '@flow-straight' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, numbers.bakr, '/wallet')
    await expectTitle(visitor, words('wallet.title'))
    await expectBalance(visitor, 0)
    expect(await accessibilityProblems(page)).toEqual([])

    await test.step('the balance and the list include a paid top-up, which has a receipt', async () => {
      await topUp(visitor, 1000, 'pay')
      await expect(page.getByRole('heading', { name: words('wallet.underWay.paid') })).toBeVisible()
      await expectBalance(visitor, 100_000)
      await page.getByRole('button', { name: new RegExp(`^${words('wallet.happened.topUpByCard')}`, 'u') }).click()
      const receipt = page.getByRole('dialog')
      await expect(receipt.getByText(/^INV-\d{4}-\d{6}$/u)).toBeVisible()
      await expect(receipt).toContainText(createFormats(visitor.language).money(102_875))
      expect(await accessibilityProblems(page)).toEqual([])
      // A printed receipt has no buttons and no other part of the page.
      await page.emulateMedia({ media: 'print' })
      await expect(receipt.getByText(/^INV-\d{4}-\d{6}$/u)).toBeVisible()
      await expect(page.locator('main')).toBeHidden()
      await expect(receipt.locator('button:visible')).toHaveCount(0)
      await page.emulateMedia({ media: null })
    })

    await test.step('a declined top-up shows a message, and the balance does not change', async () => {
      await topUp(visitor, 500, 'decline')
      await expect(page.getByRole('heading', { name: words('wallet.underWay.failed') })).toBeVisible()
      await expectBalance(visitor, 100_000)
      await page.goto('/wallet')
      await expect(page.getByText(words('wallet.note.notCharged'))).toBeVisible()
    })

    await test.step('an unpaid top-up stays in progress, and the balance does not change', async () => {
      await topUp(visitor, 300, 'close')
      await expect(page.getByRole('heading', { name: words('wallet.underWay.confirming') })).toBeVisible()
      await expectBalance(visitor, 100_000)
    })

    await test.step('the list is downloaded as a CSV file', async () => {
      await page.goto('/wallet')
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words('wallet.download.csv') }).click()
      expect((await saved).suggestedFilename()).toMatch(/^transactions-.*\.csv$/u)
    })
  },
)

test(
  'a withdrawal leaves the wallet immediately and once, becomes paid without a reload, and is returned in full if the bank refuses it',
  { tag: '@flow-straight' },
  async ({ visitor, page, words, context }) => {
    await signInAs(visitor, numbers.faisal)
    await topUp(visitor, 2000, 'pay')
    await expectBalance(visitor, earned + 200_000)
    await addBankAccount(visitor, { bank: 'Najd Bank', iban: 'SA0380000000608010167519', holder: 'Faisal Alharbi' })

    await test.step('a withdrawal that two tabs request at the same time leaves the wallet once', async () => {
      const other = { ...visitor, page: await context.newPage() }
      await openMoneySheet(visitor, 'withdraw', 500)
      await openMoneySheet(other, 'withdraw', 500)
      await Promise.all([sheetButton(page).click(), sheetButton(other.page).click()])
      const refusal = (tab: typeof page) => tab.getByText(words('WITHDRAWAL_IN_PROGRESS')).first()
      const either = async () => [await refusal(page).isVisible(), await refusal(other.page).isVisible()].filter(Boolean).length
      await expect.poll(either).toBe(1)
      await other.page.close()
      await page.goto('/wallet')
      await expectBalance(visitor, earned + 149_425)
      await expect(page.getByText(words('wallet.state.underWay'))).toHaveCount(1)
    })

    await test.step('the bank pays out the withdrawal, and the page shows this without a reload', async () => {
      await expect(page.getByText(words('wallet.state.underWay'))).toHaveCount(0, bankTakesItsTime)
      await expectBalance(visitor, earned + 149_425)
      await expect(page.getByText(words('wallet.reserved.nothing'))).toBeVisible()
    })

    await test.step('after a refusal by the bank, the wallet gets back the whole total, including the fee', async () => {
      await addBankAccount(visitor, { bank: 'Sahil Bank', iban: 'SA9865000000310077520000', holder: 'Faisal Alharbi' })
      const dialog = await openMoneySheet(visitor, 'withdraw', 300)
      await dialog.getByText('Sahil Bank').first().click()
      await sheetButton(page).click()
      await expect(dialog).toBeHidden()
      await expectBalance(visitor, earned + 118_850)
      await expect(page.getByText(words('wallet.happened.returned'), { exact: true })).toBeVisible(bankTakesItsTime)
      await expectBalance(visitor, earned + 149_425)
    })
  },
)
