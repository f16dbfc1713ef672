import { SALMA } from '@wasla/mocks/world/agents.ts'
import { REEMA } from '@wasla/mocks/world/more-networkers.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { signInAs, type Visitor } from '../harness/sign-in.ts'
import { expectTitle, textBox } from '../harness/joining.ts'
import { numbers } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'
import type { Words } from '../harness/words.ts'

type MessageId = Parameters<Words>[0]

const settings = '/settings/managed-accounts'
const userName = REEMA.profile.userName ?? ''
const agent = `@${SALMA.profile.userName ?? ''}`
const agentName = SALMA.profile.lastName ?? ''

/** Presses the confirm button of the open dialog. */
async function yes({ page, words }: Visitor, id: MessageId) {
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words(id), exact: true })
    .click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

const button = ({ page, words }: Visitor, id: MessageId, values?: Record<string, string>) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(words(id, values), 'u') })

test(
  'an agent invites a networker by user name, the networker accepts, both agree a split of rewards, and the agent ends the agreement',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, newVisitor }) => {
    await signInAs(visitor, numbers.salma, settings)
    await expectTitle(visitor, words('talents.title'))
    await expect(page.getByRole('heading', { name: words('talents.empty.all') })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])

    await test.step('an unknown user name shows an error and stays in the field, and a networker can be invited only once', async () => {
      const name = textBox(visitor, words('talents.invite.userName'))
      const send = button(visitor, 'talents.invite.send')
      await name.fill('nobody_at_all')
      await send.click()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await expect(name).toHaveValue('nobody_at_all')
      await name.fill(userName)
      await send.click()
      await expect(page.getByText(words('talents.waiting'), { exact: true })).toBeVisible()
      await expect(name).toHaveValue('')
      await name.fill(userName)
      await send.click()
      await expect(page.getByText(words('MANAGED_ACCOUNT_CONFLICT'))).toBeVisible()
    })

    const talent = await newVisitor()
    await test.step('the networker sees exactly what a manager may read, and accepts the invitation', async () => {
      await signInAs(talent, numbers.reema, settings)
      await expectTitle(talent, words('managers.title'))
      expect(await accessibilityProblems(talent.page)).toEqual([])
      await button(talent, 'managers.accept').click()
      const may = (['profile', 'insights', 'programs', 'earnings'] as const).map((each) => words(`managers.may.${each}`))
      await expect(talent.page.getByRole('alertdialog').getByRole('listitem')).toHaveText(may)
      await yes(talent, 'managers.acceptYes')
      await expect(button(talent, 'managers.accept')).toHaveCount(0)
      await expect(talent.page.getByText(agent)).toBeVisible()
    })

    await test.step('the agent finds the networker among the accepted, with an overview', async () => {
      await page.goto(`${settings}?show=accepted`)
      await button(visitor, 'talents.overview').click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: words('talents.stats') })).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    await test.step('the agent proposes a split of rewards, and cannot agree alone', async () => {
      await button(visitor, 'list.actions', { name: '.*' }).click()
      await page.getByRole('menuitem', { name: words('splits.open') }).click()
      await textBox(visitor, words('splits.yourShare')).fill('12.5')
      expect(await accessibilityProblems(page)).toEqual([])
      await button(visitor, 'splits.send', { name: '.*' }).click()
      await expect(page.getByText(words('splits.consent.theirTurn'))).toBeVisible()
      await expect(button(visitor, 'splits.withdraw')).toBeVisible()
      await expect(button(visitor, 'splits.decline')).toHaveCount(0)
    })

    await test.step('the networker reads what it means and agrees; both pages show the agreed split', async () => {
      await talent.page.reload()
      await talent.page.getByRole('link', { name: new RegExp(`^${talent.words('splits.open')}.*${agentName}`, 'u') }).click()
      await expect(talent.page.getByRole('heading', { name: talent.words('splits.meaning') })).toBeVisible()
      expect(await accessibilityProblems(talent.page)).toEqual([])
      await button(talent, 'splits.agree', { percent: '.*' }).click()
      for (const side of [talent, visitor]) {
        await side.page.reload()
        await expect(side.page.getByRole('heading', { name: side.words('splits.agreed'), exact: true })).toBeVisible()
        await expect(button(side, 'splits.end')).toBeVisible()
      }
      await talent.page.goto(settings)
      await page.goto(`${settings}?show=accepted`)
    })

    await test.step('the agent ends the agreement, and both pages show that it has ended', async () => {
      await button(visitor, 'list.actions', { name: '.*' }).click()
      await page.getByRole('menuitem', { name: words('talents.remove') }).click()
      await yes(visitor, 'talents.removeYes')
      await expect(page.getByRole('heading', { name: words('talents.empty.accepted') })).toBeVisible()
      await talent.page.reload()
      await expectTitle(talent, words('managers.title'))
      await expect(talent.page.getByRole('heading', { level: 2, name: words('managers.accepted') })).toBeVisible()
      await expect(talent.page.getByText(agent)).toHaveCount(0)
    })
  },
)
