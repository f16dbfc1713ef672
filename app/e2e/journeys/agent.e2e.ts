import { findBrowser } from '../../../tools/browser.ts'
import { journeyArgs } from '../harness/browser-args.ts'
import { onHome, openAccount } from '../harness/sign-in.ts'
import { startCheck, expectOutcome, sendDrawnFace, takeSelfie } from '../harness/identity.ts'
import { answerQuestions, connectAccount, expectTitle, grown, setUpAccount } from '../harness/joining.ts'
import { expect, test } from '../harness/test.ts'

// The camera of a browser without windows shows no picture.
test.use({ launchOptions: { executablePath: findBrowser(), args: journeyArgs } })

test(
  'an admin admits an agent, the identity check refuses the agent once, and a reviewer approves the second check, made without a camera',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, context, words, adminApi, newNumber }) => {
    const number = newNumber()
    const last = `Alharbi ${number}`
    await openAccount(visitor, number)
    await answerQuestions(visitor, 'AGENT', 'MANAGE_TALENT')
    await setUpAccount(visitor, { first: 'Maha', last, birth: grown })
    await connectAccount(visitor, `maha.${number}`)
    await expectTitle(visitor, words('onboarding.wait.title'))
    await adminApi.admit(number)
    await onHome(page)
    await expect(page.getByText(words('shell.kind.AGENT')).first()).toBeVisible()

    await test.step('after a refused document, the agent can send another document', async () => {
      await page.getByRole('link', { name: words('profiles.verify.do.identity') }).click()
      await startCheck(visitor, '2012345679')
      await takeSelfie(visitor)
      await expectOutcome(visitor, 'refused')
    })

    await test.step('without permission for the camera, the agent sends a drawn face', async () => {
      await context.clearPermissions()
      await context.grantPermissions([])
      await startCheck(visitor, '2012345678', 'again')
      await sendDrawnFace(visitor)
      await expectOutcome(visitor, 'review')
    })

    await test.step('the reviewer’s approval appears without a reload', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: words('verification.identity.home') })
        .click()
      await onHome(page)
      await expect(page.getByText(words('profiles.verify.state.inReview'))).toBeVisible()
      await adminApi.approve(`Maha ${last}`)
      await expect(
        page
          .getByRole('main')
          .getByRole('heading')
          .getByRole('img', { name: words('ds.verifiedMark.label') }),
      ).toBeVisible()
    })
  },
)
